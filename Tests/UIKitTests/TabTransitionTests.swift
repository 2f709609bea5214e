import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Changes of tabs by an animator")
  struct TabTransitionTests {
    @Test("A change of tabs by the app's animator lasts until the animator has ended")
    func tabAnimator() {
      let phone = Phone()
      let tabs = UITabBarController()
      tabs.viewControllers = [phone.screen("A"), phone.screen("B")]
      let delegate = AnimatingTabs()
      tabs.delegate = delegate
      phone.show(tabs)
      tabs.selectedIndex = 1
      #expect(phone.log.takeAppearance() == ["B WA", "A WD", "B IA"])
      #expect(tabs.transitionCoordinator?.viewController(forKey: .from)?.title == "A")
      #expect(delegate.animator.context?.containerView === tabs.view)
      phone.settle()
      #expect(phone.log.takeAppearance().isEmpty)
      delegate.animator.context?.completeTransition(true)
      #expect(phone.log.takeAppearance() == ["A DD", "B DA"])
      #expect(tabs.transitionCoordinator == nil && delegate.animator.ended == [true])
      phone.settle()
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("A finger may take a change of tabs back")
    func cancelledTabAnimator() {
      let phone = Phone()
      let tabs = UITabBarController()
      tabs.viewControllers = [phone.screen("A"), phone.screen("B")]
      let delegate = AnimatingTabs()
      delegate.finger = UIPercentDrivenInteractiveTransition()
      tabs.delegate = delegate
      phone.show(tabs)
      tabs.selectedIndex = 1
      delegate.finger?.update(0.3)
      delegate.finger?.cancel()
      delegate.animator.context?.completeTransition(false)
      phone.settle()
      #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "A")
      #expect(
        phone.log.takeAppearance() == [
          "B WA", "A WD", "B IA", "A WA", "B WD", "A IA", "B DD", "A DA",
        ])
    }

    @Test("Another choice ends an animator's change at once")
    func overtakenTabAnimator() {
      let phone = Phone()
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C"].map { phone.screen($0) }
      let delegate = AnimatingTabs()
      tabs.delegate = delegate
      phone.show(tabs)
      tabs.selectedIndex = 1
      let first = delegate.animator.context
      tabs.selectedIndex = 2
      first?.completeTransition(true)
      delegate.animator.context?.completeTransition(true)
      phone.settle()
      #expect(tabs.selectedIndex == 2)
      #expect(
        phone.log.takeAppearance() == [
          "B WA", "A WD", "B IA", "A DD", "B DA", "C WA", "B WD", "C IA", "B DD", "C DA",
        ])
    }
  }
}

/// An animator that waits for the test.
private final class WaitingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class AnimatingTabs: NSObject, UITabBarControllerDelegate {
  let animator = WaitingAnimator()
  var finger: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}
