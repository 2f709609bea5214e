import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Transition coordinators")
  struct TransitionCoordinatorContractTests {
    @Test("From the call to the end, on the stack and on who takes part (F1, F3)")
    func life() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      #expect(stack.transitionCoordinator == nil)
      stack.pushViewController(b, animated: true)
      #expect(stack.transitionCoordinator != nil && b.transitionCoordinator != nil)
      phone.device.advance(by: 0.3)
      #expect(stack.transitionCoordinator?.isAnimated == true)
      phone.settle()
      #expect(stack.transitionCoordinator == nil && b.transitionCoordinator == nil)
    }

    @Test("A modal's coordinator is seen by presenter and presented, and by their children (F1)")
    func modalLife() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      stack.present(b, animated: true)
      #expect(b.transitionCoordinator != nil)
      #expect(stack.viewControllers[0].transitionCoordinator != nil)
      #expect(b.transitionCoordinator?.viewController(forKey: .to) === b)
      phone.settle()
      #expect(b.transitionCoordinator == nil && stack.transitionCoordinator == nil)
    }

    @Test("Without animation there is none for stacks; for modals one that says so (F2)")
    func unanimated() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: false)
      #expect(stack.transitionCoordinator == nil)
      phone.settle()
      stack.present(phone.screen("C"), animated: false)
      #expect(stack.transitionCoordinator?.isAnimated == false)
    }

    @Test(
      "Completions come right after the end step, in its turn; animations at the beginning (F5)")
    func completions() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      stack.pushViewController(phone.screen("B"), animated: true)
      stack.transitionCoordinator?.animate(
        alongsideTransition: { _ in phone.log.add("along DA") },
        completion: { _ in phone.log.add("after DA") })
      phone.settle()
      #expect(
        phone.log.take(only: "IA", "DA", "didMove", "didShow") == [
          "B IA", "along DA", "B DA", "B didMove", "B didShow", "after DA",
        ])
    }

    @Test("For modals the call's completion comes first, then the coordinator's (F5, C33)")
    func modalCompletions() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B"), animated: true) { phone.log.add("call DA") }
      a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        phone.log.add("coordinator DA")
      }
      phone.settle()
      #expect(phone.log.take(only: "DA") == ["B DA", "call DA", "coordinator DA"])
    }

    @Test("A push from a completion is accepted (F6)")
    func pushFromCompletion() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stack.pushViewController(phone.screen("C"), animated: true)
      }
      phone.settle()
      #expect(stack.viewControllers.map(\.title) == ["A", "B", "C"])
      #expect(phone.device.warnings.isEmpty)
    }

    @Test("Reading the coordinator begins a deferred push, or not (K16)")
    func reading() {
      for (choice, begins) in [("harmless", false), ("starts", true)] {
        let phone = Phone("K16=\(choice)")
        let stack = phone.showStack("A")
        stack.pushViewController(phone.screen("B"), animated: true)
        #expect(stack.transitionCoordinator != nil)
        #expect(phone.log.entries.contains("B WA") == begins)
      }
    }

    /// What takes the visible time from a movement.
    private func quieten(_ phone: Phone, _ cause: String) {
      switch cause {
      case "without animations": phone.device.animationsEnabled = false
      case "with reduced motion": phone.device.reducesMotion = true
      default: phone.device.enterBackground()
      }
      phone.settle()
      _ = phone.log.take()
    }

    @Test(
      "Without visible time the sequence and the completions still come (J9, J10, J11, K13)",
      arguments: [
        ("K13=same", "without animations", true), ("K13=instant", "without animations", true),
        ("K13=same", "with reduced motion", false), ("K13=instant", "with reduced motion", true),
        ("K13=same", "in the background", false), ("K13=instant", "in the background", true),
      ])
    func withoutVisibleTime(behaviour: String, cause: String, isInstant: Bool) {
      let phone = Phone(behaviour)
      let stack = phone.showStack("A")
      quieten(phone, cause)
      let begun = phone.device.now
      var completed = 0
      stack.pushViewController(phone.screen("B"), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completed += 1 }
      #expect(phone.log.takeAppearance().isEmpty)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA", "A DD", "B DA"])
      #expect((phone.device.now == begun) == isInstant)
      #expect(completed == 1)
    }

    @Test("An animator object makes its changes at its start and tells at its end")
    func propertyAnimator() {
      let phone = Phone()
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      #expect(view.alpha == 1 && animator.state == .inactive)
      animator.startAnimation()
      #expect(view.alpha == 0 && animator.isRunning)
      phone.device.advance(by: 0.25)
      animator.pauseAnimation()
      #expect(abs(animator.fractionComplete - 0.25) < 1e-6 && !animator.isRunning)
      phone.device.advance(by: 5)
      #expect(ends.isEmpty)
      animator.isReversed = true
      animator.startAnimation()
      phone.device.advance(by: 0.8)
      #expect(ends == [.start] && animator.state == .inactive)
    }

    @Test("An app's animator and its finger move a presentation, and take it back")
    func customPresentation() {
      for finishes in [true, false] {
        let phone = Phone()
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B", style: .custom)
        let own = OwnTransition()
        b.transitioningDelegate = own
        a.present(b, animated: true)
        phone.device.advance(by: 0.5)
        #expect(phone.log.takeAppearance() == ["B WA", "B IA"])
        finishes ? own.finger.finish() : own.finger.cancel()
        phone.settle()
        #expect(phone.log.takeAppearance() == (finishes ? ["B DA"] : ["B WD", "B DD"]))
        #expect((a.presentedViewController === b) == finishes)
        #expect(own.animator.ended == [finishes])
      }
    }
  }
}

/// An app's animator with a finger, for presentations.
@MainActor final class OwnTransition: NSObject, UIViewControllerTransitioningDelegate {
  let animator = CountingAnimator(0.2)
  let finger = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}
