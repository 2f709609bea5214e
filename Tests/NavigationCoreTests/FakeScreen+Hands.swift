import NavigationCore

/// What people and foreign code do to a screen; each tells whether it could be done.
extension FakeScreen {
  /// The user drags the top presentation down; it goes, or snaps back.
  mutating func swipeDown(turns: Int, isCancelled: Bool) -> Bool {
    guard let last = levels.indices.last, !levels[last].isAlert, !isMoving else { return false }
    levels[last].motion = isCancelled ? .dragged(turns) : .going(turns)
    return true
  }

  /// The user swipes back, or taps the back button, in the stack that is seen on top.
  mutating func swipeBack(turns: Int, isCancelled: Bool) -> Bool {
    guard let id = visibleStacks.last, levels.isEmpty || levels.last?.cover == .stack(id),
      var stack = stacks[id], stack.members.count > 1, stack.late == nil, !isMoving
    else { return false }
    let popped = [stack.members.removeLast()]
    stack.transition = Transition(turns: turns, popped: popped, comesBack: isCancelled)
    stacks[id] = stack
    return true
  }

  /// The user taps a button of an alert.
  mutating func tapAlert(turns: Int) -> Bool {
    guard let last = levels.indices.last, levels[last].isAlert, levels[last].motion == .still
    else { return false }
    dismiss(from: last, turns: turns)
    return true
  }

  mutating func selectTab(_ index: Int) -> Bool {
    guard case .tabs(let stacks, _) = ground, levels.isEmpty, !isMoving else { return false }
    ground = .tabs(stacks, selected: index % stacks.count)
    return true
  }

  /// Foreign code presents on top, if UIKit lets it.
  mutating func presentForeign(_ id: ForeignID, turns: Int, isAlert: Bool) -> Bool {
    guard isVisible, levels.last.map({ $0.motion == .still && !$0.isAlert }) ?? true,
      rootSwap == 0
    else { return false }
    let motion: Motion = turns > 0 ? .coming(turns) : .still
    levels.append(Level(cover: .foreign(id), motion: motion, isAlert: isAlert))
    return true
  }

  /// Foreign code dismisses a level, and with it all above.
  mutating func dismissForeign(_ index: Int, turns: Int) -> Bool {
    guard levels.indices.contains(index),
      levels[index...].allSatisfy({ $0.motion == .still })
    else { return false }
    dismiss(from: index, turns: turns)
    return true
  }

  /// Foreign code sets another root view controller, with a stack of its own.
  mutating func replaceRoot(_ stack: StackID, _ page: ForeignID) -> Bool {
    guard levels.isEmpty, !isMoving, rootSwap == 0 else { return false }
    for old in groundStacks { stacks[old] = nil }
    ground = .tabs([stack], selected: 0)
    stacks[stack] = Stack(members: [.foreign(page)])
    return true
  }

  /// Foreign code changes the members of a stack that rests.
  mutating func setForeign(_ members: [Member], in id: StackID, turns: Int) -> Bool {
    guard var stack = stacks[id], isOnScreen(id), stack.transition == nil, stack.late == nil,
      !members.isEmpty
    else { return false }
    let popped = stack.members.filter { !members.contains($0) }
    stack.members = members
    if turns > 0 { stack.transition = Transition(turns: turns, popped: popped) }
    stacks[id] = stack
    return true
  }
}
