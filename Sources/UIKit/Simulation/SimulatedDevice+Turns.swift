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
    commitObservers.prune()
    tell(commitObservers)
    let due = turn.afterCommit
    turn.afterCommit = []
    due.forEach { $0() }
    turnEndObservers.prune()
    tell(turnEndObservers)
  }

  /// A copy of the list is gone through: an observer may add others.
  private func tell(_ observers: ObserverList) {
    observers.tell()
  }

  /// Asks the loop for one more turn.
  package func requestTurn() { setNeedsTurn() }

  /// Whether something changed since the last turn end, or a turn was asked for.
  package var needsTurn: Bool {
    turn.request == .asked || !turn.afterCommit.isEmpty || hasDirtyWindow
  }

  private var hasDirtyWindow: Bool {
    for index in windowList.indices {
      if let window = windowList[index].window, window.layoutMark != .clean { return true }
    }
    return false
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
      guard hasDirtyWindow else { return }
      let dirty = windows.filter { $0.layoutMark != .clean }
      dirty.forEach { $0.layoutIfNeeded() }
    }
    warn("A layout pass did not come to an end: views ask for layout while they are laid out.")
  }
}
