import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Gestures")
  struct GestureContractTests {
    // MARK: The swipe back

    @Test("A completed swipe: begun by the finger, ended after the release (E1, E3)")
    func completedSwipe() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      let finger = try #require(stack.beginInteractivePop())
      phone.device.endTurn()
      #expect(
        phone.log.take(only: "willShow", "WD", "WA", "IA") == [
          "A willShow", "B WD", "A WA", "A IA",
        ])
      let coordinator = try #require(stack.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      var lifted: [Bool] = []
      coordinator.notifyWhenInteractionChanges { lifted.append($0.isCancelled) }
      finger.update(0.6)
      #expect(coordinator.percentComplete == 0.6)
      finger.finish()
      #expect(lifted == [false])
      #expect(!coordinator.isInteractive)
      #expect(phone.log.takeAppearance().isEmpty)
      phone.device.advance(by: 0.3)
      #expect(
        phone.log.take(only: "DD", "DA", "didMove(nil)", "didShow") == [
          "B DD", "A DA", "B didMove(nil)", "A didShow",
        ])
    }

    @Test(
      "A cancelled swipe: the old top is back, nobody has left, nothing was shown (E2, E4, D30, F7)"
    )
    func cancelledSwipe() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let b = stack.viewControllers[1]
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      let finger = try #require(stack.beginInteractivePop())
      phone.device.endTurn()
      #expect(stack.topViewController?.title == "A")
      var cancelled: [Bool] = []
      stack.transitionCoordinator?.animate(alongsideTransition: nil) {
        cancelled.append($0.isCancelled)
      }
      finger.update(0.3)
      finger.cancel()
      phone.settle()
      let told = phone.log.take(
        only: "willShow", "didShow", "WD", "WA", "IA", "DD", "DA", "didMove(nil)")
      #expect(
        told == [
          "A willShow", "B WD", "A WA", "A IA", "A WD", "A DD", "B WA", "B IA", "B DA",
        ])
      #expect(stack.topViewController === b && b.parent === stack)
      #expect(cancelled == [true])
      #expect(stack.transitionCoordinator == nil)
    }

    @Test("What a cancelled swipe says about the parent is a switch (E5, K5)")
    func parentAtCancelledSwipe() throws {
      for (choice, expected) in [
        ("nothing", ["B willMove(nil)"]),
        ("moved", ["B willMove(nil)", "B willMove", "B didMove"]),
      ] {
        let phone = Phone("K5=\(choice)")
        let stack = phone.showStack("A", "B")
        let finger = try #require(stack.beginInteractivePop())
        phone.device.endTurn()
        finger.cancel()
        phone.settle()
        #expect(
          phone.log.take(only: "willMove(nil)", "willMove", "didMove", "didMove(nil)") == expected)
      }
    }

    @Test("A finger that leaves in the turn in which it came decides all the same")
    func quickFinger() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      try #require(stack.beginInteractivePop()).cancel()
      phone.settle()
      #expect(stack.viewControllers.count == 2)
      try #require(stack.beginInteractivePop()).finish()
      phone.settle()
      #expect(stack.viewControllers.count == 1)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("When the swipe is off (E6, D32)")
    func swipeIsOff() {
      let phone = Phone()
      #expect(!phone.showStack("A").canBeginInteractivePop)
      let stack = phone.showStack("A", "B")
      let item = stack.viewControllers[1].navigationItem
      #expect(stack.canBeginInteractivePop)
      item.leftBarButtonItem = UIBarButtonItem(title: "X", primaryAction: nil)
      #expect(!stack.canBeginInteractivePop)
      item.leftItemsSupplementBackButton = true
      #expect(stack.canBeginInteractivePop)
      item.hidesBackButton = true
      #expect(!stack.canBeginInteractivePop)
      item.hidesBackButton = false
      stack.isNavigationBarHidden = true
      #expect(!stack.canBeginInteractivePop)
      stack.isNavigationBarHidden = false
      stack.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!stack.canBeginInteractivePop)
    }

    @Test("Another delegate of the recognizer decides alone (E6, E7)")
    func otherDelegate() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let gate = GestureGate()
      stack.interactivePopGestureRecognizer?.delegate = gate
      gate.allows = false
      #expect(!stack.canBeginInteractivePop)
      gate.allows = true
      stack.isNavigationBarHidden = true
      #expect(stack.canBeginInteractivePop)
    }

    @Test("Without a delegate a swipe on the root leaves the stack stuck (E7)")
    func stuckStack() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.interactivePopGestureRecognizer?.delegate = nil
      #expect(stack.canBeginInteractivePop)
      stack.beginInteractivePop()?.finish()
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      phone.device.advance(by: 10)
      #expect(stack.viewControllers.count == 2)
      #expect(phone.log.takeAppearance().isEmpty)
    }

    @Test("One swipe is one pop; the next one waits for its end (E8)")
    func onePopPerSwipe() throws {
      let phone = Phone("version=18")
      let stack = phone.showStack("A", "B", "C")
      try #require(stack.beginInteractivePop()).finish()
      phone.device.endTurn()
      #expect(stack.beginInteractivePop() == nil)
      phone.settle()
      try #require(stack.beginInteractivePop()).finish()
      phone.settle()
      #expect(stack.viewControllers.count == 1)
    }

    @Test("The back menu pops several in one movement (E9, D37)")
    func backMenu() {
      let phone = Phone()
      let stack = AskedStack()
      stack.setViewControllers(["A", "B", "C", "D"].map { phone.screen($0) }, animated: false)
      phone.show(stack)
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      stack.allows = false
      stack.chooseFromBackMenu(index: 1)
      phone.settle()
      #expect(phone.log.take(only: "willShow", "didShow") == ["B willShow", "B didShow"])
      #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test("From iOS 26 on the content swipes too, with a recognizer of its own (E10)")
    func contentSwipe() {
      for (version, can) in [("18", false), ("26", true)] {
        let phone = Phone("version=\(version)")
        let stack = phone.showStack("A", "B")
        stack.interactivePopGestureRecognizer?.isEnabled = false
        #expect(stack.canBeginInteractivePop == can)
        stack.interactiveContentPopGestureRecognizer?.isEnabled = false
        #expect(!stack.canBeginInteractivePop)
      }
    }

    @Test("Back button and swipe go through popViewController, so that an override sees them (D36)")
    func override() throws {
      let phone = Phone()
      let stack = AskedStack()
      stack.setViewControllers(["A", "B", "C"].map { phone.screen($0) }, animated: false)
      phone.show(stack)
      stack.tapBackButton()
      phone.settle()
      try #require(stack.beginInteractivePop()).finish()
      phone.settle()
      #expect(stack.pops == 2)
    }

    @Test("The bar's delegate is asked for the back button only (D37)")
    func shouldPop() {
      let phone = Phone()
      let stack = AskedStack()
      stack.setViewControllers(["A", "B"].map { phone.screen($0) }, animated: false)
      phone.show(stack)
      stack.allows = false
      stack.tapBackButton()
      phone.settle()
      #expect(stack.viewControllers.count == 2)
      stack.popViewController(animated: true)
      phone.settle()
      #expect(stack.viewControllers.count == 1)
      #expect(stack.asked == 1)
    }

    // MARK: Sheets

    private func sheet(_ phone: Phone, _ style: UIModalPresentationStyle = .pageSheet) -> (
      Recorder, SheetDelegateRecorder
    ) {
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B", style: style)
      let delegate = SheetDelegateRecorder(phone.log)
      b.presentationController?.delegate = delegate
      a.present(b, animated: false)
      phone.settle()
      _ = phone.log.take()
      return (b, delegate)
    }

    @Test("A sheet pulled down: asked, announced, gone, told once (E11, E21, E23)")
    func pulledDown() throws {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      delegate.onWillDismiss = {
        #expect(b.transitionCoordinator?.isInteractive == true)
      }
      delegate.onDidDismiss = {
        #expect(phone.window.rootViewController?.presentedViewController == nil)
      }
      let finger = try #require(b.beginSheetDrag())
      phone.device.endTurn()
      finger.update(0.7)
      finger.finish()
      phone.settle()
      #expect(
        phone.log.take() == [
          "delegate should", "delegate will", "B WD", "B DD", "delegate did",
        ])
    }

    @Test("Whether the delegate or the sheet hears the end first is a switch (K1)")
    func didDismissMoment() throws {
      for (choice, expected) in [
        ("after", ["B DD", "delegate did"]), ("before", ["delegate did", "B DD"]),
      ] {
        let phone = Phone("K1=\(choice)")
        let (b, delegate) = sheet(phone)
        try #require(b.beginSheetDrag()).finish()
        phone.settle()
        #expect(phone.log.take(only: "DD", "did") == expected)
        _ = delegate
      }
    }

    @Test("A sheet let go too early stays, and the next pull announces itself again (E12)")
    func letGo() throws {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      let finger = try #require(b.beginSheetDrag())
      phone.device.endTurn()
      finger.cancel()
      phone.settle()
      #expect(
        phone.log.take() == ["delegate should", "delegate will", "B WD", "B WA", "B IA", "B DA"])
      #expect(b.presentingViewController != nil)
      try #require(b.beginSheetDrag()).finish()
      phone.settle()
      #expect(phone.log.take(only: "will", "did") == ["delegate will", "delegate did"])
      _ = delegate
    }

    @Test("A sheet that must stay only tells of the attempt (E13, K15, E14)")
    func attempt() throws {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      delegate.allows = false
      try #require(b.beginSheetDrag()).finish()
      try #require(b.beginSheetDrag()).cancel()
      #expect(phone.log.take() == ["delegate should", "delegate attempt", "delegate should"])
      b.isModalInPresentation = true
      try #require(b.beginSheetDrag()).finish()
      phone.settle()
      #expect(phone.log.take() == ["delegate attempt"])
      #expect(b.presentingViewController != nil)
    }

    @Test("Whether the top of a presented stack can ask to stay is a switch (E14, K15)")
    func childAsksToStay() throws {
      for (choice, stays) in [("honoured", true), ("ignored", false)] {
        let phone = Phone("K15=\(choice)")
        let a = phone.show(phone.screen("A"))
        let inner = phone.screen("I")
        inner.isModalInPresentation = true
        let stack = UINavigationController(rootViewController: inner)
        a.present(stack, animated: false)
        phone.settle()
        try #require(stack.beginSheetDrag()).finish()
        phone.settle()
        #expect((a.presentedViewController != nil) == stays)
      }
    }

    @Test("Ended by code: the delegate hears nothing (E15)")
    func endedByCode() {
      let phone = Phone()
      let (b, delegate) = sheet(phone)
      b.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.take() == ["B WD", "B DD"])
      _ = delegate
    }

    @Test(
      "A tap outside counts like a swipe; with prevention it does nothing (E16, E22)",
      arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
    func tapOutside(style: UIModalPresentationStyle) {
      let phone = Phone()
      let (b, delegate) = sheet(phone, style)
      delegate.allows = false
      b.tapOutsidePresentation()
      phone.settle()
      #expect(phone.log.take() == ["delegate should"])
      delegate.allows = true
      b.tapOutsidePresentation()
      phone.settle()
      #expect(
        phone.log.take() == ["delegate should", "delegate will", "B WD", "B DD", "delegate did"])
    }

    @Test("The delegate counts that stands with the presented controller itself (E17)")
    func whoseDelegate() throws {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let inner = phone.screen("I")
      let stack = UINavigationController(rootViewController: inner)
      #expect(inner.presentationController == nil)
      let delegate = SheetDelegateRecorder(phone.log)
      stack.presentationController?.delegate = delegate
      a.present(stack, animated: false)
      phone.settle()
      #expect(inner.presentationController === stack.presentationController)
      _ = phone.log.take()
      try #require(stack.beginSheetDrag()).finish()
      phone.settle()
      #expect(phone.log.take(only: "did") == ["delegate did"])
    }

    @Test("A presentation has its own manager, made anew each time and for each style (E18, G9)")
    func managerPerPresentation() throws {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      let before = b.presentationController
      b.modalPresentationStyle = .pageSheet
      let first = try #require(b.presentationController)
      #expect(first !== before)
      a.present(b, animated: false)
      phone.settle()
      #expect(b.presentationController === first)
      a.dismiss(animated: false)
      phone.settle()
      #expect(b.presentationController !== first)
    }

    @Test("Of several sheets only the topmost can be pulled; the others are told nothing (E20)")
    func onlyTheTopmost() {
      let phone = Phone()
      let (b, _) = sheet(phone)
      let c = phone.screen("C")
      let delegate = SheetDelegateRecorder(phone.log)
      c.presentationController?.delegate = delegate
      b.present(c, animated: false)
      phone.settle()
      #expect(b.beginSheetDrag() == nil && b.sheetDragRefusal != nil)
      #expect(c.sheetDragRefusal == nil)
      _ = phone.log.take()
      phone.window.rootViewController?.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.take().filter { $0.hasPrefix("delegate") }.isEmpty)
    }

    @Test(
      "What is not a sheet cannot be pulled",
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func notASheet(style: UIModalPresentationStyle) {
      let phone = Phone()
      let (b, _) = sheet(phone, style)
      #expect(b.beginSheetDrag() == nil)
      b.tapOutsidePresentation()
      phone.settle()
      #expect(b.presentingViewController != nil)
    }

    @Test("An alert's handler runs after its did-disappear, when presenting works again (E24)")
    func alertHandler() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let next = phone.screen("N")
      let action = UIAlertAction(title: "OK", style: .default) { _ in
        #expect(a.presentedViewController == nil)
        a.present(next, animated: true)
      }
      alert.addAction(action)
      a.present(alert, animated: true)
      phone.settle()
      alert.simulateTap(on: action)
      phone.settle()
      #expect(a.presentedViewController === next)
    }
  }
}

/// Decides alone whether a gesture may begin.
@MainActor final class GestureGate: NSObject, UIGestureRecognizerDelegate {
  var allows = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// A stack that counts pops, and is asked by its bar.
@MainActor final class AskedStack: UINavigationController, UINavigationBarDelegate {
  var pops = 0
  var asked = 0
  var allows = true

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return super.popViewController(animated: animated)
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked += 1
    return allows
  }
}

/// Records what a presentation tells its delegate.
@MainActor final class SheetDelegateRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: Log
  var allows = true
  var onWillDismiss: () -> Void = {}
  var onDidDismiss: () -> Void = {}

  init(_ log: Log) { self.log = log }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.add("delegate should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("delegate will")
    onWillDismiss()
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("delegate did")
    onDidDismiss()
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.add("delegate attempt")
  }
}
