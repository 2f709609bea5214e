import UIKit

/// What keeps fingers away from a window.
enum Motion {
  case none
  /// A push or pop runs.
  case stack
  /// A push or pop runs that a finger can interrupt (D19).
  case interruptibleStack
  /// A presentation or dismissal runs.
  case presentation
  /// The window shows another root with an effect (H3).
  case root

  init(in window: UIWindow) {
    let device = window.simulatedDevice
    if device.now < device.windowEffectEnd {
      self = .root
      return
    }
    self = .none
    var next = window.rootViewController
    while let controller = next {
      if controller.isBeingPresented || controller.isBeingDismissed {
        self = .presentation
        return
      }
      if let movement = Self.movementOfStack(below: controller) {
        self = movement.isInterruptible ? .interruptibleStack : .stack
      }
      next = VisibleStack.anyPresented(over: controller)
    }
  }

  private static func movementOfStack(
    below controller: UIViewController
  ) -> (any UIViewControllerTransitionCoordinator)? {
    var next: UIViewController? = controller
    while let container = next {
      if let navigation = container as? UINavigationController,
        let movement = navigation.transitionCoordinator
      {
        return movement
      }
      next = VisibleStack.visibleChild(of: container)
    }
    return nil
  }
}
