import NavigationCore
import UIKit

extension WindowNavigation {
  /// The window of a controller: that of its topmost ancestor, through parents, then presenters.
  static func window(of controller: UIViewController) -> UIWindow? {
    var top = topmostAncestor(of: controller)
    while let presenter = top.presentingViewController {
      top = topmostAncestor(of: presenter)
    }
    return top.viewIfLoaded?.window
  }

  static func topmostAncestor(of controller: UIViewController) -> UIViewController {
    var top = controller
    while let parent = top.parent { top = parent }
    return top
  }

  /// The child of a container that one sees.
  static func visibleChild(of controller: UIViewController) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }

  /// What is presented on a controller, or on what one sees in it.
  func presented(on controller: UIViewController) -> UIViewController? {
    var deepest = controller
    while let child = Self.visibleChild(of: deepest) { deepest = child }
    return deepest.presentedViewController
  }

  /// Where the window's chain of presentations begins.
  var groundController: UIViewController? { window?.rootViewController }

  /// What presents the lowest level for a root.
  func presenterAtGround(for root: RootID?) -> UIViewController? {
    root.flatMap { roots[$0]?.controller } ?? groundController
  }
}
