import NavigationUIKit
import UIKit

extension HeadlessDevice {
  /// Lets what was asked for begin, then runs the clock for so many seconds.
  ///
  /// First turns end until none is asked for, with the clock standing still: a result is told, a
  /// handler runs, the movement that follows begins. Then the clock runs; each timer that is due fires
  /// in order, and again turns end until none is asked for. So 0.1 s after a `finish` the screen is 0.1 s
  /// into its movement, and with 0 s it is at its beginning. Called inside a handler or a callback of
  /// UIKit it does nothing and tells an issue.
  public func advance(by seconds: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line)
  {
    guard mayRun(at: SourceLocation(fileID, line)) else { return }
    simulation.makeCurrent()
    let end = now + seconds
    finishTurns()
    while let timer = simulation.nextTimer, timer <= end {
      busy(.turning) { simulation.run(until: timer) }
      if simulation.needsTurn { finishTurns() }
    }
    busy(.turning) { simulation.run(until: end) }
    finishTurns()
  }

  /// Runs the clock and the library until nothing moves and nothing is queued that time could change.
  ///
  /// What waits for a person, a window or a task stays queued. After 60 virtual seconds of movement it
  /// returns and tells an issue. Called inside a handler or a callback of UIKit it does nothing and
  /// tells an issue. Blocks on the main queue and tasks run inside it only where it is called on the
  /// main thread, as in a synchronous XCTest; elsewhere use `settled()`.
  public func settle(fileID: StaticString = #fileID, line: UInt = #line) {
    let source = SourceLocation(fileID, line)
    guard mayRun(at: source) else { return }
    simulation.makeCurrent()
    busy(.turning) { simulation.endTurn() }
    runToRest(at: source)
  }

  /// As `settle()`, where a turn has just ended.
  func runToRest(at source: SourceLocation) {
    var patience = Patience(since: now)
    repeat {
      while step(&patience, after: .turnEnd) {}
    } while !patience.isExhausted && drainMainQueue()
    tellIfRestless(patience, at: source)
  }

  /// As `settle()`, from async code: lets main-actor jobs and the main queue run before each turn end.
  ///
  /// So it waits for tasks too: a task that was given an awaited result goes on before the turn ends.
  /// A task that waits for real time or for another actor's work is not waited for.
  public func settled(fileID: StaticString = #fileID, line: UInt = #line) async {
    let source = SourceLocation(fileID, line)
    guard mayRun(at: source) else { return }
    simulation.makeCurrent()
    var patience = Patience(since: now)
    await MainQueue.runWaitingJobs()
    busy(.turning) { simulation.endTurn() }
    repeat {
      await MainQueue.runWaitingJobs()
    } while step(&patience, after: .jobs)
    tellIfRestless(patience, at: source)
  }

  /// Ends turns until none is asked for; what animates goes on.
  func finishTurns() {
    var patience = Patience(since: now)
    repeat {
      busy(.turning) { simulation.endTurn() }
      patience.spend(until: now)
    } while simulation.needsTurn && !patience.isExhausted
  }

  /// What has happened last.
  private enum Before {
    case turnEnd
    /// They may have changed what asks for no turn.
    case jobs
  }

  /// Ends one turn, or runs the clock to the next timer; false if neither can change anything.
  private func step(_ patience: inout Patience, after before: Before) -> Bool {
    if patience.isExhausted { return false }
    if simulation.needsTurn {
      busy(.turning) { simulation.endTurn() }
    } else if let timer = simulation.nextTimer {
      busy(.turning) {
        if before == .jobs { simulation.endTurn() }
        simulation.run(until: timer)
      }
    } else {
      busy(.turning) { LibraryState.lookAtEverything(in: window) }
      guard simulation.needsTurn else { return false }
    }
    patience.spend(until: now)
    return true
  }

  /// Whether jobs of the main queue have changed something, where this thread may run them.
  private func drainMainQueue() -> Bool {
    MainQueue.drainIfServedHere()
    return simulation.needsTurn || simulation.nextTimer != nil
  }

  private func tellIfRestless(_ patience: Patience, at source: SourceLocation) {
    guard patience.isExhausted else { return }
    LibraryState.tell(.didNotSettle(seconds: Patience.seconds), at: source)
  }
}
