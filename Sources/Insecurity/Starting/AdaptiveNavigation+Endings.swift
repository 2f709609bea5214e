import UIKit

// Why a screen ended, beside its result (R18). Through a protocol the engine is found by a cast; a
// test double of the app is asked by its plain start.

extension AdaptiveNavigation {
  /// Presents a coordinator's screen; the completion also gets the reason of the ending.
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      return start(child, animated: animated) { completion($0, guessed(from: $0)) }
    }
    engine.begin(child, engine.options(.presented(animated)), completion)
  }

  /// Presents a navigation controller with a screen in it; the completion also gets the reason.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      return start(navigationController, child, animated: animated) {
        completion($0, guessed(from: $0))
      }
    }
    engine.begin(child, engine.options(.stack(navigationController, animated)), completion)
  }

  /// Shows an adaptive coordinator's screen; the completion also gets the reason of the ending.
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool,
    _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      return start(child, in: context, animated: animated) { completion($0, guessed(from: $0)) }
    }
    engine.begin(child, engine.options(.adaptive(context, animated)), completion)
  }
}

extension NavigationControllerNavigation {
  /// Pushes a coordinator's screen; the completion also gets the reason of the ending.
  public func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?, Ending) -> Void
  ) {
    guard let engine = self as? any StartingPoint else {
      return start(child, animated: animated) { completion($0, guessed(from: $0)) }
    }
    engine.begin(child, engine.options(.pushed(animated)), completion)
  }
}

/// A double that is not the engine tells no reason.
private func guessed<Output>(from result: Output?) -> Ending {
  result == nil ? .left : .finished
}
