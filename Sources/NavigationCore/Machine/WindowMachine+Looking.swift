extension WindowMachine {
  /// A turn has ended: the first of these that applies is done.
  ///
  /// Refusals that are due; departures; the next step; the next plan; settle.
  package mutating func turnEnded(_ reading: Reading, now: Double) -> Action {
    precondition(!isOut, "WindowMachine: turnEnded: a handler, a getter or UIKit is being called")
    note(reading.motion, now: now)
    if !refusals.isEmpty { return deliverRefusals() }
    let departed = follow(reading)
    if !departed.isEmpty {
      disturb()
      return deliver(departed)
    }
    let action = step(after: reading)
    if action != .none { return action }
    let next = proceeded(reading)
    return next == .none ? settle(reading) : next
  }

  /// The window has gone, and with it all that stands in it.
  package mutating func windowGone() -> Action {
    disturb()
    let waiting = movement.clear().reversed().map {
      Ended(id: $0.id, ending: .rootGone, rank: rankOfWaiting($0.id))
    }
    let ended = take(state.cutAll(), animated: false) { _ in .rootGone }
    leaving = Leaving()
    return deliver(waiting + ended)
  }

  private mutating func deliverRefusals() -> Action {
    defer { refusals = [] }
    return deliver(refusals)
  }

  private mutating func step(after reading: Reading) -> Action {
    let isIdle = reading.motion == .still && agreesWhileMoving(reading)
    let leaving = leaving
    let step = movement.unread.last
    let action = movement.turnEnded(isIdle: isIdle) {
      Self.hasEffect($0, reading, leaving)
    }
    switch action {
    case .none: return .none
    case .perform(let step): return .perform(step)
    case .takeBack(let starts): takeBack(starts, refused: step)
    case .arrived(let moving): arrived(moving)
    }
    giveUpLeaving(reading)
    return .none
  }

  /// A dismissal that took nothing away counts as refused.
  private mutating func arrived(_ moving: Moving) {
    for case .dismiss(let cover, _) in moving.called where leaving.covers.contains(cover) {
      leaving.refused()
    }
  }

  /// What cannot be dismissed stays, and is not ours any more.
  private mutating func giveUpLeaving(_ reading: Reading) {
    guard leaving.refusals >= 3 else { return }
    issues.append(Found(kind: .movement(.gaveUpDismissing), id: leaving.covers.first?.entry))
    leaving = Leaving()
  }

  private func agreesWhileMoving(_ reading: Reading) -> Bool {
    reading.left.isEmpty && reading.lostRoots.isEmpty && reading.ground == .kept
  }

  /// Whether the effect of a step can be read.
  private static func hasEffect(_ step: Step, _ reading: Reading, _ leaving: Leaving) -> Bool {
    switch step {
    case .change(let stack, _, _): !reading.stacks.contains { $0.stack == stack }
    case .fill: true
    case .present(let cover, _): !reading.unread.contains(cover)
    case .dismiss(let cover, _), .clear(let cover): !reading.above.contains(cover)
    case .setRoot: true
    }
  }

  private mutating func settle(_ reading: Reading) -> Action {
    guard calm != .settled, movement.isResting, leaving.isEmpty, refusals.isEmpty, holds == 0,
      reading.motion == .still, agrees(reading)
    else { return .none }
    calm = .settled
    return .settle
  }

  /// Since when something moves without a rest.
  private mutating func note(_ motion: Reading.Motion, now: Double) {
    switch (motion, calm) {
    case (.still, .unsettled(movingSince: .some)): calm = .unsettled(movingSince: nil)
    case (.moving, .unsettled(movingSince: nil)), (.moving, .settled):
      calm = .unsettled(movingSince: now)
    case (.still, _), (.moving, .unsettled(movingSince: .some)): break
    }
  }
}

extension Cover {
  /// The entry that is presented, without a stack around it.
  package var entry: EntryID? {
    switch self {
    case .entry(let id): id
    case .stack, .foreign: nil
    }
  }
}
