import Dispatch

/// The only time there is: moved by a test, or the wall clock's.
@MainActor final class SimulatedClock {
  /// Who moves the time.
  enum Source {
    /// Whoever calls `advance`.
    case virtual(now: TimeInterval)
    /// The wall clock, counted from a moment.
    case real(start: Date)
  }

  private(set) var source: Source
  private var timers: [SimulatedTimer] = []
  private var made = 0

  init(_ source: Source) { self.source = source }

  var now: TimeInterval {
    switch source {
    case .virtual(let now): now
    case .real(let start): Date().timeIntervalSince(start)
    }
  }

  func add(after seconds: TimeInterval, _ body: @escaping () -> Void) -> SimulatedTimer {
    made += 1
    let timer = SimulatedTimer(fireTime: now + max(0, seconds), order: made, body: body)
    if case .virtual = source { insert(timer) }
    return timer
  }

  var nextFireTime: TimeInterval? {
    dropCancelled()
    return timers.last?.fireTime
  }

  /// Sums of times miss each other by a little; a nanosecond is not a time that anybody asks for.
  private static let tolerance: TimeInterval = 1e-9

  /// The next timer that is due until a moment, with the clock moved to it.
  func takeTimer(until limit: TimeInterval) -> SimulatedTimer? {
    dropCancelled()
    guard let timer = timers.last, timer.fireTime <= limit + SimulatedClock.tolerance else {
      return nil
    }
    timers.removeLast()
    move(to: max(now, timer.fireTime))
    return timer
  }

  func move(to moment: TimeInterval) {
    if case .virtual = source { source = .virtual(now: moment) }
  }

  private func dropCancelled() {
    while let last = timers.last, !last.isWaiting { timers.removeLast() }
  }

  /// Kept latest first, so that the next one is taken from the end.
  private func insert(_ timer: SimulatedTimer) {
    let index =
      timers.firstIndex { ($0.fireTime, $0.order) < (timer.fireTime, timer.order) } ?? timers.count
    timers.insert(timer, at: index)
  }
}
