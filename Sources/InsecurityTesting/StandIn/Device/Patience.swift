import Foundation

/// How long a device goes on while something moves: 60 virtual seconds.
struct Patience {
  static let seconds = 60

  private let start: TimeInterval
  private var last: TimeInterval
  private var turns = 0

  init(since now: TimeInterval) {
    start = now
    last = now
  }

  /// Counts a turn; while the clock stands still, 60 of them count as a second.
  mutating func spend(until now: TimeInterval) {
    turns = now > last ? 0 : turns + 1
    last = now
  }

  var isExhausted: Bool {
    last - start > TimeInterval(Self.seconds) || turns > Self.seconds * 60
  }
}
