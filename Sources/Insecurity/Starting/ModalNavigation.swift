import UIKit

/// What a presented screen can start.
///
/// An app may conform a class of its own to it, as a double in tests. No requirement is added to it
/// without a default.
@preconcurrency @MainActor
public protocol ModalNavigation: AnyObject {
  /// Presents a coordinator's screen.
  ///
  /// On an idle window it is presented before this returns; else it waits its turn. The completion
  /// is called exactly once: with the result after `finish`, with `nil` however else the screen ends.
  /// This is the form to implement in a test double; apps call the one with defaults.
  @_disfavoredOverload
  func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void)

  /// Presents a navigation controller with a coordinator's screen as its root.
  ///
  /// The form to implement in a test double; apps call the one with defaults.
  @_disfavoredOverload
  func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?) -> Void)
}
