import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Appearance callbacks")
  struct AppearanceContractTests {
    @Test("One controller: load, appear, layout, appeared (A1, A2)")
    func oneController() {
      let phone = Phone()
      phone.window.rootViewController = phone.screen("A")
      phone.window.makeKeyAndVisible()
      phone.settle()
      let expected = [
        "A loadView", "A viewDidLoad", "A WA", "A IA", "A willLayout", "A didLayout", "A DA",
      ]
      #expect(phone.log.take() == expected)
    }

    @Test(
      "In is-appearing the view is in the window and has its size; in will-appear it is not (A2)")
    func isAppearing() {
      let phone = Phone()
      let a = phone.screen("A")
      var windows: [Bool] = []
      a.during = [
        "WA": { windows.append($0.view.window != nil) },
        "IA": {
          windows.append($0.view.window != nil)
          #expect($0.view.bounds.size == phone.window.bounds.size)
        },
      ]
      phone.show(a)
      #expect(windows == [false, true])
    }

    @Test("Loading a view makes no appearance call (A3)")
    func loading() {
      let phone = Phone()
      let a = phone.screen("A")
      a.loadViewIfNeeded()
      a.loadViewIfNeeded()
      #expect(phone.log.take() == ["A loadView", "A viewDidLoad"])
    }

    @Test("A cancelled swipe goes from appearing to disappearing without having appeared (A4, E2)")
    func appearingToDisappearing() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let finger = try #require(stack.beginInteractivePop())
      phone.device.endTurn()
      finger.cancel()
      phone.settle()
      let a = phone.log.takeAppearance().filter { $0.hasPrefix("A") }
      #expect(a == ["A WA", "A IA", "A WD", "A DD"])
    }

    @Test("A call into a state that is reached already is suppressed (A5)")
    func suppression() {
      let phone = Phone()
      let parent = ManualContainer()
      let child = phone.screen("C")
      parent.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      #expect(phone.log.takeAppearance() == ["C WA", "C IA", "C DA"])
    }

    @Test("Appearance calls out of balance are counted and told, nothing else (A6)")
    func unbalanced() {
      let phone = Phone()
      let child = phone.screen("C")
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(phone.device.unbalancedAppearanceCalls == 2)
      #expect(phone.device.warnings.count == 2)
      #expect(phone.log.takeAppearance() == ["C WA", "C IA", "C DA"])
    }

    @Test("A container hears it first and passes it on from inside super (A9)")
    func containerFirst() {
      let phone = Phone()
      let parent = ContainerRecorder("P", phone.log)
      let child = phone.screen("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      phone.show(phone.screen("R"))
      phone.window.rootViewController = parent
      phone.settle()
      let told = phone.log.take().filter { !$0.hasPrefix("R") }
      let expected = ["P before WA", "C WA", "P WA", "C IA", "P IA", "C DA", "P DA"]
      #expect(told.filter { expected.contains($0) } == expected)
    }

    @Test("Removing several: only the two that swap on screen appear and disappear (A13)")
    func hiddenOnesStaySilent() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C", "D")
      stack.popToRootViewController(animated: true)
      phone.settle()
      let told = phone.log.take()
      #expect(told.filter { $0.hasPrefix("B") } == ["B willMove(nil)", "B didMove(nil)"])
      #expect(told.filter { $0.hasPrefix("C") } == ["C willMove(nil)", "C didMove(nil)"])
      #expect(told.contains("D DD") && told.contains("A DA"))
    }

    @Test("A new stack with the same top: nobody appears (A14)")
    func sameTop() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.setViewControllers([phone.screen("X"), stack.viewControllers[1]], animated: true)
      #expect(stack.transitionCoordinator == nil)
      phone.settle()
      #expect(phone.log.takeAppearance().isEmpty)
    }

    @Test("What is put under the top is not loaded until it is shown (A15)")
    func underTheTop() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let x = phone.screen("X")
      stack.setViewControllers([x, phone.screen("Y")], animated: false)
      phone.settle()
      #expect(!x.isViewLoaded)
      stack.popViewController(animated: false)
      phone.settle()
      #expect(x.isViewLoaded)
    }

    @Test("Pushes before the first commit, from iOS 18 on: only the last one loads (A16)")
    func pushesBeforeFirstCommit() {
      let phone = Phone("version=18")
      let a = phone.screen("A")
      let stack = UINavigationController(rootViewController: a)
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      stack.pushViewController(phone.screen("B"), animated: false)
      phone.settle()
      #expect(!a.isViewLoaded)
      #expect(phone.log.takeAppearance() == ["B WA", "B IA", "B DA"])
    }

    @Test("Pushes before the first commit, up to iOS 17: the root begins to appear and goes (A16)")
    func pushesBeforeFirstCommitEarlier() {
      let phone = Phone("version=17")
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      stack.pushViewController(phone.screen("B"), animated: false)
      phone.settle()
      let told = phone.log.take(only: "viewDidLoad", "WA", "IA", "DA", "WD", "DD")
      #expect(
        told.filter { $0.hasPrefix("A") } == ["A viewDidLoad", "A WA", "A IA", "A WD", "A DD"])
      #expect(told.filter { $0.hasPrefix("B") } == ["B viewDidLoad", "B WA", "B IA", "B DA"])
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("What was pushed and popped unseen is not kept up to iOS 17 (A16, G6)")
    func poppedUnseen() {
      let phone = Phone("version=17")
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      tabs.viewControllers = [stack, phone.screen("B")]
      phone.show(tabs)
      weak var page: UIViewController?
      do {
        let pushed = phone.screen("C")
        page = pushed
        stack.pushViewController(pushed, animated: true)
      }
      tabs.selectedIndex = 1
      phone.settle()
      stack.popViewController(animated: false)
      phone.settle()
      #expect(page == nil)
    }

    @Test("A push right after an unanimated replacement waits for the commit up to iOS 17 (A17)")
    func heldPush() {
      for (version, atOnce) in [("17", false), ("18", true)] {
        let phone = Phone("version=\(version)")
        let stack = phone.showStack("A")
        let y = phone.screen("Y")
        stack.setViewControllers([phone.screen("X")], animated: false)
        stack.pushViewController(y, animated: true)
        #expect((stack.topViewController === y) == atOnce)
        #expect((stack.transitionCoordinator != nil) == atOnce)
        phone.settle()
        #expect(stack.topViewController === y)
      }
    }

    @Test(
      "A covered stack changes without a sound, and shows its top when it is seen again (A18, C35)")
    func coveredStack() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.present(phone.screen("M", style: .fullScreen), animated: false)
      phone.settle()
      _ = phone.log.take()
      let b = phone.screen("B")
      stack.pushViewController(b, animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance().isEmpty)
      #expect(!b.isViewLoaded)
      stack.dismiss(animated: false)
      phone.settle()
      #expect(phone.log.takeAppearance().filter { !$0.hasPrefix("M") } == ["B WA", "B IA", "B DA"])
    }

    @Test(
      "Sheets and what lies over leave the presenter alone (A23)",
      arguments: [
        UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
        .overCurrentContext, .custom,
      ])
    func presenterStaysSilent(style: UIModalPresentationStyle) {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: style), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WA", "B IA", "B DA"])
      #expect(a.view.window === phone.window)
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WD", "B DD"])
    }

    @Test(
      "Full screen and current context take the covered view away after the end (A24)",
      arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
    func coveredViewLeaves(style: UIModalPresentationStyle) {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: style), animated: true)
      phone.device.endTurn()
      #expect(a.view.window === phone.window)
      phone.settle()
      #expect(a.view.window == nil)
      a.dismiss(animated: true)
      phone.settle()
      #expect(a.view.window === phone.window)
    }

    @Test("Automatic is a page sheet up to iOS 17, a form sheet from iOS 18 on (A25)")
    func automaticStyle() {
      for (version, style) in [("17", UIModalPresentationStyle.pageSheet), ("18", .formSheet)] {
        let phone = Phone("version=\(version)")
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B")
        a.present(b, animated: false)
        phone.settle()
        #expect(b.presentationController?.presentationStyle == style)
      }
    }

    @Test("The relations as the callbacks of a full-screen presentation see them (A26)")
    func relationsWhileComing() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B", style: .fullScreen)
      a.during["WD"] = {
        #expect($0.presentedViewController === b)
        #expect(!$0.isBeingDismissed)
      }
      b.during["WA"] = {
        #expect($0.presentingViewController === a)
        #expect($0.isBeingPresented)
      }
      a.present(b, animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance().count == 5)
    }

    @Test("The relations as the callbacks of a full-screen dismissal see them (A27, C30)")
    func relationsWhileGoing() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B", style: .fullScreen)
      a.present(b, animated: false)
      phone.settle()
      a.during["WA"] = { #expect($0.presentedViewController === b) }
      a.during["DA"] = { #expect($0.presentedViewController == nil) }
      b.during["DD"] = {
        #expect($0.presentingViewController == nil)
        #expect($0.isBeingDismissed)
      }
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WD", "A WA", "A IA", "A DA", "B DD"])
    }

    @Test("A modal under a full-screen modal disappears without being dismissed (A28)")
    func coveredModal() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      a.present(b, animated: false)
      phone.settle()
      for moment in ["WD", "DD"] {
        b.during[moment] = {
          #expect(!$0.isBeingDismissed)
          #expect($0.presentingViewController === a)
        }
      }
      _ = phone.log.take()
      b.present(phone.screen("C", style: .fullScreen), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WD", "C WA", "C IA", "C DA", "B DD"])
    }

    @Test("Several sheets end together: all disappear, only the topmost is animated (A29, A30)")
    func severalSheets() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let (b, c) = (AnimatedFlagRecorder("B", phone.log), AnimatedFlagRecorder("C", phone.log))
      a.present(b, animated: false)
      phone.settle()
      b.present(c, animated: false)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["C WD", "B WD", "C DD", "B DD"])
      #expect(c.leftAnimated == [true])
      #expect(b.leftAnimated == [false])
      #expect(a.presentedViewController == nil)
    }

    @Test(
      "Covered by a full-screen modal, the middle one has nothing more to hear, or goes along (A31, K4)",
      arguments: [
        ("silent", []), ("told", ["B WA", "B IA", "B WD", "B DD"]),
      ] as [(String, [String])])
    func coveredMiddle(choice: String, middle: [String]) {
      let phone = Phone("K4=\(choice)")
      let a = phone.show(phone.screen("A"))
      let (b, c) = (phone.screen("B", style: .fullScreen), phone.screen("C", style: .fullScreen))
      a.present(b, animated: false)
      phone.settle()
      b.present(c, animated: false)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      let told = phone.log.takeAppearance()
      #expect(told.filter { !$0.hasPrefix("B") } == ["C WD", "A WA", "A IA", "A DA", "C DD"])
      #expect(told.filter { $0.hasPrefix("B") } == middle)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("Appearance methods called by hand are told, once each (A7)")
    func calledByHand() {
      let phone = Phone()
      let child = phone.show(phone.screen("C"))
      child.viewWillAppear(false)
      #expect(phone.device.warnings.count == 1)
      #expect(phone.device.warnings.last?.contains("beginAppearanceTransition") == true)
    }

    @Test("A modal over a popover ends: the popover's controller has not disappeared before (A32)")
    func modalOverPopover() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let p = phone.screen("P", style: .popover)
      a.present(p, animated: false)
      phone.settle()
      p.present(phone.screen("M"), animated: false)
      phone.settle()
      _ = phone.log.take()
      p.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["M WD", "M DD"])
    }

    @Test("What leaves a stack unseen hears it by containment only (D15, D38)")
    func leavingUnseen() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.present(phone.screen("M", style: .fullScreen), animated: false)
      phone.settle()
      _ = phone.log.take()
      stack.popViewController(animated: true)
      #expect(phone.log.take() == ["B willMove(nil)", "B didMove(nil)"])
    }

    @Test("The animated flag of the presenter's did-callbacks is a switch (A8, K10)")
    func presenterAnimatedFlag() {
      for (choice, expected) in [("same", true), ("false", false)] {
        let phone = Phone("K10=\(choice)")
        let a = phone.show(AnimatedFlagRecorder("A", phone.log))
        a.present(phone.screen("B", style: .fullScreen), animated: true)
        phone.settle()
        #expect(a.goneAnimated == [expected])
      }
    }
  }
}

/// Leaves its children's appearance to the test.
@MainActor final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Records what comes before super.
@MainActor final class ContainerRecorder: Recorder {
  override func viewWillAppear(_ animated: Bool) {
    log.add("\(name) before WA")
    super.viewWillAppear(animated)
  }
}

/// Records the `animated` arguments too.
@MainActor final class AnimatedFlagRecorder: Recorder {
  var leftAnimated: [Bool] = []
  var goneAnimated: [Bool] = []

  override func viewWillDisappear(_ animated: Bool) {
    leftAnimated.append(animated)
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    goneAnimated.append(animated)
    super.viewDidDisappear(animated)
  }
}
