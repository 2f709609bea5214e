import NavigationUIKit
import UIKit

/// Starts coordinators over a controller, or on a navigation controller, that is already there.
///
/// It may be released at any time: the chain and its results live as long as the screens.
@preconcurrency @MainActor
public class InsecurityHost: ChainNavigation {
  // NB: the initializers are not inlined. A suite of Swift Testing lets go of its host off the main
  // actor, so the end of a host is a job for later; an optimizer that sees all of its life puts it on
  // the stack, which is gone by then (Swift 6.3).

  /// A host that presents over a controller, which it holds weakly.
  ///
  /// Making it shows nothing. The controller may not be in a window yet: a presentation waits until it
  /// is. If it has gone, a start is answered with `nil`, and told as an issue.
  ///
  /// What it presents over a container is not tied to what one sees in it: a screen that a host of a
  /// tab bar controller has presented stays when a page of the visible tab ends. For a screen that is
  /// to end with a tab's pages take a host of that tab, or a coordinator's `navigation`.
  @inline(never)
  public init(modal controller: UIViewController) {
    super.init(.open(ChainRoot(modal: controller), asker: nil), name: "InsecurityHost")
  }

  /// A host that pushes on a navigation controller, which it holds weakly.
  ///
  /// The controllers that it holds already are not touched. Pushing on an empty one is refused.
  @inline(never)
  public init(navigation navigationController: UINavigationController) {
    super.init(
      .open(ChainRoot(navigation: navigationController), asker: nil), name: "InsecurityHost")
  }
}
