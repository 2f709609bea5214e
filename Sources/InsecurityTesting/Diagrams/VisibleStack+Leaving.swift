import UIKit

extension VisibleStack {
  /// The stack as it will be; until its finger has completed a gesture, as it was before.
  static func destination(of navigation: UINavigationController) -> [UIViewController] {
    let stack = navigation.viewControllers
    guard let gesture = navigation.transitionCoordinator, gesture.isUndecided,
      isMovement(gesture, within: navigation),
      let from = gesture.viewController(forKey: .from),
      stack.last === gesture.viewController(forKey: .to)
    else { return stack }
    return stack.contains { $0 === from } ? stack.dropLast() : stack + [from]
  }

  /// Whether a transition moves members of a stack, and not the stack as a whole or what is above it.
  static func isMovement(
    _ transition: any UIViewControllerTransitionCoordinator,
    within navigation: UINavigationController
  ) -> Bool {
    guard let from = transition.viewController(forKey: .from),
      let to = transition.viewController(forKey: .to), from !== navigation
    else { return false }
    return navigation.viewControllers.contains { $0 === to }
      && from.presentingViewController === navigation.presentingViewController
  }

  /// What stands over a controller, presented by it or by something visible in it, and will stay.
  static func presented(over controller: UIViewController) -> UIViewController? {
    guard let presented = anyPresented(over: controller), !isLeaving(presented) else { return nil }
    return presented
  }

  /// What stands over a controller, presented by it or by something visible in it.
  static func anyPresented(over controller: UIViewController) -> UIViewController? {
    var next: UIViewController? = controller
    while let presenter = next {
      if let presented = presenter.presentedViewController { return presented }
      next = visibleChild(of: presenter)
    }
    return nil
  }

  /// Whether a presented controller is on its way out and no finger can bring it back.
  static func isLeaving(_ presented: UIViewController) -> Bool {
    guard presented.isOnItsWayOut else { return false }
    return presented.transitionCoordinator?.isUndecided != true
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Whether a finger may still change its mind, or has: then nothing changes.
  fileprivate var isUndecided: Bool { isInteractive || isCancelled }
}
