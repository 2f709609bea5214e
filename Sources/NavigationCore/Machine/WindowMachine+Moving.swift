extension WindowMachine {
  /// The window may be idle: if it is, and nothing holds back, the next plan begins.
  package mutating func proceeded(_ reading: Reading) -> Action {
    guard isReadyToMove, refusals.isEmpty, reading.motion == .still, agrees(reading) else {
      return .none
    }
    tellOfAlert(reading)
    let first = movement.first
    guard !leaving.isEmpty || first.map({ mayLand($0, reading) }) == true else { return .none }
    movement.began()
    return askNext(reading)
  }

  /// The coordinator that was asked has given a controller that may be shown.
  package mutating func answered(_ start: Start, _ answer: Answer, _ reading: Reading) -> Action {
    guard !movement.currentIsWithdrawn else { return dropped(reading) }
    var start = start
    let landing = landing(of: start)
    guard landing != .nowhere else {
      return answerRefused(start, .place(.noStack), reading)
    }
    start.answer = answer
    start.landing = landing
    late.landed(start, on: state.anchors(of: start))
    // What others have presented meanwhile goes with the old root.
    if landing == .ground { _ = take(state.cut(fromDepth: 1), animated: false) { _ in .replaced } }
    state.land(start, at: landing, answer: answer)
    movement.answered(.landed(start))
    return askNext(reading)
  }

  /// The coordinator that was asked gave something that cannot be shown, or it has nowhere to go.
  package mutating func answerRefused(
    _ start: Start, _ kind: Issue.Kind, _ reading: Reading
  ) -> Action {
    if !movement.currentIsWithdrawn { refuse(start, kind) }
    return dropped(reading)
  }

  /// The coordinator that was asked has ended meanwhile, or its start was refused.
  package mutating func dropped(_ reading: Reading) -> Action {
    movement.answered(.dropped)
    return askNext(reading)
  }

  /// All have been asked and a new look was taken: the plan is made, if the window is still idle.
  package mutating func planned(_ reading: Reading) -> Action {
    guard reading.motion == .still, agrees(reading), holds == 0, delivery.isQuiet else {
      unland(movement.postponed())
      return .none
    }
    let plan = Planner.plan(
      showing: Array(movement.notShown.starts), on: state, leaving: leaving, reading: reading)
    switch movement.planned(plan) {
    case .perform(let step): return calling(step)
    case .none: return .none
    }
  }

  /// The UIKit call that was out has returned.
  package mutating func called(_ verdict: Verdict) -> Action {
    let step = movement.unread.last
    switch movement.called(verdict) {
    case .perform(let next): return calling(next)
    case .none: return .none
    case .takeBack(let starts):
      takeBack(starts, refused: step)
      return .none
    }
  }

  /// From its call on the screen is expected to be as the state says; what ends during the call
  /// is to leave anew.
  mutating func calling(_ step: Step) -> Action {
    switch step {
    case .change(let stack, _, _): leaving.called(stack)
    case .setRoot:
      state.groundShown()
      leaving.keep { state.stacks[$0] != nil }
    case .fill, .present, .dismiss, .clear: break
    }
    return .perform(step)
  }

  /// Where a start lands now; one that was asked already keeps its kind.
  package func landing(of start: Start) -> Landing {
    switch start.answer {
    case .stack where start.placement == .pushedOrInNewStack: .presentStack
    case .controller(isAlert: true) where start.placement == .current: .present
    case .stack, .controller, nil: state.landing(of: start)
    }
  }

  private mutating func askNext(_ reading: Reading) -> Action {
    let next = movement.nextToAsk.map { mayLand($0, reading) } ?? false
    return switch movement.askNext(mayLand: next) {
    case .ask(let start): .ask(start, landing(of: start))
    case .plan: .read
    }
  }

  /// Whether the reading shows what is expected: then the window has not changed behind our back.
  package func agrees(with reading: Reading) -> Bool { agrees(reading) }

  func agrees(_ reading: Reading) -> Bool {
    guard reading.left.isEmpty, reading.stacks.isEmpty, !hasLostRoot(reading),
      !hasLostGround(reading)
    else { return false }
    if leaving.covers.isEmpty { return reading.above.isEmpty }
    return reading.above.starts(with: leaving.covers)
  }

  /// Whether a root is gone that the state still has.
  func hasLostRoot(_ reading: Reading) -> Bool {
    reading.lostRoots.contains { state.roots[$0] != nil }
  }

  /// Whether a root is replaced that the state still has.
  func hasLostGround(_ reading: Reading) -> Bool {
    reading.ground == .replaced && state.ground != .foreign
  }

  /// Whether a start may be shown now (R10, R11): a push always, a presentation if its presenter can.
  private func mayLand(_ start: Start, _ reading: Reading) -> Bool {
    switch landing(of: start) {
    case .push, .ground, .nowhere: return true
    case .present, .presentStack:
      guard shownDepth == state.topDepth else { return topPresentation?.isAlert == false }
      return reading.top == .ready
    }
  }

  private var topPresentation: Presentation? { state.presentations.last }

  /// A start that waits behind an alert is told once.
  private mutating func tellOfAlert(_ reading: Reading) {
    guard reading.top == .alert, let first = movement.first, first.wait == .inLine,
      leaving.isEmpty, !mayLand(first, reading)
    else { return }
    movement.toldOfAlert()
    issues.append(Found(kind: .movement(.waitsBehindAlert), subject: .entry(first.id)))
  }

  /// Starts that UIKit did not take wait again; after the third refusal they are given up.
  mutating func takeBack(_ starts: [Start], refused step: Step?) {
    unland(starts)
    switch step {
    case .dismiss, .clear: leaving.refused()
    case .present, .change, .setRoot:
      if let first = starts.first, movement.refusedOnce(first.id) >= 3 {
        refuse(first, .movement(.gaveUpPresenting))
      }
    case .fill, nil: break
    }
  }
}
