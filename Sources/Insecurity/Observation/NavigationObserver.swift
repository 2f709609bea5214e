import UIKit

/// Hears what coordinators and screens do, for analytics, logs and breadcrumbs.
///
/// Add it to ``navigationObservers``. Every method has a default that does nothing; all are called on
/// the main actor. While there is no observer, nothing is built for one.
@preconcurrency @MainActor
public protocol NavigationObserver: AnyObject {
  /// A start was asked for; it may still wait.
  ///
  /// Called inside `start`, before the coordinator's `viewController` is asked.
  func navigationAsked(for coordinator: AnyObject)

  /// UIKit has taken a coordinator's screen; its animation may still run.
  ///
  /// Not called for a start that ends before its turn.
  func navigationStarted(_ coordinator: AnyObject)

  /// A coordinator has ended; its handler is called next.
  ///
  /// Before the screens move, if the coordinator has ended them; after they have gone, if a person or other code has.
  func navigationEnded(_ coordinator: AnyObject, _ ending: Ending)

  /// Screens are about to move: the UIKit calls of one plan, as readable lines.
  ///
  /// Not called for what people and other code do by themselves. The wording is not promised.
  func navigationWillMove(_ steps: [String])

  /// A window has come to rest: nothing moves, nothing waits, and this is on screen.
  ///
  /// Before those who wait with `settled()` and `afterSettling` go on.
  func navigationSettled(_ state: NavigationSnapshot)
}

extension NavigationObserver {
  /// Does nothing.
  public func navigationAsked(for coordinator: AnyObject) {}

  /// Does nothing.
  public func navigationStarted(_ coordinator: AnyObject) {}

  /// Does nothing.
  public func navigationEnded(_ coordinator: AnyObject, _ ending: Ending) {}

  /// Does nothing.
  public func navigationWillMove(_ steps: [String]) {}

  /// Does nothing.
  public func navigationSettled(_ state: NavigationSnapshot) {}
}
