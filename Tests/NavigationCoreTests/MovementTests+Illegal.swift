import NavigationCore
import Testing

extension MovementTests {
  /// Pairs of state and event that must never be: they are our mistakes, so they trap.
  @Suite("Illegal") struct Illegal {
    @Test(
      "A plan does not begin while one is made or carried out", arguments: [States.asking, .moving])
    func began(_ state: States) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [state] in
        var movement = state.movement
        movement.began()
      }
      expectReason("a plan is being made or carried out", in: result)
    }

    @Test("Nobody is asked outside a plan", arguments: States.allBut(.asking))
    func askNext(_ state: States) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [state] in
        var movement = state.movement
        _ = movement.askNext(mayLand: true)
      }
      expectReason("no plan is being made", in: result)
    }

    @Test("Nobody answers who was not asked", arguments: States.allBut(.asking))
    func answered(_ state: States) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [state] in
        var movement = state.movement
        movement.answered(.dropped)
      }
      expectReason("nobody was asked", in: result)
    }

    @Test("No plan is made before all were asked", arguments: States.allBut(.asking))
    func planned(_ state: States) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [state] in
        var movement = state.movement
        _ = movement.planned(.of())
      }
      expectReason("nobody was asked", in: result)
    }

    @Test("Nothing is put off that was not asked", arguments: States.allBut(.asking))
    func postponed(_ state: States) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [state] in
        var movement = state.movement
        _ = movement.postponed()
      }
      expectReason("nobody was asked", in: result)
    }

    @Test("No call returns that was not made", arguments: States.allBut(.moving))
    func called(_ state: States) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [state] in
        var movement = state.movement
        _ = movement.called(.done)
      }
      expectReason("no step was out", in: result)
    }

    @Test("No call returns twice")
    func calledTwice() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var movement = States.moving.movement
        _ = movement.called(.done)
        _ = movement.called(.done)
      }
      expectReason("no step was out", in: result)
    }

    @Test("A turn does not end while a coordinator is being asked")
    func turnEnded() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var movement = States.asking.movement
        _ = movement.turnEnded(isIdle: true) { _ in true }
      }
      expectReason("a coordinator is being asked", in: result)
    }
  }

  enum States: String, CaseIterable, Codable {
    case resting
    case waiting
    case asking
    case moving

    static func allBut(_ state: States) -> [States] { allCases.filter { $0 != state } }

    var movement: Movement {
      switch self {
      case .resting: Movement()
      case .waiting: .waiting(start(1))
      case .asking: .asking(start(1))
      case .moving: .moving(.of(.present(1), starts: [landed(1, at: .present)]))
      }
    }
  }
}
