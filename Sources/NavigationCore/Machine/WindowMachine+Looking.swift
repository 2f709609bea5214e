extension WindowMachine {
  /// A turn has ended: the first of these that applies is done.
  ///
  /// Refusals that are due; departures; the next step; the next plan; settle.
  package mutating func turnEnded(_ reading: Reading, now: Double) -> Action {
    precondition(!isOut, "WindowMachine: turnEnded: a handler, a getter or UIKit is being called")
    note(reading.motion, now: now)
    if !refusals.isEmpty { return deliver(takeRefusals { _ in true }) }
    let followed = follow(reading)
    switch followed {
    case .left(let departed):
      disturb()
      return deliver(departed)
    case .changed, .nothing: break
    }
    let stepped = step(after: reading)
    switch stepped {
    case .perform(let step): return calling(step)
    case .waits: return followed == .changed ? .lookAgain : .none
    case .mayHaveBeenRefused, .takenBack: return .lookAgain
    case .arrived, .nothing: break
    }
    let next = proceeded(reading)
    guard next == .none else { return next }
    let last = settle(reading)
    guard last == .none else { return last }
    return followed == .changed || stepped == .arrived ? .lookAgain : .none
  }

  /// Whether the reading that has just led to nothing would lead to nothing again.
  package var isSteady: Bool {
    delivery.isQuiet && refusals.isEmpty && late.undelivered.isEmpty && !wantsToMove
      && movement.unread.isEmpty
  }

  /// What a turn end has led to while a plan is carried out.
  private enum Stepped: Hashable {
    /// No plan is being carried out.
    case nothing
    case perform(Step)
    /// Something moves.
    case waits
    /// Nothing moves, and a step has had no effect so far.
    case mayHaveBeenRefused
    /// What is left of the plan are requests again.
    case takenBack
    case arrived
  }

  private mutating func step(after reading: Reading) -> Stepped {
    guard movement.isMoving else { return .nothing }
    let isIdle = reading.motion == .still && agreesWhileMoving(reading)
    let unread = movement.unread
    let action = movement.turnEnded(isIdle: isIdle, mayGoOn: mayGoOn(reading)) {
      Self.hasEffect($0, reading)
    }
    switch action {
    case .none: return isIdle ? .mayHaveBeenRefused : .waits
    case .perform(let step): return .perform(step)
    case .takeBack(let starts):
      takeBack(starts, refused: unread.last)
      for case .change(let stack, _, _) in unread { showAgain(stack, reading) }
      giveUpLeaving(reading)
      return .takenBack
    case .interrupted(let starts):
      unland(starts)
      return .takenBack
    case .arrived(let moving):
      arrived(moving, reading)
      return .arrived
    }
  }

  /// Whether the window is as it was when the plan was made, as far as the next step needs.
  private func mayGoOn(_ reading: Reading) -> Bool {
    guard agrees(reading) else { return false }
    switch movement.nextSeen {
    case .present: return reading.top == .ready
    case .setRoot: return shownDepth == 0
    case .change, .dismiss, .clear, .fill, nil: return true
    }
  }

  /// A dismissal that took nothing away counts as refused.
  private mutating func arrived(_ moving: Moving, _ reading: Reading) {
    for case .dismiss(let cover, _) in moving.called where leaving.covers.contains(cover) {
      leaving.refused()
    }
    giveUpLeaving(reading)
    leaving.forgetIfEmpty()
  }

  /// UIKit has not taken a stack change: what was to go has to go still.
  private mutating func showAgain(_ stack: StackID, _ reading: Reading) {
    guard let read = reading.stacks.first(where: { $0.stack == stack })?.members,
      let members = state.stacks[stack]?.members
    else { return }
    let ended = read.firstIndex { member in
      member.entry.map(state.contains) == false && !members.contains(member)
    }
    let kept = max(1, ended ?? read.count)
    leaving.show(kept < read.count ? read : nil, kept: kept, in: stack)
  }

  /// What cannot be dismissed stays, and is not ours any more.
  private mutating func giveUpLeaving(_ reading: Reading) {
    guard leaving.refusals >= 3 else { return }
    issues.append(
      Found(
        kind: .movement(.gaveUpDismissing),
        subject: leaving.covers.first.map(Subject.cover) ?? .foreign))
    leaving = Leaving()
  }

  private func agreesWhileMoving(_ reading: Reading) -> Bool {
    reading.left.isEmpty && !hasLostRoot(reading) && !hasLostGround(reading)
  }

  /// Whether the effect of a step can be read.
  private static func hasEffect(_ step: Step, _ reading: Reading) -> Bool {
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
