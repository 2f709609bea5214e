import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Stacks")
  struct StackContractTests {
    @Test("Push: announced, loaded, swapped, and at home (A10)")
    func push() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      let expected = [
        "B willMove", "B loadView", "B viewDidLoad", "A WD", "B WA", "B IA", "B willLayout",
        "B didLayout", "A DD", "B DA", "B didMove",
      ]
      #expect(phone.log.take() == expected)
    }

    @Test("Pop: announced, swapped, gone (A12)")
    func pop() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.popViewController(animated: true)
      phone.settle()
      let told = phone.log.take(only: "willMove(nil)", "WD", "WA", "IA", "DD", "DA", "didMove(nil)")
      #expect(
        told == ["B willMove(nil)", "B WD", "A WA", "A IA", "B DD", "A DA", "B didMove(nil)"])
    }

    @Test("The announcement of a push comes in the call or at its start (K18)")
    func announcement() {
      for (choice, atOnce) in [("call", true), ("start", false)] {
        let phone = Phone("K18=\(choice)")
        let stack = phone.showStack("A")
        stack.pushViewController(phone.screen("B"), animated: true)
        #expect(phone.log.entries.contains("B willMove") == atOnce)
        phone.settle()
        #expect(phone.log.take(only: "willMove", "didMove") == ["B willMove", "B didMove"])
      }
    }

    @Test("Pushing what is in the stack already raises (D1)")
    func pushingTwice() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let phone = Phone()
          let stack = phone.showStack("A", "B")
          stack.pushViewController(stack.viewControllers[0], animated: false)
        }
      }
    }

    @Test("A stack with duplicates raises (D2)")
    func duplicates() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let phone = Phone()
          let b = phone.screen("B")
          phone.showStack("A").setViewControllers([b, b], animated: false)
        }
      }
    }

    @Test("Pushing a stack raises (D3)")
    func pushingAStack() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          Phone().showStack("A").pushViewController(UINavigationController(), animated: false)
        }
      }
    }

    @Test("Popping to what is not in the stack raises (D5)")
    func poppingToAStranger() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let phone = Phone()
          phone.showStack("A", "B").popToViewController(phone.screen("X"), animated: false)
        }
      }
    }

    @Test("Popping where nothing can be popped does nothing (D6, F4)")
    func nothingToPop() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      #expect(stack.popToViewController(stack.viewControllers[1], animated: true)?.isEmpty == true)
      stack.popToRootViewController(animated: false)
      phone.settle()
      #expect(stack.popViewController(animated: true) == nil)
      #expect(stack.popToRootViewController(animated: true) == nil)
      #expect(stack.transitionCoordinator == nil)
      #expect(stack.viewControllers.count == 1)
    }

    @Test("The array is new right after the call, the popped one is returned (D8)")
    func valuesAtOnce() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      stack.pushViewController(b, animated: true)
      #expect(stack.topViewController === b)
      phone.settle()
      #expect(stack.popViewController(animated: true) === b)
      #expect(stack.viewControllers.count == 1)
    }

    @Test("Popping several returns them from bottom to top (D9)")
    func poppedOnes() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C")
      let popped = stack.popToRootViewController(animated: false)
      #expect(popped?.map(\.title) == ["B", "C"])
    }

    @Test("Visible is what is presented, else the top (D10)")
    func visible() {
      let phone = Phone()
      let stack = phone.showStack("A")
      #expect(stack.visibleViewController === stack.topViewController)
      let modal = phone.screen("M")
      stack.present(modal, animated: false)
      #expect(stack.visibleViewController === modal)
    }

    @Test("After removing several the array may show the old top until layout (D13, K11)")
    func transientArray() {
      for (choice, titles) in [("off", ["A"]), ("on", ["C", "A"])] {
        let phone = Phone("K11=\(choice)")
        let stack = phone.showStack("A", "B", "C")
        stack.popToRootViewController(animated: true)
        #expect(stack.viewControllers.map(\.title) == titles)
        phone.device.endTurn()
        #expect(stack.viewControllers.map(\.title) == ["A"])
      }
    }

    @Test("Several pushes of one turn are one movement (D16)")
    func severalPushes() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      stack.pushViewController(b, animated: true)
      stack.pushViewController(phone.screen("C"), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "C WA", "C IA", "A DD", "C DA"])
      #expect(!b.isViewLoaded)
      #expect(stack.viewControllers.count == 3)
      #expect(phone.device.warnings.isEmpty)
    }

    @Test(
      "During a movement a change is refused, kept for later, or begun at the end (D11, D12, D12b, K12)"
    )
    func secondChange() {
      for (choice, atOnce, after) in [("drop", 2, 2), ("queue", 2, 3), ("apply", 3, 3)] {
        let phone = Phone("version=18,K12=\(choice)")
        let stack = phone.showStack("A")
        stack.pushViewController(phone.screen("B"), animated: true)
        phone.device.endTurn()
        stack.pushViewController(phone.screen("C"), animated: true)
        #expect(stack.viewControllers.count == atOnce, "\(choice)")
        #expect(phone.device.refusedCalls.isEmpty == (choice != "drop"))
        phone.settle()
        #expect(stack.viewControllers.count == after, "\(choice)")
        #expect(phone.log.entries.contains("C DA") == (choice != "drop"))
        #expect(phone.device.unbalancedAppearanceCalls == 0)
      }
    }

    @Test("A refused change names its call and leaves the array; a refused pop returns nil (D12b)")
    func refusedChange() {
      let phone = Phone("version=18")
      let stack = phone.showStack("A", "B")
      stack.present(phone.screen("M"), animated: true)
      phone.device.endTurn()
      #expect(stack.popViewController(animated: true) == nil)
      #expect(stack.viewControllers.count == 2)
      #expect(phone.device.refusedCalls.last?.hasPrefix("popViewController") == true)
      phone.settle()
      stack.popViewController(animated: true)
      #expect(stack.viewControllers.count == 1)
    }

    @Test("From iOS 26 on a push that is interrupted is finished at once (D19, F9)")
    func interruptedPush() {
      let phone = Phone("version=26")
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.device.endTurn()
      var cancelled: [Bool] = []
      stack.transitionCoordinator?.animate(alongsideTransition: nil) {
        cancelled.append($0.isCancelled)
      }
      phone.device.advance(by: 0.1)
      _ = phone.log.take()
      stack.tapBackButton()
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["A DD", "B DA", "B WD", "A WA", "A IA"])
      #expect(cancelled == [false])
      phone.settle()
      #expect(stack.viewControllers.count == 1)
    }

    @Test("From iOS 26 on pushes may come at any time, each finishes the one before (D21)")
    func pushAnyTime() {
      let phone = Phone("version=26")
      let stack = phone.showStack("A")
      for name in ["B", "C", "D"] {
        stack.pushViewController(phone.screen(name), animated: true)
        phone.device.advance(by: 0.1)
      }
      phone.settle()
      #expect(stack.viewControllers.map(\.title) == ["A", "B", "C", "D"])
      #expect(phone.log.take(only: "DA") == ["B DA", "C DA", "D DA"])
      #expect(phone.device.warnings.isEmpty)
    }

    @Test("From iOS 26 on several back taps are taken while the stack moves (D18, D20)")
    func severalBackTaps() {
      for (version, left) in [("18", 2), ("26", 1)] {
        let phone = Phone("version=\(version)")
        let stack = phone.showStack("A", "B", "C")
        stack.tapBackButton()
        phone.device.advance(by: 0.1)
        stack.tapBackButton()
        phone.settle()
        #expect(stack.viewControllers.count == left)
      }
    }

    @Test("A new stack looks like a push, a pop or nothing, by its top (D22, D23)")
    func replacement() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C")
      let old = stack.viewControllers
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      stack.setViewControllers([old[0], phone.screen("X")], animated: true)
      phone.settle()
      stack.setViewControllers([old[0]], animated: true)
      phone.settle()
      stack.setViewControllers([phone.screen("Y"), old[0]], animated: true)
      phone.settle()
      #expect(recorder.operations == [.push, .pop])
      #expect(stack.viewControllers[1] === old[0])
    }

    @Test("At a pop's will-show the popped one is gone and the coordinator is there (D23b, D24)")
    func willShow() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      var seen: [Int] = []
      recorder.onWillShow = {
        seen.append(stack.viewControllers.count)
        #expect(stack.transitionCoordinator?.isInteractive == false)
      }
      stack.popViewController(animated: true)
      #expect(stack.transitionCoordinator != nil)
      phone.settle()
      #expect(seen == [1])
    }

    @Test(
      "Will-show at the start and did-show at the end of every shown change (D24)",
      arguments: [true, false])
    func shownChanges(animated: Bool) {
      let phone = Phone()
      let recorder = StackDelegateRecorder(phone.log)
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      stack.delegate = recorder
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      phone.settle()
      #expect(phone.log.take(only: "willShow", "didShow") == ["A willShow", "A didShow"])
      stack.pushViewController(phone.screen("B"), animated: animated)
      phone.settle()
      stack.popToRootViewController(animated: animated)
      phone.settle()
      #expect(
        phone.log.take(only: "willShow", "didShow") == [
          "B willShow", "B didShow", "A willShow", "A didShow",
        ])
    }

    @Test(
      "Where will-show and did-show stand among the appearance calls are switches (D25, K7, K8)")
    func momentsOfShow() {
      let orders = [
        "K7=after,K8=before": [
          "B willShow", "A WD", "B WA", "B IA", "A DD", "B DA", "B didShow",
        ],
        "K7=before,K8=after": [
          "A WD", "B WA", "B willShow", "B IA", "A DD", "B didShow", "B DA",
        ],
      ]
      for (choice, expected) in orders {
        let phone = Phone(choice)
        let stack = phone.showStack("A")
        let recorder = StackDelegateRecorder(phone.log)
        stack.delegate = recorder
        stack.pushViewController(phone.screen("B"), animated: true)
        phone.settle()
        let told = phone.log.take(only: "willShow", "didShow", "WD", "WA", "IA", "DD", "DA")
        #expect(told == expected)
      }
    }

    @Test(
      "In did-show there is a coordinator after an animated change only, and it tells who left (D26)"
    )
    func coordinatorInDidShow() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C")
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      var left: [String?] = []
      recorder.onDidShow = {
        left.append(stack.transitionCoordinator?.viewController(forKey: .from)?.title)
      }
      stack.popViewController(animated: true)
      phone.settle()
      stack.popViewController(animated: false)
      phone.settle()
      #expect(left == ["C", nil])
    }

    @Test(
      "Changes of a stack that is not seen, and a stack that is dismissed, show nothing (D28, D29)")
    func unseenChanges() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let stack = UINavigationController(rootViewController: phone.screen("X"))
      let recorder = StackDelegateRecorder(phone.log)
      a.present(stack, animated: false)
      phone.settle()
      stack.delegate = recorder
      stack.present(phone.screen("M", style: .fullScreen), animated: false)
      phone.settle()
      _ = phone.log.take()
      stack.pushViewController(phone.screen("Y"), animated: true)
      phone.settle()
      #expect(phone.log.take(only: "willShow", "didShow").isEmpty)
      stack.dismiss(animated: false)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.take(only: "willShow", "didShow").isEmpty)
    }

    @Test("A stack that is built before its view is loaded loads and shows only its top (D35)")
    func builtBefore() {
      let phone = Phone()
      let (a, b) = (phone.screen("A"), phone.screen("B"))
      let stack = UINavigationController(rootViewController: a)
      stack.pushViewController(b, animated: true)
      #expect(stack.viewControllers.count == 2)
      #expect(!stack.isViewLoaded)
      phone.show(stack)
      #expect(!a.isViewLoaded && b.isViewLoaded)
    }

    @Test("The animator of the delegate performs the change and ends it (D32)")
    func animator() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let recorder = StackDelegateRecorder(phone.log)
      let animator = CountingAnimator(1)
      recorder.animator = animator
      stack.delegate = recorder
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.device.advance(by: 0.9)
      #expect(phone.log.take(only: "DA").isEmpty)
      phone.device.advance(by: 0.2)
      #expect(phone.log.take(only: "DA") == ["B DA"])
      #expect(animator.ended == [true])
      #expect(!stack.canBeginInteractivePop)
    }

    @Test("Deep stacks cost what changes: a push on a thousand visits no other member")
    func deepStack() {
      let phone = Phone()
      let stack = UINavigationController()
      stack.setViewControllers((0..<1000).map { phone.screen("\($0)") }, animated: false)
      phone.show(stack)
      stack.pushViewController(phone.screen("X"), animated: true)
      phone.settle()
      #expect(Set(phone.log.take().map { $0.split(separator: " ")[0] }) == ["999", "X"])
    }
  }
}

/// Records what a stack tells its delegate, and answers as the test wants.
@MainActor final class StackDelegateRecorder: NSObject, UINavigationControllerDelegate {
  let log: Log
  var operations: [UINavigationController.Operation] = []
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var onWillShow: () -> Void = {}
  var onDidShow: () -> Void = {}

  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("\(viewController.title ?? "?") willShow")
    onWillShow()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("\(viewController.title ?? "?") didShow")
    onDidShow()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }
}

/// An animator that takes a time and records its end.
@MainActor final class CountingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let time: TimeInterval
  var ended: [Bool] = []

  init(_ time: TimeInterval) { self.time = time }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { time }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: time, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
