import UIKit

extension WindowHost {
  /// Makes a coordinator's screen the window's root, in a transition if both options are given.
  ///
  /// - Parameters:
  ///   - child: The coordinator.
  ///   - duration: How long the transition takes, in seconds.
  ///   - options: How it looks; a cross-dissolve under Reduce Motion.
  ///   - completion: Gets the result once, `nil` unless the coordinator finishes with one. The screen
  ///     stays after that until it is replaced.
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, duration: TimeInterval? = nil,
    options: UIView.AnimationOptions? = nil, _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options), completion)
  }

  /// Makes a navigation controller with a coordinator's screen in it the window's root.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    duration: TimeInterval? = nil, options: UIView.AnimationOptions? = nil,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options, in: navigationController), completion)
  }

  /// Makes an adaptive coordinator's screen the window's root.
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, duration: TimeInterval? = nil,
    options: UIView.AnimationOptions? = nil, _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options), completion)
  }

  /// Makes a navigation controller with an adaptive coordinator's screen in it the window's root.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: AdaptiveCoordinator<NewResult>,
    duration: TimeInterval? = nil, options: UIView.AnimationOptions? = nil,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options, in: navigationController), completion)
  }
}

extension WindowHost: AdaptiveNavigation {
  /// Makes a coordinator's screen the window's root; animated, it cross-dissolves in 0.3 s.
  @_disfavoredOverload
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, options(animated: animated), completion)
  }

  /// Makes a navigation controller with a coordinator's screen in it the window's root.
  @_disfavoredOverload
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, options(animated: animated, in: navigationController), completion)
  }

  /// Makes an adaptive coordinator's screen the window's root, alone or in the navigation
  /// controller of the context.
  @_disfavoredOverload
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, options(animated: animated, in: context.makeNavigationController?()), completion)
  }
}
