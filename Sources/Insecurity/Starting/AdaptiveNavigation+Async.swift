import NavigationUIKit
import UIKit

// Each asynchronous start is declared once, on a protocol that every `navigation` has: on several it
// would be ambiguous inside `Task { }`.

extension AdaptiveNavigation {
  /// Presents a coordinator's screen and returns its result, before the screen has moved.
  ///
  /// What a main-actor task asks before it suspends again joins the same movement. A task that is
  /// cancelled already gets `nil` and shows nothing; cancelling it later dismisses the screen and
  /// gives `nil`. What is refused gives `nil`, and is told as an issue.
  ///
  /// - Returns: The result after `finish`, `nil` however else the screen ends.
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool = true
  ) async -> NewResult? {
    await Awaiting(child).result { start(child, animated: animated, $0) }
  }

  /// Presents a navigation controller with a coordinator's screen in it and returns its result.
  ///
  /// What a main-actor task asks before it suspends again joins the same movement. A task that is
  /// cancelled already gets `nil` and shows nothing; cancelling it later dismisses the screen and
  /// gives `nil`. What is refused gives `nil`, and is told as an issue.
  ///
  /// - Returns: The result after `finish`, `nil` however else the screen ends.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool = true
  ) async -> NewResult? {
    await Awaiting(child).result { start(navigationController, child, animated: animated, $0) }
  }

  /// Shows an adaptive coordinator's screen and returns its result.
  ///
  /// What a main-actor task asks before it suspends again joins the same movement. A task that is
  /// cancelled already gets `nil` and shows nothing; cancelling it later dismisses the screen and
  /// gives `nil`. What is refused gives `nil`, and is told as an issue.
  ///
  /// - Returns: The result after `finish`, `nil` however else the screen ends.
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool = true
  ) async -> NewResult? {
    await Awaiting(child).result { start(child, in: context, animated: animated, $0) }
  }
}

extension NavigationControllerNavigation {
  /// Pushes a coordinator's screen and returns its result, before the screen has moved.
  ///
  /// What a main-actor task asks before it suspends again joins the same movement. A task that is
  /// cancelled already gets `nil` and shows nothing; cancelling it later dismisses the screen and
  /// gives `nil`. What is refused gives `nil`, and is told as an issue.
  ///
  /// - Returns: The result after `finish`, `nil` however else the screen ends.
  public func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>, animated: Bool = true
  ) async -> NewResult? {
    await Awaiting(child).result { start(child, animated: animated, $0) }
  }
}
