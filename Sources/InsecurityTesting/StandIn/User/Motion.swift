import UIKit

/// What keeps fingers away from a window.
enum Motion {
  case none
  /// A push or pop runs.
  case stack
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
      if Self.movesStack(below: controller) { self = .stack }
      next = VisibleStack.anyPresented(over: controller)
    }
  }

  private static func movesStack(below controller: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let container = next {
      if let navigation = container as? UINavigationController,
        navigation.transitionCoordinator != nil
      {
        return true
      }
      next = VisibleStack.visibleChild(of: container)
    }
    return false
  }
}
