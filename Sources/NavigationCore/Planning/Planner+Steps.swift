extension Planner {
  /// The root swap: what is presented goes first, unanimated, then the root is set (R13).
  static func rootSteps(_ ground: Start, _ situation: Situation) -> [Plan.PlannedStep] {
    var steps: [Plan.PlannedStep] = []
    let stack = groundStack(of: ground.id, in: situation.state)
    if let lowest = situation.leaving.covers.first {
      steps.append(.init(.clear(lowest), next: .atRest))
    }
    if let stack { steps.append(fill(stack, situation)) }
    let animated = ground.animated && situation.reading.animates
    steps.append(.init(.setRoot(ground.id, stack, animated: animated), next: .atRest))
    return steps
  }

  /// One change for each stack that stays and is not as the state says.
  static func stackSteps(_ situation: Situation) -> [Plan.PlannedStep] {
    let touched = Set(situation.leaving.stacks.keys).union(situation.arrivals.pushed.keys)
    return touched.sorted { $0.rawValue < $1.rawValue }.flatMap { stack in
      steps(of: stack, animated: animates(stack, situation), situation)
    }
  }

  private static func steps(
    of stack: StackID, animated: Bool, _ situation: Situation
  ) -> [Plan.PlannedStep] {
    guard let change = change(of: stack, situation) else { return [] }
    guard case .set = change, situation.reading.unsettableStacks.contains(stack) else {
      return [.init(.change(stack, change, animated: animated), next: .atOnce)]
    }
    return singleSteps(of: stack, animated: animated, situation)
  }

  /// Where the array must not be set: one pop, then one push after the other, each at rest (R12).
  private static func singleSteps(
    of stack: StackID, animated: Bool, _ situation: Situation
  ) -> [Plan.PlannedStep] {
    let pushed = situation.arrivals.pushed[stack] ?? []
    let shown = situation.leaving.stacks[stack]
    let kept = shown.flatMap { $0.kept > 0 ? $0.members[$0.kept - 1] : nil }
    let pops = kept.map { [StackChange.pop(to: $0)] } ?? []
    let changes = pops + pushed.map(StackChange.push)
    return changes.enumerated().map { index, change in
      .init(
        .change(stack, change, animated: animated && index == changes.count - 1), next: .atRest)
    }
  }

  /// One dismissal from the presenter of the lowest that goes takes all above it along.
  static func dismissSteps(_ situation: Situation) -> [Plan.PlannedStep] {
    guard let lowest = situation.leaving.covers.first else { return [] }
    let animated = situation.animated && !situation.reading.presenterGoes
    return [.init(.dismiss(lowest, animated: animated), next: .atRest)]
  }

  /// Each presentation on the one before, all but the last unanimated (R15).
  static func presentSteps(_ situation: Situation) -> [Plan.PlannedStep] {
    let covers = situation.arrivals.presented
    return covers.enumerated().flatMap { index, cover -> [Plan.PlannedStep] in
      let animated = situation.animated && index == covers.count - 1
      let present = Plan.PlannedStep(.present(cover, animated: animated), next: .atOnce)
      if case .stack(let stack) = cover { return [fill(stack, situation), present] }
      return [present]
    }
  }

  private static func fill(_ stack: StackID, _ situation: Situation) -> Plan.PlannedStep {
    .init(.fill(stack, situation.arrivals.new[stack] ?? []), next: .atOnce)
  }

  private static func groundStack(of id: EntryID, in state: NavigationState) -> StackID? {
    if case .entry(id, let stack) = state.ground { return stack }
    return nil
  }

  /// The call that follows from the difference (R23).
  private static func change(of stack: StackID, _ situation: Situation) -> StackChange? {
    let pushed = situation.arrivals.pushed[stack] ?? []
    guard let members = situation.state.stacks[stack]?.members else { return nil }
    guard let shown = situation.leaving.stacks[stack] else {
      return pushed.count == 1 ? .push(pushed[0]) : .set(members)
    }
    let goes = shown.members[shown.kept...]
    let comes = members[min(shown.kept, members.count)...]
    if comes.isEmpty {
      return goes.isEmpty ? nil : members.last.map { .pop(to: $0) }
    }
    if goes.isEmpty, comes.count == 1, let id = comes.first?.entry { return .push(id) }
    return Array(goes) == Array(comes) ? nil : .set(members)
  }

  /// Only what a person sees is animated: the stack on top, if nothing else moves above it.
  private static func animates(_ stack: StackID, _ situation: Situation) -> Bool {
    guard situation.animated, situation.arrivals.presented.isEmpty,
      situation.reading.visibleStacks.contains(stack),
      situation.leaving.covers.isEmpty || situation.reading.presenterGoes
    else { return false }
    return situation.state.stacks[stack]?.depth == situation.state.topDepth
  }
}
