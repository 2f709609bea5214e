import NavigationCore
import Testing

@Suite("Movement") struct MovementTests {
  @Suite("Resting") struct Resting {
    @Test("Nothing is out and nothing waits") func questions() {
      let movement = Movement()
      #expect(movement.isResting)
      #expect(!movement.isOut)
      #expect(!movement.isMoving)
      #expect(movement.waiting == [])
      #expect(movement.first == nil)
      #expect(movement.nextToAsk == nil)
      #expect(movement.unshown == [])
      #expect(movement.unread == [])
      #expect(!movement.isWaiting(1))
      #expect(!movement.currentIsWithdrawn)
    }

    @Test("A start waits") func startRequested() {
      var movement = Movement()
      movement.startRequested(start(1))
      #expect(movement.waiting == [start(1)])
      #expect(!movement.isResting)
    }

    @Test("A plan may begin without a start, when something has to go") func began() {
      var movement = Movement()
      movement.began()
      #expect(movement.askNext(mayLand: true) == .plan)
    }

    @Test("A turn end finds nothing to do") func turnEnded() {
      var movement = Movement()
      #expect(movement.turnEnded(isIdle: true) { _ in true } == .none)
      #expect(movement.isResting)
    }

    @Test("There is nothing to end, or to clear") func nothingToEnd() {
      var movement = Movement()
      #expect(movement.endedUnshown([1]) == [])
      #expect(movement.ended(1) == [])
      #expect(movement.clear() == [])
      movement.toldOfAlert()
      #expect(movement.refusedOnce(1) == 0)
      #expect(movement.isResting)
    }
  }

  @Suite("Waiting") struct Waiting {
    @Test("The first in line is first") func questions() {
      let movement = Movement.waiting(start(1), start(2))
      #expect(!movement.isResting)
      #expect(!movement.isOut)
      #expect(!movement.isMoving)
      #expect(movement.first == start(1))
      #expect(movement.waiting == [start(1), start(2)])
      #expect(movement.isWaiting(2))
      #expect(!movement.isWaiting(3))
      #expect(movement.unshown == [])
      #expect(movement.unread == [])
      #expect(movement.nextToAsk == nil)
    }

    @Test("A start joins at the end of the line (R2)") func startRequested() {
      var movement = Movement.waiting(start(1))
      movement.startRequested(start(2))
      #expect(movement.waiting == [start(1), start(2)])
    }

    @Test("When a plan begins the first is asked first") func began() {
      var movement = Movement.waiting(start(1), start(2))
      movement.began()
      #expect(movement.nextToAsk == start(1))
      #expect(movement.isOut)
    }

    @Test("A turn end alone moves nothing") func turnEnded() {
      var movement = Movement.waiting(start(1))
      #expect(movement.turnEnded(isIdle: true) { _ in true } == .none)
      #expect(movement.waiting == [start(1)])
    }

    @Test("A start that ends takes along what it had asked for, in turn (R2)") func ended() {
      var movement = Movement.waiting(
        start(1), start(2), start(3, asker: 2), start(4, asker: 3), start(5, asker: 1))
      #expect(movement.ended(2).map(\.id) == [2, 3, 4])
      #expect(movement.waiting.map(\.id) == [1, 5])
    }

    @Test("What a live entry had asked for goes when that ends, though it waits itself no more")
    func endedLive() {
      var movement = Movement.waiting(start(2, asker: 1), start(3))
      #expect(movement.ended(1).map(\.id) == [2])
      #expect(movement.waiting.map(\.id) == [3])
    }

    @Test("When the last in line ends it rests") func endedLast() {
      var movement = Movement.waiting(start(1))
      #expect(movement.ended(1) == [start(1)])
      #expect(movement.isResting)
    }

    @Test("All that waits can be cleared") func clear() {
      var movement = Movement.waiting(start(1), start(2))
      #expect(movement.clear().map(\.id) == [1, 2])
      #expect(movement.isResting)
    }

    @Test("The first in line is told of an alert, and stays first") func toldOfAlert() {
      var movement = Movement.waiting(start(1), start(2))
      movement.toldOfAlert()
      #expect(movement.waiting.map(\.wait) == [.toldOfAlert, .inLine])
    }

    @Test("Refusals are counted for each start") func refusedOnce() {
      var movement = Movement.waiting(start(1), start(2))
      #expect(movement.refusedOnce(2) == 1)
      #expect(movement.refusedOnce(2) == 2)
      #expect(movement.refusedOnce(1) == 1)
      #expect(movement.refusedOnce(9) == 0)
    }

    @Test("Nothing has ended before it was shown: no plan was made") func endedUnshown() {
      var movement = Movement.waiting(start(1))
      #expect(movement.endedUnshown([1]) == [])
      #expect(movement.waiting == [start(1)])
    }
  }

  @Suite("Asking") struct Asking {
    @Test("A coordinator is out, and those behind it wait") func questions() {
      let movement = Movement.asking(start(1), start(2))
      #expect(movement.isOut)
      #expect(!movement.isMoving)
      #expect(!movement.isResting)
      #expect(movement.isWaiting(1))
      #expect(movement.isWaiting(2))
      #expect(movement.waiting == [start(2)])
      #expect(movement.nextToAsk == start(2))
      #expect(movement.first == nil)
    }

    @Test("A start that is asked for inside a getter joins the plan after this one")
    func startRequested() {
      var movement = Movement.asking(start(1))
      movement.startRequested(start(2))
      #expect(movement.waiting == [start(2)])
      #expect(movement.nextToAsk == nil)
    }

    @Test("Each is asked once, in order, then the plan is made") func answered() {
      var movement = Movement.asking(start(1), start(2))
      movement.answered(.landed(landed(1, at: .present)))
      #expect(movement.askNext(mayLand: true) == .ask(start(2)))
      movement.answered(.landed(landed(2, at: .present)))
      #expect(movement.askNext(mayLand: true) == .plan)
      #expect(movement.unshown.map(\.id) == [1, 2])
    }

    @Test("A start that was refused is not part of the plan") func answeredDropped() {
      var movement = Movement.asking(start(1))
      movement.answered(.dropped)
      #expect(movement.askNext(mayLand: true) == .plan)
      #expect(movement.unshown == [])
    }

    @Test("A start that may not land ends the asking") func askNextMayNotLand() {
      var movement = Movement.asking(start(1), start(2))
      movement.answered(.landed(landed(1, at: .present)))
      #expect(movement.askNext(mayLand: false) == .plan)
      #expect(movement.waiting == [start(2)])
    }

    @Test("A coordinator that ends inside its own getter is withdrawn (R2)") func ended() {
      var movement = Movement.asking(start(1), start(2, asker: 1), start(3))
      #expect(movement.ended(1).map(\.id) == [1, 2])
      #expect(movement.currentIsWithdrawn)
      #expect(!movement.isWaiting(1))
      #expect(movement.waiting.map(\.id) == [3])
    }

    @Test("Clearing withdraws the one that is being asked too") func clear() {
      var movement = Movement.asking(start(1), start(2))
      movement.startRequested(start(3))
      #expect(movement.clear().map(\.id) == [1, 2, 3])
      #expect(movement.currentIsWithdrawn)
    }

    @Test("What landed and has ended is not shown any more") func endedUnshown() {
      var movement = Movement.asking(start(1), start(2))
      movement.answered(.landed(landed(1, at: .present)))
      #expect(movement.endedUnshown([1]) == [])
      #expect(movement.unshown == [])
    }

    @Test("The first step goes at once, what was not asked waits") func planned() {
      var movement = Movement.asking(start(1), start(2))
      let one = landed(1, at: .present)
      movement.answered(.landed(one))
      _ = movement.askNext(mayLand: false)
      #expect(movement.planned(.of(.present(1), starts: [one])) == .perform(.present(1)))
      #expect(movement.waiting == [start(2)])
      #expect(movement.isMoving)
    }

    @Test("A plan without steps is over at once") func plannedNothing() {
      var movement = Movement.asking(start(1))
      movement.answered(.dropped)
      #expect(movement.planned(.of()) == .none)
      #expect(movement.isResting)
    }

    @Test("What was landed waits again in front, when something moves after all")
    func postponed() {
      var movement = Movement.asking(start(1), start(2))
      let one = landed(1, at: .present)
      movement.answered(.landed(one))
      movement.startRequested(start(3))
      #expect(movement.postponed() == [one])
      #expect(movement.waiting == [one, start(2), start(3)])
    }
  }
}

extension Movement {
  static func waiting(_ starts: Start...) -> Movement {
    var movement = Movement()
    for start in starts { movement.startRequested(start) }
    return movement
  }

  /// The first of these is being asked.
  static func asking(_ starts: Start...) -> Movement {
    var movement = Movement()
    for start in starts { movement.startRequested(start) }
    movement.began()
    _ = movement.askNext(mayLand: true)
    return movement
  }

  /// The first step of this plan is out.
  static func moving(_ plan: Plan, next: Start...) -> Movement {
    var movement = Movement()
    movement.began()
    for start in next { movement.startRequested(start) }
    _ = movement.planned(plan)
    return movement
  }
}
