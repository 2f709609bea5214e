extension OutputCoordinator {
  /// Ends it with a value.
  ///
  /// The closure of ``Coordinator/coordinate(with:_:)`` gets the value, then the parent's
  /// ``Coordinator/removeChildHandler`` is called without a dictionary. Otherwise as
  /// ``Coordinator/didFinish(with:)``.
  public func finish(_ output: Output) {
    LiveTree.shared.finish(self, output)
  }
}

extension Coordinator {
  /// Adds a child, starts it, and gets the value that it ends with.
  ///
  /// The closure is called exactly once, when the child ends: with its value after
  /// ``OutputCoordinator/finish(_:)``, with `nil` however else it ends, also if it cannot be started.
  public func coordinate<Child: OutputCoordinator>(
    with coordinator: Child, _ completion: @escaping (Child.Output?) -> Void
  ) {
    guard LiveTree.shared.expect(completion, from: coordinator) else { return completion(nil) }
    coordinate(with: coordinator)
    LiveTree.shared.giveUp(coordinator, unlessChildOf: self)
  }
}
