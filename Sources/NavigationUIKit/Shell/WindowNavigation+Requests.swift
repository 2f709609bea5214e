import NavigationCore
import UIKit

extension WindowNavigation {
  /// An identity for a coordinator that is about to be started.
  package static func makeEntryID() -> EntryID { EntryID(Serial.next()) }

  /// Asks for a start: carried out before this returns if the window is idle, else it waits (R1).
  package func start(
    _ id: EntryID, _ record: EntryRecord, from root: any RootHandle, asker: EntryID?,
    at placement: Placement, animated: Bool
  ) {
    wake()
    records[id] = keeper?.ledger?.enter(id, record) ?? record
    if let coordinator = record.coordinator { ChainObservation.observer?.asked(coordinator) }
    let start = Start(
      id: id, root: root.id, asker: asker, within: entry(around: root), placement: placement,
      animated: animated, reporting: record.reporting)
    guard root.subject.object != nil, !isGoing(root) else { return refuse(start, root) }
    guard !isBeingReplaced(root) else { return refuse(start, .place(.startedWhileReplacing)) }
    attach(root)
    run(machine.startRequested(start, now: now))
    proceed()
    askTurn()
  }

  /// Ends an entry and all above it; their handlers run before this returns (R3).
  package func end(_ id: EntryID, _ ending: Ending, animated: Bool) {
    letJoin()
    run(machine.endRequested(id, ending, animated: animated))
    askTurn()
  }

  /// Ends all above an entry (R5).
  package func endAll(above id: EntryID, animated: Bool) {
    letJoin()
    run(machine.endAboveRequested(id, animated: animated))
    askTurn()
  }

  /// Ends all that was started from a root (R5).
  package func endAll(of root: any RootHandle, animated: Bool) {
    guard machine.state.roots[root.id] != nil else { return }
    letJoin()
    run(machine.endAllRequested(of: root.id, .dismissed, animated: animated))
    askTurn()
  }

  /// Collects what the closure asks into one movement (R15).
  package func batch<Value>(_ body: () throws -> Value) rethrows -> Value {
    hold()
    defer {
      release()
      proceed()
      askTurn()
    }
    return try body()
  }

  /// Holds the movement back until `release()`.
  package func hold() {
    wake()
    machine.held()
  }

  package func release() {
    machine.released()
    askTurn()
  }

  /// Calls `body` when the window is settled, and never before this returns.
  package func afterSettling(_ body: @escaping () -> Void) {
    guard !isIdle else { return afterNextRest(body) }
    wake()
    afterSettling.append(body)
    askTurn()
  }

  /// Nothing moves, nothing waits, and the state equals the screen.
  package var isIdle: Bool {
    guard !machine.isOut, machine.waiting.isEmpty, machine.leaving.isEmpty else { return false }
    let reading = read()
    guard reading.motion == .still else { return false }
    // Where nothing of ours lives nobody looks, and what others have shown there is no concern.
    return !machine.isBusy || machine.agrees(with: reading)
  }

  /// Where nothing of ours lives, what stands on screen is read anew before anything begins.
  func wake() {
    guard !machine.isBusy, !isWatching else {
      keeper?.keep(self)
      return
    }
    // The state forgets its roots too; each is attached anew by its next start.
    machine.forgetForeign()
    roots = [:]
    contents.seeGround(under: nil)
    keeper?.keep(self)
    machine.foreignSeen(read(.whole))
  }

  private func refuse(_ start: Start, _ root: any RootHandle) {
    refuse(start, .place(root.subject.kind == .window ? .noWindow : .rootGone))
  }

  private func refuse(_ start: Start, _ kind: Issue.Kind) {
    machine.refused(start, kind)
    run(.none)
    askTurn()
  }

  /// Answers a start that no chain can take.
  func refuse(_ record: EntryRecord, _ kind: Issue.Kind) {
    let id = Self.makeEntryID()
    records[id] = record
    machine.refused(Start(id: id, root: RootID(0), placement: .presented), kind)
    run(.none)
    askTurn()
  }

  func tell(_ kind: Issue.Kind, about cover: Cover) {
    let id: EntryID? =
      switch cover {
      case .entry(let id): id
      case .stack(let stack): machine.state.stacks[stack]?.members.first?.entry
      case .foreign: nil
      }
    let record = id.flatMap { records[$0] }
    guard let record else { return }
    IssueReporter.report(Issue(kind, who: record.name), record.source)
  }
}
