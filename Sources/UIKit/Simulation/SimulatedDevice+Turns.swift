import Dispatch

/// What the loop still has to do.
struct TurnState {
  /// Whether anybody waits for one more turn.
  enum Request {
    case none, asked
  }

  var request = Request.none
  /// What runs after the commit of the running turn, in order.
  var afterCommit: [() -> Void] = []
  /// A turn in real time that has been scheduled.
  var scheduled: Request = .none
}

extension SimulatedDevice {
  /// Ends the running turn: layout, commit, after-commit, turn-end observers.
  ///
  /// Layout starts navigation transitions (01) and ends the unanimated ones (03); what follows the commit starts
  /// modal transitions (05, 06) and delivers late appearance calls (08, 09).
  package func endTurn() {
    makeCurrent()
    turn.request = .none
    layoutWindows()
    commitObservers.bodies().forEach { $0() }
    let due = turn.afterCommit
    turn.afterCommit = []
    due.forEach { $0() }
    turnEndObservers.bodies().forEach { $0() }
  }

  /// Asks the loop for one more turn.
  package func requestTurn() { setNeedsTurn() }

  /// Whether something changed since the last turn end, or a turn was asked for.
  package var needsTurn: Bool {
    turn.request == .asked || !turn.afterCommit.isEmpty
      || windows.contains { $0.layoutMark != .clean }
  }

  /// Observes the moments at which the screen takes over what was changed.
  package func observeCommits(_ body: @escaping () -> Void) -> SimulatedObservation {
    commitObservers.add(body)
  }

  /// Observes the ends of turns; called last.
  package func observeTurnEnds(_ body: @escaping () -> Void) -> SimulatedObservation {
    turnEndObservers.add(body)
  }

  /// Runs a closure after the next commit.
  package func afterCommit(_ body: @escaping () -> Void) {
    turn.afterCommit.append(body)
    setNeedsTurn()
  }

  /// Runs a closure after a number of commits, the next one counted.
  func afterCommits(_ count: Int, _ body: @escaping () -> Void) {
    afterCommit {
      guard count > 1 else { return body() }
      self.afterCommits(count - 1, body)
    }
  }

  func setNeedsTurn() {
    turn.request = .asked
    guard case .real = clock.source, turn.scheduled == .none else { return }
    turn.scheduled = .asked
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.runScheduledTurn() }
    }
  }

  private func runScheduledTurn() {
    turn.scheduled = .none
    endTurn()
  }

  /// A pass may make more dirty; UIKit repeats it, and so do we, within reason.
  private func layoutWindows() {
    for _ in 0..<20 {
      let dirty = windows.filter { $0.layoutMark != .clean }
      if dirty.isEmpty { return }
      dirty.forEach { $0.layoutIfNeeded() }
    }
    warn("A layout pass did not come to an end: views ask for layout while they are laid out.")
  }
}
