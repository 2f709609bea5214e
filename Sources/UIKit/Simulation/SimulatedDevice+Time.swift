import Dispatch

extension SimulatedDevice {
  /// Seconds since the device was made.
  package var now: TimeInterval { clock.now }

  /// When the next timer fires; in real time nobody knows.
  package var nextTimer: TimeInterval? { clock.nextFireTime }

  /// Ends the running turn, then fires what is due, a turn after each, until the time is over.
  package func advance(by seconds: TimeInterval) {
    let limit = now + seconds
    endTurn()
    run(until: limit)
  }

  /// Fires what is due until a moment, a turn after each, and moves the clock there; the turn before
  /// has ended.
  package func run(until limit: TimeInterval) {
    makeCurrent()
    while let timer = clock.takeTimer(until: limit) {
      timer.fire()
      endTurn()
    }
    clock.move(to: max(now, limit))
  }

  /// Calls a closure after a time on the device's clock.
  @discardableResult
  package func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> SimulatedTimer {
    let timer = clock.add(after: seconds, body)
    if case .real = clock.source { schedule(timer, after: seconds) }
    return timer
  }

  private func schedule(_ timer: SimulatedTimer, after seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
      MainActor.assumeIsolated {
        timer.fire()
        self.endTurn()
      }
    }
  }
}
