import NavigationUIKit
import UIKit

/// The controllers that a window shows, or will show once what moves has ended; level by level.
///
/// A controller being dismissed or popped counts as gone, one being presented or pushed as there. A
/// gesture changes nothing until the finger has completed it. Read with public UIKit alone.
struct VisibleStack {
  /// The root and what is presented, bottom to top.
  private(set) var levels: [Level] = []

  struct Level {
    let controller: UIViewController
    /// The stack that it consists of, bottom to top; a controller that is no container is alone.
    let members: [UIViewController]
  }

  init(of window: UIWindow) {
    var next = window.rootViewController
    while let controller = next {
      // An active search is presented too, but stands for what it searches (I15).
      if !(controller is UISearchController) {
        levels.append(Level(controller: controller, members: Self.members(of: controller)))
      }
      next = Self.presented(over: controller)
    }
  }

  var diagram: ScreenDiagram {
    ScreenDiagram(levels: levels.map { $0.members.map(Self.name(of:)) })
  }

  /// A screen's name is its title, else its type.
  static func name(of controller: UIViewController) -> String {
    if let title = controller.title, !title.isEmpty { return title }
    return TypeName.of(controller)
  }

  private static func members(of controller: UIViewController) -> [UIViewController] {
    if let navigation = controller as? UINavigationController {
      let stack = destination(of: navigation)
      guard let top = stack.last else { return [navigation] }
      return stack.dropLast() + members(of: top)
    }
    if let tabs = controller as? UITabBarController {
      guard let selected = tabs.selectedViewController else { return [tabs] }
      return members(of: selected)
    }
    if let split = controller as? UISplitViewController, !split.viewControllers.isEmpty {
      return split.viewControllers.flatMap(members(of:))
    }
    return [controller]
  }

  /// The child that UIKit's own containers show; of several, the one that was opened last.
  static func visibleChild(of controller: UIViewController) -> UIViewController? {
    if let navigation = controller as? UINavigationController {
      return destination(of: navigation).last
    }
    if let split = controller as? UISplitViewController { return split.viewControllers.last }
    return (controller as? UITabBarController)?.selectedViewController
  }
}
