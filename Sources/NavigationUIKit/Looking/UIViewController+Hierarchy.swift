import UIKit

extension UIViewController {
  /// The container in which everything else stands.
  var topmostAncestor: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  /// What is found first from here on through the containers.
  func firstOnWayUp<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var next: UIViewController? = self
    while let controller = next {
      if let found = find(controller) { return found }
      next = controller.parent
    }
    return nil
  }

  /// Whether a window shows it as its root.
  var isGround: Bool {
    guard let window = viewIfLoaded?.window else { return false }
    return window.rootViewController === self
  }

  /// What the presentation in which it stands begins on, through all presentations.
  var bottomPresenter: UIViewController {
    var bottom = topmostAncestor
    while let presenter = bottom.presentingViewController { bottom = presenter.topmostAncestor }
    return bottom
  }

  /// Whether it is what a running transition brings or takes away; what moves inside it is another.
  var isInTransition: Bool {
    guard let transition = transitionCoordinator else { return false }
    return transition.viewController(forKey: .from) === self
      || transition.viewController(forKey: .to) === self
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

  /// Whether it stands in presentations that another root has left behind in a window (H4): what
  /// presents them is in none.
  func isLeftBehind(onGround ground: UIViewController?) -> Bool {
    let bottom = bottomPresenter
    guard bottom !== ground, bottom.viewIfLoaded?.window == nil else { return false }
    return bottom.windowOfCovers != nil
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
