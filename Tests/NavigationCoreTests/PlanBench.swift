import NavigationCore

/// A window at rest that is asked for one change: a machine, and a screen without animations.
///
/// It is built from a diagram, by starts, and tells the UIKit calls of the change as lines with the
/// names of the diagram.
struct PlanBench {
  private(set) var machine = WindowMachine()
  private(set) var screen = FakeScreen(tabs: [1])
  private(set) var names: [Member: String] = [:]
  /// The calls of the last change.
  private(set) var steps: [Step] = []
  /// The handlers of the last change, in order.
  private(set) var endings: [(name: String, ending: Ending)] = []
  private var lastNumber = 100

  /// - Parameter diagram: what is on screen.
  init(_ diagram: String) throws {
    let wanted = try NavigationDiagram(diagram)
    names = wanted.names
    build(wanted.state)
    settle()
    steps = []
    endings = []
  }

  /// The state as a diagram.
  var diagram: String { machine.state.diagram { names[$0] ?? $0.description } }

  /// The calls of the last change.
  var calls: [String] { steps.map(line) }

  /// How many of them a person sees move.
  var animatedCount: Int { steps.count { $0.isAnimated } }

  /// Asks for several things at once; they are carried out together.
  mutating func change(_ body: (inout PlanBench) -> Void) {
    steps = []
    endings = []
    machine.held()
    body(&self)
    machine.released()
    settle()
  }

  mutating func end(_ name: String, animated: Bool = true) {
    guard let id = names.first(where: { $0.value == name })?.key.entry else { return }
    run(machine.endRequested(id, .finished, animated: animated))
  }

  mutating func endAbove(_ name: String) {
    guard let id = names.first(where: { $0.value == name })?.key.entry else { return }
    run(machine.endAboveRequested(id, animated: true))
  }

  mutating func start(_ name: String, _ placement: Placement, animated: Bool = true) {
    lastNumber += 1
    let id = EntryID(lastNumber)
    names[.entry(id)] = name
    let start = Start(id: id, root: 1, placement: placement, animated: animated)
    run(machine.startRequested(start, now: 0))
  }

  // MARK: - Building

  private mutating func build(_ state: NavigationState) {
    for (root, known) in state.roots { machine.add(root: root, kind: known.kind, depth: 0) }
    let ground = state.groundStacks.first.flatMap { state.stacks[$0]?.members } ?? []
    if case .foreign = state.ground, !ground.isEmpty {
      machine.add(stack: 1, members: Array(ground.prefix(1)), depth: 0)
      screen.show(Array(ground.prefix(1)), in: 1)
      push(ground.dropFirst())
    }
    if case .entry(let id, let stack) = state.ground {
      startNow(id, stack == nil ? .windowRoot : .windowRootInNewStack)
      push(ground.dropFirst())
    }
    for presentation in state.presentations { build(presentation, state) }
  }

  private mutating func build(_ presentation: Presentation, _ state: NavigationState) {
    switch presentation.cover {
    case .entry(let id): startNow(id, .presented)
    case .foreign(let id):
      _ = screen.presentForeign(id, turns: 0, isAlert: presentation.isAlert)
      settle()
    case .stack(let stack):
      let members = state.stacks[stack]?.members ?? []
      if let id = members.first?.entry { startNow(id, .presentedInNewStack) }
      push(members.dropFirst())
    }
  }

  private mutating func push(_ members: some Sequence<Member>) {
    for case .entry(let id) in members { startNow(id, .pushed) }
  }

  private mutating func startNow(_ id: EntryID, _ placement: Placement) {
    let start = Start(id: id, root: 1, placement: placement)
    run(machine.startRequested(start, now: 0))
    settle()
  }

  // MARK: - Performing, as the shell does

  private mutating func settle() {
    for _ in 0..<20 {
      screen.turn()
      let reading = screen.readForPlan(machine, lost: [], visible: [1])
      let action = machine.turnEnded(reading, now: 0)
      run(action, reading)
      if machine.isSettled, action == .none { return }
    }
  }

  private mutating func run(_ first: WindowMachine.Action, _ reading: Reading = Reading()) {
    var action = first
    while true {
      switch action {
      case .none, .delivered, .lookAgain, .settle: return
      case .ask(let start, let landing): action = answer(start, landing, reading)
      case .read: action = machine.planned(screen.readForPlan(machine, lost: [], visible: [1]))
      case .perform(let step):
        steps.append(step)
        let verdict = screen.perform(
          step, on: machine.state, alerts: [], Reception(turns: 0))
        action = machine.called(verdict)
      case .deliver(let ended):
        endings.append((names[.entry(ended.id)] ?? "?", ended.ending))
        action = machine.handlerReturned()
      }
    }
  }

  private mutating func answer(
    _ start: Start, _ landing: Landing, _ reading: Reading
  ) -> WindowMachine.Action {
    switch landing {
    case .nowhere: return machine.answerRefused(start, .place(.noStack), reading)
    case .ground where start.placement == .windowRoot, .push, .present:
      return machine.answered(start, .controller(isAlert: false), reading)
    case .presentStack, .ground:
      lastNumber += 1
      return machine.answered(start, .stack(StackID(lastNumber)), reading)
    }
  }

  // MARK: - Lines

  private func line(_ step: Step) -> String {
    switch step {
    case .change(_, let change, let animated): text(change) + suffix(animated)
    case .fill(_, let entries): "fill \(list(entries.map(Member.entry)))"
    case .present(let cover, let animated): "present \(text(cover))\(suffix(animated))"
    case .dismiss(let cover, let animated): "dismiss \(text(cover))\(suffix(animated))"
    case .clear(let cover): "dismiss \(text(cover)) behind a snapshot"
    case .setRoot(let id, _, let animated): "set root \(name(.entry(id)))\(suffix(animated))"
    }
  }

  private func text(_ change: StackChange) -> String {
    switch change {
    case .push(let id): "push \(name(.entry(id)))"
    case .pop(let member): "pop to \(name(member))"
    case .set(let members): "set \(list(members))"
    }
  }

  /// A presented stack goes by the name of its first page.
  private func text(_ cover: Cover) -> String {
    switch cover {
    case .entry(let id): name(.entry(id))
    case .foreign(let id): name(.foreign(id))
    case .stack(let stack): "[\(firstPages[stack] ?? "?")]"
    }
  }

  private var firstPages: [StackID: String] {
    screen.stacks.compactMapValues { $0.members.first.map(name) }
  }

  private func name(_ member: Member) -> String { names[member] ?? member.description }

  private func list(_ members: [Member]) -> String { members.map(name).joined(separator: " > ") }

  private func suffix(_ animated: Bool) -> String { animated ? ", animated" : "" }
}

extension FakeScreen {
  /// The pages that a stack has from the beginning.
  fileprivate mutating func show(_ members: [Member], in stack: StackID) {
    stacks[stack]?.members = members
  }
}

extension Step {
  var isAnimated: Bool {
    switch self {
    case .change(_, _, let animated), .present(_, let animated), .dismiss(_, let animated),
      .setRoot(_, _, let animated):
      animated
    case .fill, .clear: false
    }
  }
}
