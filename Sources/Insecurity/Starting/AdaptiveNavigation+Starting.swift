import NavigationUIKit
import UIKit

// The verbs as apps call them: with defaults, and with the place of the call for issues. The engine
// is found by a cast; a test double of the app is asked by its own start.

extension AdaptiveNavigation {
  /// Presents a coordinator's screen.
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain: (ModalCoordinator<NewResult>, Bool, @escaping (NewResult?) -> Void) -> Void =
        self.start(_:animated:_:)
      return plain(child, animated, completion)
    }
    engine.begin(child, engine.options(.presented(animated).at(fileID, line)), completion)
  }

  /// Presents a navigation controller with a coordinator's screen as its root.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain:
        (
          UINavigationController, NavigationCoordinator<NewResult>, Bool,
          @escaping (NewResult?) -> Void
        ) -> Void =
          self.start(_:_:animated:_:)
      return plain(navigationController, child, animated, completion)
    }
    engine.begin(
      child, engine.options(.stack(navigationController, animated).at(fileID, line)), completion)
  }

  /// Shows an adaptive coordinator's screen where the context says.
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain:
        (AdaptiveCoordinator<NewResult>, AdaptiveContext, Bool, @escaping (NewResult?) -> Void) ->
          Void =
          self.start(_:in:animated:_:)
      return plain(child, context, animated, completion)
    }
    engine.begin(child, engine.options(.adaptive(context, animated).at(fileID, line)), completion)
  }
}

extension NavigationControllerNavigation {
  /// Pushes a coordinator's screen on the stack on top.
  public func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain: (NavigationCoordinator<NewResult>, Bool, @escaping (NewResult?) -> Void) -> Void =
        self.start(_:animated:_:)
      return plain(child, animated, completion)
    }
    engine.begin(child, engine.options(.pushed(animated).at(fileID, line)), completion)
  }
}
