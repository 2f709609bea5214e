import UIKit

/// What the three base classes have in common: a parent, children, and an end.
///
/// A coordinator that shows nothing itself, such as the app's first one, may subclass it directly.
@preconcurrency @MainActor
open class BaseCoordinator: Coordinator {
  /// The coordinators that this one coordinates.
  open var childCoordinators: [any Coordinator] = []

  /// The coordinator that coordinates this one, `nil` after the end; not held.
  open weak var parent: (any Coordinator)?

  /// Called when a child has ended, before it is dropped.
  open var removeChildHandler:
    ((_ child: any Coordinator, _ userInfo: [AnyHashable: Any]?) -> Void)?

  /// A coordinator below another one, or at the top of a tree.
  public init(parent: (any Coordinator)? = nil) {
    self.parent = parent
  }

  /// Shows its first screen; override it.
  ///
  /// It does nothing here.
  open func start() {}

  /// Ends it, with what its parent shall know.
  ///
  /// Override it to do more at the end, and call `super`.
  open func didFinish(with userInfo: [AnyHashable: Any]?) {
    LiveTree.shared.end(self, userInfo)
  }
}
