/// The life of one coordinator: it is started once and ends once.
package struct CoordinatorLife: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case notStarted
    /// It waits, or is on screen.
    case live(EntryID)
    /// Its end is decided; its handler has not been called.
    case ending
    /// Its handler has been called, when the window had come to rest so many times.
    case ended(settleCount: Int)
  }

  private var state: State = .notStarted

  package init() {}

  /// The entry, from its start until its end is delivered.
  package var entry: EntryID? {
    switch state {
    case .live(let id): id
    case .notStarted, .ending, .ended: nil
    }
  }

  package enum StartAction: Hashable, Sendable {
    case start
    case issue(Issue.Life)
  }

  /// It is to be started.
  package mutating func startRequested(as id: EntryID) -> StartAction {
    switch state {
    case .notStarted:
      state = .live(id)
      return .start
    case .live, .ending, .ended: return .issue(.startedTwice)
    }
  }

  package enum EndAction: Hashable, Sendable {
    case end(EntryID)
    /// Somebody else was first, and the screen is still on its way out.
    case race
    case issue(Issue.Life)
  }

  /// It is to be ended; a second ending is a race until the window has come to rest (R4).
  package mutating func endRequested(settleCount: Int?) -> EndAction {
    switch state {
    case .notStarted: return .issue(.finishedBeforeStart)
    case .live(let id):
      state = .ending
      return .end(id)
    case .ending: return .race
    case .ended(let count): return count == settleCount ? .race : .issue(.finishedTwice)
    }
  }

  /// Its handler is being called.
  package mutating func delivered(settleCount: Int) {
    state = .ended(settleCount: settleCount)
  }
}
