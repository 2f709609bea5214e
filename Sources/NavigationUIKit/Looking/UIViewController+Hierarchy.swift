import UIKit

extension UIViewController {
  /// The container in which everything else stands.
  var topmostAncestor: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  /// Whether a window shows it as its root.
  var isGround: Bool {
    guard let window = viewIfLoaded?.window else { return false }
    return window.rootViewController === self
  }

  /// The window of the topmost ancestor, through parents, then presenters.
  var ancestralWindow: UIWindow? {
    var top = topmostAncestor
    while let presenter = top.presentingViewController { top = presenter.topmostAncestor }
    return top.viewIfLoaded?.window
  }

  /// How many members it has, if it is a stack.
  var memberCount: Int { (self as? UINavigationController)?.viewControllers.count ?? 0 }

  /// The child of a container that one sees.
  var visibleChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }

  /// What is presented on it, or on what one sees in it.
  var presentedOnVisible: UIViewController? {
    var deepest = self
    while let child = deepest.visibleChild { deepest = child }
    return deepest.presentedViewController
  }
}
