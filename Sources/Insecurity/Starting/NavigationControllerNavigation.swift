import UIKit

/// What a pushed screen can start.
///
/// An app may conform a class of its own to it, as a double in tests. No requirement is added to it
/// without a default.
@preconcurrency @MainActor
public protocol NavigationControllerNavigation: AnyObject {
  /// Pushes a coordinator's screen on the stack on top.
  ///
  /// On an idle window it is pushed before this returns; else it waits its turn. The completion is
  /// called exactly once: with the result after `finish`, with `nil` however else the screen ends.
  /// This is the form to implement in a test double; apps call the one with defaults.
  @_disfavoredOverload
  func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void)

  /// Presents a navigation controller with a coordinator's screen as its root.
  ///
  /// The form to implement in a test double; apps call the one with defaults.
  @_disfavoredOverload
  func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?) -> Void)

  /// Presents a coordinator's screen over what is on top.
  ///
  /// The form to implement in a test double; apps call the one with defaults.
  @_disfavoredOverload
  func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void)
}
