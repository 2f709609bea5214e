import UIKit

extension WindowHost {
  /// Makes a coordinator's screen the window's root, in a transition if both options are given.
  ///
  /// Everything under the old root ends before this returns, the topmost first, with `nil`. The root
  /// is set before it returns too if the window is at rest; else when its turn comes. Inside a handler
  /// of what is being replaced it is refused: the first decision wins, and the issue is told. Inside
  /// another result handler it returns before what it ends is told.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - duration: How long the transition takes, in seconds; without one there is none.
  ///   - options: How it looks; a cross-dissolve under Reduce Motion. Without them there is no
  ///     transition.
  ///   - completion: Gets the result once, `nil` unless the coordinator finishes with one. The
  ///     screen stays after that until it is replaced.
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, duration: TimeInterval? = nil,
    options: UIView.AnimationOptions? = nil, _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options), completion)
  }

  /// Makes a navigation controller with a coordinator's screen in it the window's root.
  ///
  /// Everything under the old root ends before this returns, the topmost first, with `nil`. The root
  /// is set before it returns too if the window is at rest; else when its turn comes. Inside a handler
  /// of what is being replaced it is refused: the first decision wins, and the issue is told. Inside
  /// another result handler it returns before what it ends is told.
  ///
  /// - Parameters:
  ///   - navigationController: The stack that becomes the root; what it holds is replaced.
  ///   - child: The coordinator; it is started once in its life.
  ///   - duration: How long the transition takes, in seconds; without one there is none.
  ///   - options: How it looks; a cross-dissolve under Reduce Motion. Without them there is no
  ///     transition.
  ///   - completion: Gets the result once, `nil` unless the coordinator finishes with one. The
  ///     screen stays after that until it is replaced.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    duration: TimeInterval? = nil, options: UIView.AnimationOptions? = nil,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options, in: navigationController), completion)
  }

  /// Makes an adaptive coordinator's screen the window's root.
  ///
  /// Everything under the old root ends before this returns, the topmost first, with `nil`. The root
  /// is set before it returns too if the window is at rest; else when its turn comes. Inside a handler
  /// of what is being replaced it is refused: the first decision wins, and the issue is told. Inside
  /// another result handler it returns before what it ends is told.
  ///
  /// - Parameters:
  ///   - child: The coordinator; it is started once in its life.
  ///   - duration: How long the transition takes, in seconds; without one there is none.
  ///   - options: How it looks; a cross-dissolve under Reduce Motion. Without them there is no
  ///     transition.
  ///   - completion: Gets the result once, `nil` unless the coordinator finishes with one. The
  ///     screen stays after that until it is replaced.
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, duration: TimeInterval? = nil,
    options: UIView.AnimationOptions? = nil, _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options), completion)
  }

  /// Makes a navigation controller with an adaptive coordinator's screen in it the window's root.
  ///
  /// Everything under the old root ends before this returns, the topmost first, with `nil`. The root
  /// is set before it returns too if the window is at rest; else when its turn comes. Inside a handler
  /// of what is being replaced it is refused: the first decision wins, and the issue is told. Inside
  /// another result handler it returns before what it ends is told.
  ///
  /// - Parameters:
  ///   - navigationController: The stack that becomes the root; what it holds is replaced.
  ///   - child: The coordinator; it is started once in its life.
  ///   - duration: How long the transition takes, in seconds; without one there is none.
  ///   - options: How it looks; a cross-dissolve under Reduce Motion. Without them there is no
  ///     transition.
  ///   - completion: Gets the result once, `nil` unless the coordinator finishes with one. The
  ///     screen stays after that until it is replaced.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: AdaptiveCoordinator<NewResult>,
    duration: TimeInterval? = nil, options: UIView.AnimationOptions? = nil,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, self.options(duration, options, in: navigationController), completion)
  }
}

extension WindowHost: AdaptiveNavigation {
  /// Makes a coordinator's screen the window's root.
  ///
  /// Animated, in a transition of ``defaultWindowTransitionDuration`` with
  /// ``defaultWindowTransitionOptions``: a cross-dissolve of 0.3 s unless they are set.
  @_disfavoredOverload
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, options(animated: animated), completion)
  }

  /// Makes a navigation controller with a coordinator's screen in it the window's root.
  ///
  /// Animated, in a transition of ``defaultWindowTransitionDuration``.
  @_disfavoredOverload
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, options(animated: animated, in: navigationController), completion)
  }

  /// Makes an adaptive coordinator's screen the window's root, alone or in the context's stack.
  ///
  /// A window has nothing to push on: ``AdaptiveContext/current`` and ``AdaptiveContext/modal`` make
  /// the screen the root, the others the navigation controller that they name.
  @_disfavoredOverload
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    begin(child, options(animated: animated, in: context.makeNavigationController?()), completion)
  }
}
