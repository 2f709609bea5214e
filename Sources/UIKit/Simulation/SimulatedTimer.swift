/// A call that waits for its moment on a device's clock.
@MainActor package final class SimulatedTimer {
  package let fireTime: TimeInterval
  let order: Int
  private var body: (() -> Void)?

  init(fireTime: TimeInterval, order: Int, body: @escaping () -> Void) {
    self.fireTime = fireTime
    self.order = order
    self.body = body
  }

  /// Takes the call back; without effect once it has been made.
  package func cancel() { body = nil }

  var isWaiting: Bool { body != nil }

  func fire() {
    let body = self.body
    self.body = nil
    body?()
  }
}

/// A place among a device's observers, given up by `cancel()` or by releasing the token.
@MainActor package final class SimulatedObservation {
  fileprivate var body: (() -> Void)?

  init(_ body: @escaping () -> Void) { self.body = body }

  /// Ends the observation.
  package func cancel() { body = nil }
}

/// Observers of one kind, called in the order in which they came.
@MainActor struct ObserverList {
  private var entries: [WeakObservation] = []

  mutating func add(_ body: @escaping () -> Void) -> SimulatedObservation {
    let observation = SimulatedObservation(body)
    entries.append(WeakObservation(observation: observation))
    return observation
  }

  /// Forgets the released ones, and returns what is to be called.
  mutating func bodies() -> [() -> Void] {
    entries.removeAll { $0.observation?.body == nil }
    return entries.map { entry in { entry.observation?.body?() } }
  }
}

private struct WeakObservation {
  weak var observation: SimulatedObservation?
}
