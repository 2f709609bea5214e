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

  /// Forgets those that are released or have been cancelled.
  mutating func prune() {
    guard entries.contains(where: \.isOver) else { return }
    entries.removeAll(where: \.isOver)
  }

  /// Calls those that are there now and still there when it is their turn.
  func tell() {
    for index in entries.indices { entries[index].observation?.body?() }
  }
}

@MainActor private struct WeakObservation {
  weak var observation: SimulatedObservation?

  var isOver: Bool { observation?.body == nil }
}
