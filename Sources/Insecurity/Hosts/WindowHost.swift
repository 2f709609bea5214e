import NavigationCore
import NavigationUIKit
import UIKit

/// A host whose starts become the window's root view controller and end everything before them.
///
/// Each start ends what stands in the window, `nil` and ``Ending/replaced``, the topmost first; what
/// was presented goes unseen, then the root is set.
@preconcurrency @MainActor
public class WindowHost: NavigationHost {
  /// A host for a window, which it holds weakly.
  ///
  /// Making it changes nothing. If the window has gone, a start is answered with `nil`, and told as an
  /// issue.
  @inline(never)  // as those of InsecurityHost
  public init(_ window: UIWindow) {
    super.init(.open(ChainRoot(window: window), asker: nil), name: "WindowHost")
  }

  /// Whatever is started from a window's host becomes its root (R14).
  override func options(_ asked: StartOptions) -> StartOptions {
    var options = options(animated: asked.animated, in: asked.navigationController?())
    options.source = asked.source
    return options
  }

  /// A start there stands on the window's root, and does not replace it.
  override func makeTopContext() -> (any AdaptiveNavigation)? {
    root.map { ChainNavigation(.open($0, asker: nil), name: "WindowHost") }
  }

  func options(
    _ duration: TimeInterval?, _ options: UIView.AnimationOptions?,
    in navigationController: UINavigationController? = nil
  ) -> StartOptions {
    let transition = duration.flatMap { duration in
      options.map { RootTransition(duration: duration, options: $0) }
    }
    return StartOptions(
      placement: navigationController == nil ? .windowRoot : .windowRootInNewStack,
      animated: transition != nil,
      navigationController: navigationController.map { controller in { controller } },
      transition: transition)
  }

  func options(
    animated: Bool, in navigationController: UINavigationController? = nil
  ) -> StartOptions {
    animated
      ? options(
        defaultWindowTransitionDuration, defaultWindowTransitionOptions, in: navigationController)
      : options(nil, nil, in: navigationController)
  }
}
