import NavigationCore
import UIKit

/// A root: what a host was made for.
///
/// Hosts and `navigation` hold it; it holds the chain's core.
package final class ChainRoot {
  package enum Subject: Hashable {
    case modal
    case navigation
    case window
  }

  package let id = RootID(Serial.next())
  package let subject: Subject
  package private(set) weak var object: AnyObject?
  /// The core of the chain as it was last; it changes when the root gets into a window.
  var chain: WindowNavigation
  package var attention: Attention = .whileBusy
  /// Told when it is deallocated, or when what carried it has gone.
  package var lost: () -> Void = {}

  package init(modal controller: UIViewController) {
    subject = .modal
    object = controller
    chain = WindowNavigation.of(controller)
  }

  package init(navigation: UINavigationController) {
    subject = .navigation
    object = navigation
    chain = WindowNavigation.of(navigation)
  }

  package init(window: UIWindow) {
    subject = .window
    object = window
    chain = WindowNavigation.of(window)
  }

  /// The core of the chain: of the window in which the root stands now, unless something of it
  /// lives elsewhere.
  package var core: WindowNavigation {
    guard chain.roots[id] == nil, let window, chain.window !== window else { return chain }
    chain = WindowNavigation.of(window)
    return chain
  }

  /// The controller from which it presents at the ground.
  var controller: UIViewController? {
    switch subject {
    case .modal, .navigation: object as? UIViewController
    case .window: (object as? UIWindow)?.rootViewController
    }
  }

  private var window: UIWindow? {
    switch subject {
    case .modal, .navigation: controller.flatMap(WindowNavigation.window(of:))
    case .window: object as? UIWindow
    }
  }
}
