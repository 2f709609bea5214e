import NavigationUIKit
import UIKit

// The verbs as apps call them: with defaults, and with the place of the call for issues. The engine
// is found by a cast; a test double of the app is asked by its own start.

extension AdaptiveNavigation {
  /// Presents a coordinator's screen over what is on top.
  ///
  /// On a window at rest it is presented before this returns; else it waits its turn, and its
  /// `viewController` is asked then. The completion is called exactly once: with the result after
  /// `finish`, with `nil` however else the screen ends. A coordinator that was started before, and
  /// a start after the asker's own end, are answered with `nil` and told as an issue.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result.
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
  ///
  /// On a window at rest it is presented before this returns; else it waits its turn, and its
  /// `viewController` is asked then. The completion is called exactly once: with the result after
  /// `finish`, with `nil` however else the screen ends. A coordinator that was started before, and
  /// a start after the asker's own end, are answered with `nil` and told as an issue.
  ///
  /// - Parameters:
  ///   - navigationController: The new stack: it stands nowhere yet, and what it holds is replaced.
  ///   - child: The coordinator; it is started once in its life.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result.
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
  ///
  /// On a window at rest it is shown before this returns; else it waits its turn, and its
  /// `viewController` is asked then. The completion is called exactly once: with the result after
  /// `finish`, with `nil` however else the screen ends. A coordinator that was started before, and
  /// a start after the asker's own end, are answered with `nil` and told as an issue.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - context: Where it is shown; decided when the start is carried out.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result.
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
  ///
  /// On a window at rest it is pushed before this returns; else it waits its turn, and its
  /// `viewController` is asked then. The completion is called exactly once: with the result after
  /// `finish`, with `nil` however else the screen ends. A coordinator that was started before, and
  /// a start after the asker's own end, are answered with `nil` and told as an issue.
  /// So is a start where no stack is on top: present it, or give it a stack.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result.
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
