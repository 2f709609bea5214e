import UIKit

/// What a person sees and can reach in a window at rest, in reading order.
///
/// Only what is not covered counts: of a controller that presents, the presented one; of a
/// container, its bars and the child that it shows.
struct Glass {
  var targets: [TouchTarget] = []
  /// The controllers that can be reached, from the outermost container to the innermost screen.
  private(set) var path: [UIViewController] = []
  /// The search that goes on, if nothing is presented over it.
  private(set) var search: UISearchController?
  /// The presented controller that is uppermost, if one is.
  private(set) var presented: UIViewController?
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
    window.rootViewController.map { visit($0) }
  }

  /// What the window shows.
  var diagram: ScreenDiagram { VisibleStack(of: window).diagram }

  /// Reads a controller, or what it presents in its place.
  mutating func visit(_ controller: UIViewController) {
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller, !VisibleStack.isLeaving(presented)
    {
      if let search = presented as? UISearchController { return visit(search, in: controller) }
      self.presented = presented
      visit(presented)
      return
    }
    visitContent(of: controller)
  }

  /// Reads a search that goes on: what it presents, else its bar and what it has found.
  private mutating func visit(_ search: UISearchController, in controller: UIViewController) {
    if search.presentedViewController != nil { return visit(search) }
    self.search = search
    read(search)
    if let results = search.searchResultsController {
      if search.showsSearchResultsController { visit(results) }
    } else {
      visitContent(of: controller)
    }
  }

  private mutating func visitContent(of controller: UIViewController) {
    path.append(controller)
    switch controller {
    case let alert as UIAlertController: read(alert)
    case let navigation as UINavigationController: read(navigation)
    case let tabs as UITabBarController: read(tabs)
    case let split as UISplitViewController: split.viewControllers.forEach { visit($0) }
    default: controller.viewIfLoaded.map { read($0, of: controller) }
    }
  }

  mutating func add(_ target: TouchTarget?) {
    target.map { targets.append($0) }
  }
}
