import UIKit

/// A view controller that is told when the user, or anybody else, has left it.
///
/// It has left when it was popped, with however many others, when it was dismissed, when the stack or
/// the presentation in which it stood has gone, and when what shows it is deallocated; not when a
/// gesture was cancelled, when it is covered, or when another tab is shown. It is noticed wherever it
/// stands in a stack or a presentation of a window in which a coordinator of a tree is at work,
/// whoever has shown it. There is nothing to set up.
@preconcurrency @MainActor
public protocol BackwardConscious: UIViewController {
  /// Called once when the controller has left, with ``getPassingInfo()``.
  ///
  /// The controller is alive while it runs. A coordinator that shows it with `navigate` or `present`
  /// sets a handler that ends the coordinator, if there is none yet.
  var backwardHandler: ((_ passingInfo: [AnyHashable: Any]?) -> Void)? { get set }

  /// What it passes back, asked for once, when it has left.
  ///
  /// Asked before ``backwardHandler`` is called, while the controller is alive.
  func getPassingInfo() -> [AnyHashable: Any]?
}

extension BackwardConscious {
  /// Passes nothing back.
  public func getPassingInfo() -> [AnyHashable: Any]? { nil }
}
