import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Stacks and their delegates")
  struct StackDelegateContractTests {
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
