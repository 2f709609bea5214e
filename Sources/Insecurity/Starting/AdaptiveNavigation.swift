import UIKit

/// What every screen can start, however it is shown itself.
@preconcurrency @MainActor
public protocol AdaptiveNavigation: AnyObject {
  /// Shows an adaptive coordinator's screen where the context says.
  ///
  /// On an idle window it is shown before this returns; else it waits its turn. The completion is
  /// called exactly once: with the result after `finish`, with `nil` however else the screen ends.
  @_disfavoredOverload
  func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void)

  /// Presents a coordinator's screen.
  @_disfavoredOverload
  func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void)

  /// Presents a navigation controller with a coordinator's screen as its root.
  @_disfavoredOverload
  func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?) -> Void)
}
