import NavigationCore

/// How UIKit takes the calls of one step.
struct Reception {
  /// How many turns an animation takes.
  var turns: Int
  /// Whether the call is ignored without a word.
  var isRefused = false
  /// Whether a stack takes over its members only at the next turn.
  var isLate = false
}

extension FakeScreen {
  /// Makes the call of one step; the verdict is what the shell reads directly after it.
  mutating func perform(
    _ step: Step, on state: NavigationState, alerts: Set<EntryID>, _ reception: Reception
  ) -> Verdict {
    switch step {
    case .change(let stack, let change, let animated):
      return self.change(stack, change, animated: animated, on: state, reception)
    case .fill(let stack, let entries):
      stacks[stack] = Stack(members: entries.map(Member.entry))
      return .done
    case .present(let cover, let animated):
      return present(cover, animated, on: state, alerts, reception)
    case .dismiss(let cover, let animated):
      return dismiss(cover, turns: animated ? reception.turns : 0, reception)
    case .clear(let cover): return dismiss(cover, turns: 0, reception)
    case .setRoot(let id, let stack, let animated):
      return setRoot(id, stack, turns: animated ? reception.turns : 0)
    }
  }

  private mutating func change(
    _ id: StackID, _ change: StackChange, animated: Bool, on state: NavigationState,
    _ reception: Reception
  ) -> Verdict {
    guard var stack = stacks[id], isOnScreen(id) else { return .withdrawn }
    if stack.transition != nil || stack.late != nil { faults.append("\(change) while \(id) moves") }
    guard !reception.isRefused else { return .pending }
    let before = stack.members
    let after = members(of: stack, after: change)
    if Set(after).count < after.count { faults.append("\(change) puts an instance in twice (D1)") }
    if after.isEmpty { faults.append("\(change) empties \(id)") }
    if reception.isLate {
      stack.late = after
    } else {
      stack.members = after
      let popped = before.filter { !after.contains($0) }
      if animated, reception.turns > 0 {
        stack.transition = Transition(turns: reception.turns, popped: popped)
      }
    }
    stacks[id] = stack
    return stack.members.count == state.stacks[id]?.members.count ? .done : .pending
  }

  private func members(of stack: Stack, after change: StackChange) -> [Member] {
    switch change {
    case .push(let id): return stack.members + [.entry(id)]
    case .pop(let member):
      guard let index = stack.members.firstIndex(of: member) else { return stack.members }
      return Array(stack.members[...index])
    case .set(let members): return members
    }
  }

  private mutating func present(
    _ cover: Cover, _ animated: Bool, on state: NavigationState, _ alerts: Set<EntryID>,
    _ reception: Reception
  ) -> Verdict {
    guard let index = state.presentations.lastIndex(where: { $0.cover == cover }),
      index == levels.count
    else {
      faults.append("present \(cover) on what presents already or is not there (C8)")
      return .refused
    }
    if levels.last.map({ $0.isAlert || $0.motion.isGoing }) == true || !isVisible {
      faults.append("present \(cover) on an alert, on what goes, or outside a window (C10, C11)")
      return .refused
    }
    if case .stack(let stack) = cover, stacks[stack]?.members.isEmpty != false {
      faults.append("present the empty stack \(stack)")
    }
    guard !reception.isRefused else { return .refused }
    let motion: Motion = animated && reception.turns > 0 ? .coming(reception.turns) : .still
    let isAlert = cover.entry.map(alerts.contains) ?? false
    levels.append(Level(cover: cover, motion: motion, isAlert: isAlert))
    return .done
  }

  private mutating func dismiss(_ cover: Cover, turns: Int, _ reception: Reception) -> Verdict {
    guard let index = levels.firstIndex(where: { $0.cover == cover }) else { return .withdrawn }
    guard !levels[index].motion.isGoing else { return .pending }
    if levels[index...].contains(where: { $0.motion != .still }) {
      faults.append("dismiss \(cover) while it moves (C21)")
    }
    guard !reception.isRefused else { return .pending }
    dismiss(from: index, turns: turns)
    return .done
  }

  /// All levels from an index on go, in one movement.
  mutating func dismiss(from index: Int, turns: Int) {
    guard turns > 0 else {
      levels.removeSubrange(index...)
      return
    }
    for index in levels.indices[index...] { levels[index].motion = .going(turns) }
  }

  private mutating func setRoot(_ id: EntryID, _ stack: StackID?, turns: Int) -> Verdict {
    if !levels.isEmpty { faults.append("the replaced root leaks what it presents (H4)") }
    for old in groundStacks { stacks[old] = nil }
    levels = []
    ground = .root(id, stack)
    rootSwap = turns
    return .done
  }
}
