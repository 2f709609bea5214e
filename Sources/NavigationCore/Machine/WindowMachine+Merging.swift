extension WindowMachine {
  /// Whether something of it is on its way.
  package var isMoving: Bool { movement.isMoving }

  /// Whether its chain may move into a window: nothing of it is out, and nobody counts on it.
  package var canMoveAway: Bool { !isOut && holds == 0 }

  /// Whether all of it may go to another window: what is presented belongs to the one it is in.
  package var mayChangeWindow: Bool {
    canMoveAway && !isMoving && state.presentations.isEmpty && leaving.covers.isEmpty
      && state.ground == .foreign
  }

  /// Whether another chain may join: no coordinator and no UIKit is being called.
  package var canTakeOver: Bool { !movement.isOut }

  /// A chain that had no window has joined: its stacks, its requests, and what it has to take away.
  package mutating func tookOver(_ other: WindowMachine) {
    disturb()
    state.tookOver(other.state)
    leaving.tookOver(other.leaving)
    late.tookOver(other.late)
    movement.tookOver(other.movement)
    refusals += other.refusals
    issues += other.issues
  }

  /// A root has come into the window, to this level, maybe into the controller of an entry.
  package mutating func place(_ root: RootID, at depth: Int, within entry: EntryID?) {
    state.place(root, at: depth)
    if let entry { state.put(root, into: entry) }
  }
}

extension NavigationState {
  /// What had no window had nothing presented: its stacks stand on the ground until they are placed.
  mutating func tookOver(_ other: NavigationState) {
    stacks.merge(other.stacks) { mine, _ in mine }
    roots.merge(other.roots) { mine, _ in mine }
    groundStacks += other.groundStacks
    inner.merge(other.inner) { $0 + $1 }
    let order = other.entries.sorted { $0.value.rank < $1.value.rank }
    for (id, entry) in order {
      set(Entry(place: entry.place, root: entry.root, rank: takeRank()), for: id)
    }
  }

  /// A root, and its stack if it has one, stands in this level from now on.
  mutating func place(_ root: RootID, at depth: Int) {
    guard let kind = roots[root]?.kind, depth > 0 else { return }
    roots[root]?.depth = depth
    letGo(of: root, at: depth)
    if let stack = kind.stack { lift(stack, to: depth) }
  }

  /// A stack that stood on the ground stands in this level, and with it those that sit in its pages.
  private mutating func lift(_ stack: StackID, to depth: Int) {
    var next = [stack]
    while let one = next.popLast() {
      guard let known = stacks[one], known.depth == 0 else { continue }
      stacks[one]?.depth = depth
      groundStacks.removeAll { $0 == one }
      presentations[depth - 1].stacks.append(one)
      for id in known.members.compactMap(live) { next += inner[id] ?? [] }
    }
  }

  /// The stack of a root sits in the controller of an entry.
  mutating func put(_ root: RootID, into entry: EntryID) {
    guard let stack = roots[root]?.kind.stack, stacks[stack] != nil else { return }
    guard inner[entry]?.contains(stack) != true else { return }
    inner[entry, default: []].append(stack)
  }

  /// What a root stands in does not stand on it, although both were seen at once.
  private mutating func letGo(of root: RootID, at depth: Int) {
    presentations[depth - 1].roots.removeAll { $0 == root }
    presentations[depth - 1].anchors.removeAll { entries[$0]?.root == root }
  }
}

extension Leaving {
  mutating func tookOver(_ other: Leaving) {
    stacks.merge(other.stacks) { mine, _ in mine }
  }
}
