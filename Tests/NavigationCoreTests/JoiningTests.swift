import NavigationCore
import Testing

/// A chain that joins another one, and pages that come to stand in other pages.
@Suite("Joining") struct JoiningTests {
  private let one = landed(1, at: .push(1))
  private let two = landed(2, at: .push(2))

  private func push(_ id: EntryID, in stack: StackID) -> Step {
    .change(stack, .push(id), animated: false)
  }

  /// A chain whose push has been called.
  private func moving(_ start: Start, in stack: StackID, next: Start...) -> Movement {
    var movement = Movement.moving(.of(push(start.id, in: stack), starts: [start]))
    _ = movement.called(.done)
    next.forEach { movement.startRequested($0) }
    return movement
  }

  @Test("What waits in the other chain waits here, behind what waits already (R2)")
  func waiting() {
    var movement = Movement.waiting(start(1))
    movement.tookOver(.waiting(start(2)))
    #expect(movement.waiting.map(\.id) == [1, 2])
    movement.tookOver(Movement())
    #expect(movement.waiting.map(\.id) == [1, 2])
  }

  @Test("What moves in the other chain moves here, and what waits here waits for it")
  func movingThere() {
    var movement = Movement.waiting(start(3))
    movement.tookOver(moving(two, in: 2, next: start(4)))
    #expect(movement.isMoving)
    #expect(movement.waiting.map(\.id) == [3, 4])
    var hasArrived = false
    if case .arrived = movement.turnEnded(isIdle: true, hasEffect: { _ in true }) {
      hasArrived = true
    }
    #expect(hasArrived)
    #expect(movement.waiting.map(\.id) == [3, 4])
  }

  @Test("Two movements become one: it has arrived when both have, and what is ahead goes on")
  func movingBoth() {
    var movement = Movement.moving(
      .of(push(1, in: 1), .present(3), starts: [one, landed(3, at: .present)]))
    _ = movement.called(.done)
    movement.tookOver(moving(two, in: 2, next: start(4)))
    #expect(movement.unshown.map(\.id) == [3])
    #expect(movement.turnEnded(isIdle: true) { _ in true } == .perform(.present(3)))
    #expect(movement.called(.refused) == .takeBack([landed(3, at: .present)]))
    #expect(movement.waiting.map(\.id) == [3, 4])
  }

  /// A stack 1 with pages 1 and 2 of root 1; 2 has moved into the stack 2 inside page 1.
  private var moved: NavigationState {
    var state = NavigationState()
    state.add(stack: 1, members: [.foreign(9)], depth: 0)
    state.add(root: 1, kind: .navigation(1), depth: 0)
    for id in [EntryID(1), 2] {
      state.land(
        start(id, .pushed), at: .push(1), answer: .controller(isAlert: false))
    }
    state.relocate(.entry(2), from: 1, to: 2, within: 1)
    return state
  }

  @Test("A page that has moved into another page ends with that, and before it (P6)")
  func movedInside() {
    var state = moved
    #expect(state.brokenInvariant == nil)
    #expect(state.cut(from: 1).entries == [2, 1])
    #expect(state.brokenInvariant == nil)
  }
}
