import NavigationUIKit
import UIKit

// Why a screen ended, beside its result (R18). The engine is found by a cast; a test double of the
// app is asked by its plain start, and tells no reason.

extension AdaptiveNavigation {
  /// Presents a coordinator's screen, and tells why it ended.
  ///
  /// As the start whose completion gets the result alone, in every other respect. A test double of
  /// the app's own, which knows no reasons, is taken to say ``Ending/finished`` with a result and
  /// ``Ending/left`` without one.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result and why the screen ended.
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain: (ModalCoordinator<NewResult>, Bool, @escaping (NewResult?) -> Void) -> Void =
        self.start(_:animated:_:)
      return plain(child, animated) { completion($0, guessed(from: $0)) }
    }
    engine.begin(child, engine.options(.presented(animated).at(fileID, line)), completion)
  }

  /// Presents a navigation controller with a coordinator's screen as its root, and tells why it ended.
  ///
  /// As the start whose completion gets the result alone, in every other respect. A test double of
  /// the app's own, which knows no reasons, is taken to say ``Ending/finished`` with a result and
  /// ``Ending/left`` without one.
  ///
  /// - Parameters:
  ///   - navigationController: The new stack: it stands nowhere yet, and what it holds is replaced.
  ///   - child: The coordinator; it is started once in its life.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result and why the screen ended.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain:
        (
          UINavigationController, NavigationCoordinator<NewResult>, Bool,
          @escaping (NewResult?) -> Void
        ) -> Void =
          self.start(_:_:animated:_:)
      return plain(navigationController, child, animated) { completion($0, guessed(from: $0)) }
    }
    engine.begin(
      child, engine.options(.stack(navigationController, animated).at(fileID, line)), completion)
  }

  /// Shows an adaptive coordinator's screen where the context says, and tells why it ended.
  ///
  /// As the start whose completion gets the result alone, in every other respect. A test double of
  /// the app's own, which knows no reasons, is taken to say ``Ending/finished`` with a result and
  /// ``Ending/left`` without one.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - context: Where it is shown; decided when the start is carried out.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result and why the screen ended.
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain:
        (AdaptiveCoordinator<NewResult>, AdaptiveContext, Bool, @escaping (NewResult?) -> Void) ->
          Void =
          self.start(_:in:animated:_:)
      return plain(child, context, animated) { completion($0, guessed(from: $0)) }
    }
    engine.begin(child, engine.options(.adaptive(context, animated).at(fileID, line)), completion)
  }
}

extension NavigationControllerNavigation {
  /// Pushes a coordinator's screen on the stack on top, and tells why it ended.
  ///
  /// As the start whose completion gets the result alone, in every other respect. A test double of
  /// the app's own, which knows no reasons, is taken to say ``Ending/finished`` with a result and
  /// ``Ending/left`` without one.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result and why the screen ended.
  public func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      let plain: (NavigationCoordinator<NewResult>, Bool, @escaping (NewResult?) -> Void) -> Void =
        self.start(_:animated:_:)
      return plain(child, animated) { completion($0, guessed(from: $0)) }
    }
    engine.begin(child, engine.options(.pushed(animated).at(fileID, line)), completion)
  }
}

/// A double that is not the engine tells no reason.
private func guessed<Output>(from result: Output?) -> Ending {
  result == nil ? .left : .finished
}
