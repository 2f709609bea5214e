import UIKit

/// What a person sees and can reach in a window at rest, in reading order.
///
/// Only what is not covered counts: of a controller that presents, the presented one; of a
/// container, its bars and the child that it shows.
struct Glass {
  var targets: [TouchTarget] = []
  /// The controllers that can be reached, from the outermost container to the innermost screen.
  private(set) var path: [UIViewController] = []
  /// The presented controller that is uppermost, if one is.
  private(set) var presented: UIViewController?
  let diagram: ScreenDiagram

  init(_ window: UIWindow) {
    diagram = VisibleStack(of: window).diagram
    window.rootViewController.map { visit($0) }
  }

  /// Reads a controller, or what it presents in its place.
  mutating func visit(_ controller: UIViewController) {
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller, !VisibleStack.isLeaving(presented)
    {
      self.presented = presented
      visit(presented)
      return
    }
    path.append(controller)
    switch controller {
    case let alert as UIAlertController: read(alert)
    case let navigation as UINavigationController: read(navigation)
    case let tabs as UITabBarController: read(tabs)
    default: controller.viewIfLoaded.map { read($0, of: controller) }
    }
  }

  mutating func add(_ target: TouchTarget?) {
    target.map { targets.append($0) }
  }
}
