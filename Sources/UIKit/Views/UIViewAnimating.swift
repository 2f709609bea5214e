/// Where an animation stops.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// Where it is.
  case current = 2
}

/// Whether an animation is under way.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and to be finished.
  case stopped = 2
}

/// An animation that can be started, paused and stopped.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it is under way.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// How far it has come, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or goes on.
  func startAnimation()
  /// Starts after a time.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops so that it can go on.
  func pauseAnimation()
  /// Stops for good, with or without completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a place, with completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which more can be added.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin later.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is told at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
