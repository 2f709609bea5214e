/// One window's state and queue: the two machines composed.
///
/// It decides and never acts: each event returns what the shell has to do next.
package struct WindowMachine: Hashable, Sendable {
  /// What is to be there.
  package internal(set) var state = NavigationState()
  /// What has ended and is still there.
  package internal(set) var leaving = Leaving()
  var delivery = Delivery()
  var movement = Movement()
  /// Those who may report after their screen has left.
  package internal(set) var late = LateReporters()
  /// Starts that were refused; the next turn end answers them.
  var refusals: [Refusal] = []
  /// Open batches and awaited results whose task has not gone on: they hold the movement back.
  var holds = 0
  var calm: Calm = .settled
  var replacement: Replacement = .none
  /// The window's root whose end was decided; it stays until it is replaced (R13).
  var endedGround: EntryID?
  /// Issues that were found and have not been told.
  package internal(set) var issues: [Found] = []

  /// Whether the window has been at rest since the last request.
  enum Calm: Hashable, Sendable {
    case settled
    /// Something was asked or has moved; what moves without end is told after a while (R20).
    case unsettled(movingSince: Double?)
  }

  /// Whether the handlers of a replaced root are running, during which nothing may start (R13).
  enum Replacement: Hashable, Sendable {
    case none
    /// They do, and this is to take its place, unless it has ended meanwhile.
    case handlersRun(before: EntryID)
  }

  /// A mistake, and what it is about.
  package struct Found: Hashable, Sendable {
    package let kind: Issue.Kind
    package let subject: Subject
  }

  /// What a mistake is about.
  package enum Subject: Hashable, Sendable {
    case entry(EntryID)
    case cover(Cover)
    /// Something that somebody else moves.
    case foreign
  }

  /// What the shell has to do next.
  package enum Action: Hashable, Sendable {
    /// Nothing.
    case none
    /// Ask this start's coordinator for its controller and check it.
    case ask(Start, Landing)
    /// Look again and make the plan.
    case read
    /// Something was decided that the next look must see: ask for another turn.
    case lookAgain
    /// Make this UIKit call and read its effect.
    case perform(Step)
    /// Call this entry's result handler.
    case deliver(Ended)
    /// All handlers have been called.
    case delivered
    /// The window is settled.
    case settle
  }

  package init() {}

  /// Nothing moves, nothing waits, and nothing has happened since that was last seen.
  package var isSettled: Bool { calm == .settled }

  /// Whether a handler, a controller's getter or UIKit is being called by us right now.
  package var isOut: Bool { !delivery.isQuiet || movement.isOut }

  /// Whether a plan could be made if the window were idle.
  package var isReadyToMove: Bool { mayPlan && !movement.isMoving }

  /// Whether a look is to read what a call of ours needs to know.
  package var wantsToMove: Bool { mayPlan || movement.hasStepsAhead }

  private var mayPlan: Bool {
    guard delivery.isQuiet, holds == 0, !movement.isOut else { return false }
    return !movement.waiting.isEmpty || !leaving.isEmpty
  }

  /// Whether there is anything to look for: live entries, requests, or screens that have to go.
  package var isBusy: Bool {
    if !state.entries.isEmpty || !leaving.isEmpty || !refusals.isEmpty { return true }
    if !late.undelivered.isEmpty { return true }
    return isOut || !movement.isResting || holds > 0 || !isSettled
  }

  package var waiting: [Start] { movement.waiting }

  /// All steps of the plan that is being carried out, for logs.
  package var plannedSteps: [Step] { movement.plannedSteps }

  /// Whether an open batch, or a task that was given a result, holds the movement back.
  package var isHeld: Bool { holds > 0 }

  /// The members of a stack as they should be read now, and how many of the state's are not shown.
  package func expected(_ stack: StackID) -> [Member] {
    if let shown = leaving.stacks[stack] { return shown.members }
    let members = state.members(of: stack) ?? []
    let unshown = unshownCount(in: stack)
    return unshown == 0 ? members : Array(members.dropLast(unshown))
  }

  /// How many members a stack should be read with now; no array is copied for it.
  package func expectedCount(_ stack: StackID) -> Int {
    if let shown = leaving.stacks[stack] { return shown.members.count }
    return (state.members(of: stack)?.count ?? 0) - unshownCount(in: stack)
  }

  /// The topmost member that a stack should be read with now.
  package func expectedTop(_ stack: StackID) -> Member? {
    if let shown = leaving.stacks[stack] { return shown.members.last }
    let count = expectedCount(stack)
    return count > 0 ? state.members(of: stack)?[count - 1] : nil
  }

  /// The topmost level of the state that should be on screen now.
  package var shownDepth: Int { state.topDepth - movement.notShown.levels }

  /// Whether a presentation's step was called and has had no effect yet.
  package func isUnread(_ cover: Cover) -> Bool {
    movement.unread.contains { step in
      switch step {
      case .present(cover, _): true
      case .present, .change, .fill, .dismiss, .clear, .setRoot: false
      }
    }
  }

  package func unshownCount(in stack: StackID) -> Int {
    movement.notShown.count(in: stack)
  }

  /// Nothing of ours lives in the window: what stands there is read anew.
  package mutating func forgetForeign() {
    state.forgetForeign()
  }

  /// What others have presented in the window becomes known.
  package mutating func foreignSeen(_ reading: Reading) {
    _ = adoptForeign(reading)
  }

  /// A root is known from now on.
  package mutating func add(root: RootID, kind: Root.Kind, depth: Int) {
    state.add(root: root, kind: kind, depth: depth)
  }

  /// A navigation controller's stack is known from now on.
  package mutating func add(
    stack: StackID, members: [Member], depth: Int, within entry: EntryID? = nil
  ) {
    state.add(stack: stack, members: members, depth: depth, within: entry)
  }

  /// Entries that were found in stacks become known.
  package mutating func enter(_ newcomers: Set<EntryID>) {
    state.enter(newcomers)
  }

  /// A member of a stack is known as something else from now on.
  package mutating func rename(_ member: Member, in stack: StackID, to other: Member) {
    state.rename(member, in: stack, to: other)
  }

  /// Nothing stands on a root any more.
  package mutating func forget(_ root: RootID) {
    state.forget(root)
  }

  /// The stacks whose whole array the next plan sets: they are read whole before it.
  package var stacksToSet: Set<StackID> {
    let starts = movement.notShown.starts
    if starts.isEmpty { return [] }
    var pushes: [StackID: Int] = [:]
    for start in starts {
      if case .push(let stack)? = start.landing { pushes[stack, default: 0] += 1 }
    }
    return Set(pushes.filter { $0.value > 1 || leaving.stacks[$0.key] != nil }.keys)
  }

  /// Whether an entry is in the state and its step has not been called.
  package func isUnshown(_ id: EntryID) -> Bool {
    movement.notShown.starts.contains { $0.id == id }
  }

  /// The issues that were found since the last call.
  package mutating func takeIssues() -> [Found] {
    defer { issues = [] }
    return issues
  }

  mutating func disturb() {
    switch calm {
    case .settled: calm = .unsettled(movingSince: nil)
    case .unsettled: break
    }
  }
}
