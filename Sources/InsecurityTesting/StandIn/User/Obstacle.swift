/// Why a finger cannot do something.
nonisolated struct Obstacle: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
