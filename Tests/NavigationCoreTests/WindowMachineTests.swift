import NavigationCore
import Testing

@Suite("A window's machine") struct WindowMachineTests {
  @Test("A start on an idle window is asked for its controller at once (R1)")
  func idle() {
    var machine = withStack()
    #expect(machine.startRequested(start(10, .pushed), now: 0) == .none)
    #expect(machine.isReadyToMove)
    #expect(machine.proceeded(Reading()) == .ask(start(10, .pushed), .push(1)))
  }

  @Test("A start waits while something moves (P2)")
  func moving() {
    var machine = withStack()
    _ = machine.startRequested(start(10, .pushed), now: 0)
    var reading = Reading()
    reading.motion = .moving
    #expect(machine.proceeded(reading) == .none)
    #expect(machine.waiting.map(\.id) == [10])
  }

  @Test("A presentation waits for its presenter, a push does not (R10)")
  func presenter() {
    var machine = withStack()
    var reading = Reading()
    reading.top = .noWindow
    _ = machine.startRequested(start(10, .presented), now: 0)
    #expect(machine.proceeded(reading) == .none)
    var other = withStack()
    _ = other.startRequested(start(11, .pushed), now: 0)
    #expect(other.proceeded(reading) == .ask(start(11, .pushed), .push(1)))
  }

  @Test("A start that waits behind an alert is told of once (R11)")
  func alert() {
    var machine = withStack()
    var reading = Reading()
    reading.top = .alert
    _ = machine.startRequested(start(10, .presented), now: 0)
    _ = machine.proceeded(reading)
    _ = machine.proceeded(reading)
    #expect(machine.takeIssues().map(\.kind) == [.movement(.waitsBehindAlert)])
    #expect(machine.takeIssues().isEmpty)
  }

  @Test("A batch holds the movement back until it is closed, also a nested one (R15)")
  func held() {
    var machine = withStack()
    machine.held()
    machine.held()
    _ = machine.startRequested(start(10, .pushed), now: 0)
    machine.released()
    #expect(!machine.isReadyToMove)
    machine.released()
    #expect(machine.isReadyToMove)
  }

  @Test("A movement without end is told by the request that waits for it, after 10 s (R20)")
  func neverEnds() {
    var machine = withStack()
    var reading = Reading()
    reading.motion = .moving
    _ = machine.turnEnded(reading, now: 1)
    _ = machine.startRequested(start(10, .pushed), now: 10.5)
    #expect(machine.takeIssues().isEmpty)
    _ = machine.startRequested(start(11, .pushed), now: 13)
    #expect(machine.takeIssues().map(\.kind) == [.movement(.neverEnds(seconds: 12))])
  }

  @Test("A start that a window cannot take is answered at the next turn end (R1)")
  func refused() {
    var machine = withStack()
    machine.refused(start(10), .place(.rootGone))
    let refusal: Ending = .refused(.place(.rootGone))
    let action = machine.turnEnded(Reading(), now: 0)
    guard case .deliver(let ended) = action else {
      Testing.Issue.record("\(action) instead of a delivery")
      return
    }
    #expect(ended.id == 10)
    #expect(ended.ending == refusal)
  }

  @Test("A root that is lost is followed once, and does not keep the window from resting")
  func lostRoot() {
    var machine = withPage(10)
    var reading = Reading()
    reading.lostRoots = [1]
    guard case .deliver(let ended) = machine.turnEnded(reading, now: 0) else {
      Testing.Issue.record("nothing is delivered")
      return
    }
    #expect(ended.ending == .rootGone)
    _ = machine.handlerReturned()
    #expect(machine.turnEnded(reading, now: 0) == .settle)
  }

  @Test("A page that is to go and that a finger lets come back still has to go (R6, R23)")
  func comesBack() {
    var machine = withPage(10)
    _ = machine.startRequested(start(11, .pushed), now: 0)
    _ = machine.proceeded(Reading())
    _ = machine.answered(start(11, .pushed), .controller(isAlert: false), Reading())
    _ = machine.planned(Reading())
    _ = machine.called(.done)
    _ = machine.turnEnded(Reading(), now: 0)
    var reading = Reading()
    reading.motion = .moving
    _ = machine.endRequested(10, .finished, animated: true)
    _ = machine.handlerReturned()
    _ = machine.handlerReturned()
    // One has been popped already, and the finger pulls at the other.
    reading.stacks = [
      StackReading(
        stack: 1, members: [.foreign(1)], missing: [.entry(10): .moving, .entry(11): .gone])
    ]
    _ = machine.turnEnded(reading, now: 0)
    #expect(machine.expected(1) == [.foreign(1), .entry(10)])
    #expect(machine.leaving.stacks[1]?.kept == 1)
  }

  @Test("A turn does not end while a handler is out")
  func turnInHandler() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var machine = WindowMachineTests.withPage(10)
      _ = machine.endRequested(10, .finished, animated: true)
      _ = machine.turnEnded(Reading(), now: 0)
    }
    expectReason("a handler, a getter or UIKit is being called", in: result)
  }

  private func withStack() -> WindowMachine { Self.withStack() }

  private func withPage(_ id: EntryID) -> WindowMachine { Self.withPage(id) }

  private static func withStack() -> WindowMachine {
    var machine = WindowMachine()
    machine.add(stack: 1, members: [.foreign(1)], depth: 0)
    machine.add(root: 1, kind: .navigation(1), depth: 0)
    return machine
  }

  /// A page was pushed, and the window has come to rest.
  private static func withPage(_ id: EntryID) -> WindowMachine {
    var machine = withStack()
    _ = machine.startRequested(start(id, .pushed), now: 0)
    _ = machine.proceeded(Reading())
    _ = machine.answered(start(id, .pushed), .controller(isAlert: false), Reading())
    _ = machine.planned(Reading())
    _ = machine.called(.done)
    _ = machine.turnEnded(Reading(), now: 0)
    return machine
  }
}
