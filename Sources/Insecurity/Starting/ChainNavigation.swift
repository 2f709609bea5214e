import NavigationCore
import NavigationUIKit
import UIKit

/// A handle to a chain from which everything can be started: a coordinator's `navigation`, or an
/// ``InsecurityHost``.
///
/// Every completion is called exactly once: with the result after `finish`, with `nil` however else
/// the screen ends.
@preconcurrency @MainActor
public class ChainNavigation: NavigationHost, ModalNavigation, NavigationControllerNavigation,
  AdaptiveNavigation
{
  /// Presents a coordinator's screen over what is on top.
  ///
  /// The form without defaults, to be stored as a closure; otherwise as the one with them.
  @_disfavoredOverload
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, .presented(animated), completion)
  }

  /// Pushes a coordinator's screen on the stack on top; refused where there is none.
  ///
  /// The form without defaults, to be stored as a closure; otherwise as the one with them.
  @_disfavoredOverload
  public func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, .pushed(animated), completion)
  }

  /// Presents a navigation controller with a coordinator's screen as its root.
  ///
  /// The form without defaults, to be stored as a closure; otherwise as the one with them.
  @_disfavoredOverload
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, .stack(navigationController, animated), completion)
  }

  /// Shows an adaptive coordinator's screen where the context says.
  ///
  /// The form without defaults, to be stored as a closure; otherwise as the one with them.
  @_disfavoredOverload
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, .adaptive(context, animated), completion)
  }
}
