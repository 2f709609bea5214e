import CoordinatorPattern
import Insecurity
import UIKit

/// What stands in a coordinator tree for an Insecurity coordinator that was started from it.
///
/// It is among its parent's `childCoordinators` until the screen has ended, and is what
/// `removeChildHandler` gets then. If the tree ends before, the screen stays, and its result is still
/// delivered.
@preconcurrency @MainActor
public final class GuestCoordinator: BaseCoordinator {
  /// The Insecurity coordinator, which its chain holds.
  public private(set) weak var guest: AnyObject?

  init(_ guest: AnyObject) {
    self.guest = guest
    super.init(parent: nil)
  }

  /// Its screen has ended: if it is still in the tree, its stay ends with it.
  func hasEnded() {
    guard let parent, parent.childCoordinators.contains(where: { $0 === self }) else { return }
    didFinish(with: nil)
  }
}
