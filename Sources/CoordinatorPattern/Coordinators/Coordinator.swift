import UIKit

/// A node of a coordinator tree: it runs one piece of a flow and coordinates others below it.
///
/// A parent holds its children, a child never holds its parent. A coordinator ends once: when
/// ``didFinish(with:)`` is called, when its default backward handler runs, or when the lowest
/// controller that it has shown has left. Then its parent's ``removeChildHandler`` is called, and the
/// parent drops it. Whatever is below it in the tree ends first, the deepest first.
///
/// Subclass ``BasePresentingCoordinator``, ``BaseNavigationCoordinator`` or
/// ``BaseVersatileCoordinator``, or conform a class of your own: then let its ``parent`` be weak.
@preconcurrency @MainActor
public protocol Coordinator: AnyObject {
  /// The coordinators that this one coordinates, in the order in which they were added.
  ///
  /// Add with ``coordinate(with:)``; they are removed when they end.
  var childCoordinators: [any Coordinator] { get set }

  /// The coordinator that coordinates this one, `nil` after the end; must be weak.
  var parent: (any Coordinator)? { get set }

  /// Adds a child without starting it, and becomes its parent.
  ///
  /// A child of another coordinator changes over. What has ended, or would stand below itself, is
  /// refused and told as an issue.
  func add(childCoordinator coordinator: any Coordinator)

  /// Drops a child; called when the child ends.
  ///
  /// Called by an app, it ends the child without a call of ``removeChildHandler``. Its screens stay.
  func remove(childCoordinator coordinator: any Coordinator)

  /// Shows its first screen.
  ///
  /// Called by ``coordinate(with:)``. Call `navigate` or `present` in it: a coordinator that shows
  /// nothing ends only by ``didFinish(with:)``.
  func start()

  /// Called when a child has ended, with what it passes back, before it is dropped.
  ///
  /// Called once for each child, while the child and the controller that left are still alive. What it
  /// starts joins the movement by which the child leaves, where that is possible.
  var removeChildHandler: ((_ child: any Coordinator, _ userInfo: [AnyHashable: Any]?) -> Void)?
  { get set }

  /// Ends it, with what its parent shall know.
  ///
  /// Its screens stay where they are, and their backward handlers are not called any more. A second
  /// call is ignored while its screens are there, and told as an issue after that.
  func didFinish(with userInfo: [AnyHashable: Any]?)

  /// Adds a child and starts it.
  ///
  /// A child that is refused, because it has ended or would stand below itself, is not started.
  func coordinate(with coordinator: any Coordinator)
}
