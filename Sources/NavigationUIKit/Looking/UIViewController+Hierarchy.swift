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
  ///
  /// A presentation over the whole screen takes its presenter's view out of the window: then what
  /// stands on it, or below it, tells.
  var ancestralWindow: UIWindow? {
    var top = topmostAncestor
    while let presenter = top.presentingViewController {
      if let window = top.viewIfLoaded?.window { return window }
      top = presenter.topmostAncestor
    }
    return top.viewIfLoaded?.window ?? windowOfCovers
  }

  /// The window of the lowest presentation above this controller that stands in one.
  private var windowOfCovers: UIWindow? {
    var cover = presentedViewController
    while let one = cover {
      if let window = one.viewIfLoaded?.window { return window }
      cover = one.presentedOnVisible
    }
    return nil
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
