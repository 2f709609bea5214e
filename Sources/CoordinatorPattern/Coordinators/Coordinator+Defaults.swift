// What a coordinator does of itself; a class of an app may do otherwise.

extension Coordinator {
  /// Adds a child to ``childCoordinators`` without starting it, and becomes its parent.
  ///
  /// What has ended, or would stand below itself, is refused and told as an issue.
  public func add(childCoordinator coordinator: any Coordinator) {
    _ = LiveTree.shared.add(coordinator, to: self)
  }

  /// Drops a child from ``childCoordinators``.
  ///
  /// Called by an app, it ends the child without a call of ``removeChildHandler``. Its screens stay.
  public func remove(childCoordinator coordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === coordinator }
    LiveTree.shared.removed(coordinator, by: self)
  }

  /// Ends it, with what its parent shall know.
  ///
  /// Its screens stay where they are. A second call is ignored while they are there, and told as an
  /// issue after that.
  public func didFinish(with userInfo: [AnyHashable: Any]?) {
    LiveTree.shared.end(self, userInfo)
  }

  /// Ends it and passes nothing back.
  public func didFinish() {
    didFinish(with: nil)
  }

  /// Adds a child and starts it.
  ///
  /// A child that is refused, because it has ended or would stand below itself, is not started.
  public func coordinate(with coordinator: any Coordinator) {
    add(childCoordinator: coordinator)
    if LiveTree.shared.isChild(coordinator, of: self) { coordinator.start() }
  }
}
