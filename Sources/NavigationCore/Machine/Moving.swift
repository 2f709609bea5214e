/// A plan that is being carried out: which steps are behind, out and ahead.
package struct Moving: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    /// The step has been called and has not returned.
    case out
    /// It has returned; so many turns have ended since, and its effect was not read.
    case unread(turns: Int)
    /// Its effect was read once, and is never waited for again.
    case read
  }

  struct Performed: Hashable, Sendable {
    var planned: Plan.PlannedStep
    var phase: Phase
  }

  private(set) var performed: [Performed] = []
  private var ahead: [Plan.PlannedStep]
  private var starts: [Start]
  /// Starts whose step has not been called.
  private(set) var unshown = Unshown()
  var next: [Start]

  init(_ plan: Plan, next: [Start]) {
    ahead = plan.steps.reversed()
    starts = plan.starts
    for start in plan.starts { unshown.append(start) }
    self.next = next
  }

  /// The plan of another chain is carried out along with this one, what is ahead of it after this.
  mutating func tookOver(_ other: Moving) {
    performed += other.performed
    ahead = other.ahead + ahead
    starts += other.starts
    for start in other.unshown.starts { unshown.append(start) }
    next += other.next
  }

  var isOut: Bool { performed.last?.phase == .out }

  /// Steps that were called and whose effect has not been read.
  package var unread: [Step] {
    performed.compactMap { $0.phase == .read ? nil : $0.planned.step }
  }

  /// Whether a step has not been called.
  var hasStepsAhead: Bool { !ahead.isEmpty }

  /// The next call that can be seen; what is filled before is not.
  var nextSeen: Step? { ahead.last { !$0.step.fills }?.step }

  /// All steps of the plan, those ahead included.
  var steps: [Step] { called + ahead.reversed().map(\.step) }

  /// All steps that were called.
  package var called: [Step] { performed.map(\.planned.step) }

  /// Starts whose step has not been called, or had no effect.
  var unarrived: [Start] {
    let arrived = Set(performed.filter { $0.phase == .read }.flatMap(\.planned.step.shows))
    return starts.filter { !$0.isShown(by: arrived) }
  }

  /// Gives up what has not been called; the starts of it are returned.
  mutating func dropAhead() -> [Start] {
    let dropped = Array(unshown.starts)
    let ids = Set(dropped.map(\.id))
    ahead = []
    starts.removeAll { ids.contains($0.id) }
    unshown = Unshown()
    return dropped
  }

  /// These have ended: nothing of them is shown again.
  mutating func forget(_ ids: Set<EntryID>) {
    starts.removeAll { ids.contains($0.id) }
    unshown.removeAll { ids.contains($0.id) }
  }

  /// Takes the next step out.
  mutating func performNext() -> Step? {
    guard let planned = ahead.popLast() else { return nil }
    performed.append(Performed(planned: planned, phase: .out))
    unshown.remove(shownBy: planned.step)
    return planned.step
  }

  enum CallAction: Hashable, Sendable {
    case perform(Step)
    case none
    /// UIKit refused the step.
    case refused
  }

  mutating func called(_ verdict: Verdict) -> CallAction {
    guard let last = performed.indices.last, performed[last].phase == .out else {
      preconditionFailure("Moving: called(\(verdict)): no step was out")
    }
    switch verdict {
    case .done, .withdrawn: performed[last].phase = .read
    case .pending:
      performed[last].phase = .unread(turns: 0)
      // What comes after may stand on what is not there yet: it waits until the effect is read. What
      // goes stands on nothing, and hides the change (R7, D13).
      guard ahead.last?.step.takesAway == true else { return .none }
    case .refused:
      performed[last].phase = .unread(turns: 0)
      return .refused
    }
    switch performed[last].planned.next {
    case .atOnce: return performNext().map(CallAction.perform) ?? .none
    case .atRest: return .none
    }
  }

  enum TurnAction: Hashable, Sendable {
    case perform(Step)
    case none
    /// All steps have been read, and the window is idle.
    case arrived
    /// A step never had an effect.
    case refused
    /// The window is not as it was when the plan was made.
    case interrupted
  }

  mutating func turnEnded(
    isIdle: Bool, mayGoOn: Bool, hasEffect: (Step) -> Bool
  ) -> TurnAction {
    var allRead = true
    for index in performed.indices {
      guard case .unread(let turns) = performed[index].phase else { continue }
      if hasEffect(performed[index].planned.step) {
        performed[index].phase = .read
      } else {
        allRead = false
        performed[index].phase = .unread(turns: turns + 1)
        if isIdle, turns + 1 >= performed[index].planned.step.patience { return .refused }
      }
    }
    guard allRead, isIdle else { return .none }
    guard mayGoOn || ahead.isEmpty else { return .interrupted }
    return performNext().map(TurnAction.perform) ?? .arrived
  }
}

extension Step {
  /// Whether it changes this stack, which is on screen.
  func changes(_ stack: StackID) -> Bool {
    switch self {
    case .change(stack, _, _): true
    case .change, .fill, .present, .dismiss, .clear, .setRoot: false
    }
  }

  fileprivate var fills: Bool {
    switch self {
    case .fill: true
    case .change, .present, .dismiss, .clear, .setRoot: false
    }
  }

  /// How many turn ends may pass before a step without effect counts as refused (A17).
  fileprivate var patience: Int {
    switch self {
    case .change, .fill: 2
    case .present, .dismiss, .clear, .setRoot: 1
    }
  }
}

extension Step {
  fileprivate var takesAway: Bool {
    switch self {
    case .dismiss, .clear: true
    case .change, .fill, .present, .setRoot: false
    }
  }
}
