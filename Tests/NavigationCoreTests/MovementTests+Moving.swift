import NavigationCore
import Testing

extension MovementTests {
  @Suite("Moving") struct MovingState {
    private let one = landed(1, at: .present)
    private let two = landed(2, at: .present)

    @Test("A step is out until its call returns") func questions() {
      var movement = Movement.moving(.of(.present(1), starts: [one]), next: start(9))
      #expect(movement.isMoving)
      #expect(movement.isOut)
      #expect(!movement.isResting)
      #expect(movement.unread == [.present(1)])
      #expect(movement.unshown == [])
      #expect(movement.waiting == [start(9)])
      #expect(movement.isWaiting(9))
      #expect(!movement.isWaiting(1))
      #expect(movement.called(.done) == .none)
      #expect(!movement.isOut)
      #expect(movement.unread == [])
    }

    @Test("A start waits for the next plan") func startRequested() {
      var movement = Movement.moving(.of(.present(1), starts: [one]))
      movement.startRequested(start(2))
      #expect(movement.waiting == [start(2)])
    }

    @Test("The following step goes at once if it may", arguments: [Verdict.done, .withdrawn])
    func calledAtOnce(_ verdict: Verdict) {
      var movement = Movement.moving(
        .of(.present(1), .present(2), pace: .atOnce, starts: [one, two]))
      #expect(movement.unshown == [two])
      #expect(movement.called(verdict) == .perform(.present(2)))
      #expect(movement.unshown == [])
    }

    @Test("A step whose effect is not read yet holds back what may go at once (A17, R7)")
    func calledPending() {
      var movement = Movement.moving(.of(.dismiss(1), .present(2), pace: .atOnce))
      #expect(movement.called(.pending) == .none)
      #expect(movement.unread == [.dismiss(1)])
      #expect(movement.turnEnded(isIdle: true) { _ in true } == .perform(.present(2)))
    }

    @Test("What ended while it was being shown does not wait again (P1)") func forget() {
      var movement = Movement.moving(.of(.present(1), starts: [one]))
      movement.forget([1])
      #expect(movement.called(.refused) == .takeBack([]))
      #expect(movement.isResting)
    }

    @Test("A step that waits for rest goes at a turn end at which all is read and idle")
    func calledAtRest() {
      var movement = Movement.moving(.of(.dismiss(1), .present(2), starts: [two]))
      #expect(movement.called(.pending) == .none)
      #expect(movement.turnEnded(isIdle: false) { _ in false } == .none)
      #expect(movement.turnEnded(isIdle: false) { _ in true } == .none)
      #expect(movement.turnEnded(isIdle: true) { _ in false } == .perform(.present(2)))
    }

    @Test("When UIKit refuses, what is left of the plan waits again in front") func refused() {
      var movement = Movement.moving(
        .of(.present(1), .present(2), pace: .atOnce, starts: [one, two]), next: start(9))
      _ = movement.called(.done)
      #expect(movement.called(.refused) == .takeBack([two]))
      #expect(movement.waiting == [two, start(9)])
      #expect(!movement.isMoving)
    }

    @Test("It arrives when all is read and the window is idle") func arrived() {
      var movement = Movement.moving(.of(.present(1), starts: [one]))
      _ = movement.called(.done)
      let action = movement.turnEnded(isIdle: true) { _ in false }
      #expect(action.arrived?.called == [.present(1)])
      #expect(movement.isResting)
    }

    @Test("What was asked meanwhile waits after the arrival") func arrivedWithNext() {
      var movement = Movement.moving(.of(.present(1), starts: [one]), next: start(2))
      _ = movement.called(.done)
      _ = movement.turnEnded(isIdle: true) { _ in true }
      #expect(movement.waiting == [start(2)])
      #expect(!movement.isMoving)
    }

    @Test("An effect that was read once is not waited for again") func readOnce() {
      var movement = Movement.moving(.of(.present(1), starts: [one]))
      _ = movement.called(.pending)
      #expect(movement.turnEnded(isIdle: false) { _ in true } == .none)
      #expect(movement.unread == [])
    }

    @Test("A presentation without effect is taken back at the first idle turn end")
    func noEffect() {
      var movement = Movement.moving(.of(.present(1), starts: [one]))
      _ = movement.called(.pending)
      #expect(movement.turnEnded(isIdle: false) { _ in false } == .none)
      #expect(movement.turnEnded(isIdle: true) { _ in false } == .takeBack([one]))
      #expect(movement.waiting == [one])
    }

    @Test("A stack change without effect is not repeated before two turn ends (A17)")
    func stackWithoutEffect() {
      let pushed = landed(1, at: .push(1))
      var movement = Movement.moving(
        .of(.change(1, .push(1), animated: true), starts: [pushed]))
      _ = movement.called(.pending)
      #expect(movement.turnEnded(isIdle: true) { _ in false } == .none)
      #expect(movement.turnEnded(isIdle: true) { _ in false } == .takeBack([pushed]))
    }

    @Test("What still had to be shown waits again, what has come does not") func takeBack() {
      var movement = Movement.moving(
        .of(.present(1), .present(2), starts: [one, two]), next: start(9))
      _ = movement.called(.done)
      #expect(movement.turnEnded(isIdle: true) { _ in true } == .perform(.present(2)))
      #expect(movement.called(.refused) == .takeBack([two]))
      #expect(movement.waiting == [two, start(9)])
    }

    @Test("When something ends that was not shown, the rest of the plan is made anew")
    func endedUnshown() {
      let three = landed(3, at: .present)
      var movement = Movement.moving(
        .of(.present(1), .present(2), .present(3), starts: [one, two, three]), next: start(9))
      _ = movement.called(.done)
      #expect(movement.endedUnshown([2]) == [three])
      #expect(movement.waiting == [three, start(9)])
      let action = movement.turnEnded(isIdle: true) { _ in true }
      #expect(action.arrived?.called == [.present(1)])
    }

    @Test("When the window has changed meanwhile, what is left of the plan waits again")
    func interrupted() {
      var movement = Movement.moving(.of(.dismiss(9), .present(1), starts: [one]))
      _ = movement.called(.done)
      #expect(movement.hasStepsAhead)
      #expect(movement.nextSeen == .present(1))
      let action = movement.turnEnded(isIdle: true, mayGoOn: false) { _ in true }
      #expect(action == .interrupted([one]))
      #expect(movement.waiting == [one])
    }

    @Test("A plan that has no step left arrives, whatever the window has become")
    func arrivedInspite() {
      var movement = Movement.moving(.of(.present(1), starts: [one]))
      _ = movement.called(.done)
      let action = movement.turnEnded(isIdle: true, mayGoOn: false) { _ in true }
      #expect(action.arrived != nil)
    }

    @Test("An entry that ends takes along what it had asked for meanwhile") func ended() {
      var movement = Movement.moving(
        .of(.present(1), starts: [one]), next: start(2, asker: 1), start(3))
      #expect(movement.ended(1).map(\.id) == [2])
      #expect(movement.waiting.map(\.id) == [3])
    }

    @Test("All that waits can be cleared, the plan goes on") func clear() {
      var movement = Movement.moving(.of(.present(1), starts: [one]), next: start(2))
      #expect(movement.clear().map(\.id) == [2])
      #expect(movement.isMoving)
    }

    @Test("A stack that comes with its first page shows it, and what is pushed into it")
    func newStack() {
      let first = landed(1, at: .presentStack, .stack(5))
      let second = landed(2, at: .push(5))
      var movement = Movement.moving(
        .of(
          .fill(5, [1, 2]), .present(.stack(5), animated: true), pace: .atOnce,
          starts: [first, second]))
      #expect(movement.unshown == [first, second])
      _ = movement.called(.done)
      #expect(movement.unshown == [])
    }

    @Test("A root that is set shows its entry and the stack around it") func newRoot() {
      let root = landed(1, at: .ground, .stack(5))
      let page = landed(2, at: .push(5))
      let movement = Movement.moving(
        .of(.setRoot(1, 5, animated: false), starts: [root, page]))
      #expect(movement.unshown == [])
    }
  }
}

extension Movement.TurnAction {
  fileprivate var arrived: Moving? {
    guard case .arrived(let moving) = self else { return nil }
    return moving
  }
}
