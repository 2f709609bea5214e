// What a coordinator does of itself; a class of an app may do otherwise.

extension Coordinator {
  /// Appends to ``childCoordinators``; as the requirement says.
  public func add(childCoordinator coordinator: any Coordinator) {
    _ = LiveTree.shared.add(coordinator, to: self)
  }

  /// Removes from ``childCoordinators``; as the requirement says.
  public func remove(childCoordinator coordinator: any Coordinator) {
    childCoordinators.removeAll { $0 === coordinator }
    LiveTree.shared.removed(coordinator, by: self)
  }

  /// Ends it; as the requirement says.
  public func didFinish(with userInfo: [AnyHashable: Any]?) {
    LiveTree.shared.end(self, userInfo)
  }

  /// Ends it and passes nothing back.
  public func didFinish() {
    didFinish(with: nil)
  }

  /// Adds and starts; as the requirement says.
  public func coordinate(with coordinator: any Coordinator) {
    add(childCoordinator: coordinator)
    if LiveTree.shared.isChild(coordinator, of: self) { coordinator.start() }
  }
}
