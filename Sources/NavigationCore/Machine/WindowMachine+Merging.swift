extension WindowMachine {
  /// Whether its chain may move into a window: nothing of it is out or moves.
  package var canMoveAway: Bool { !isOut && !movement.isMoving && holds == 0 }

  /// Whether another chain may join: nothing is out or moves.
  package var canTakeOver: Bool { !isOut && !movement.isMoving }

  /// A chain that had no window has joined: its stacks, its requests, and what it has to take away.
  package mutating func tookOver(_ other: WindowMachine) {
    disturb()
    state.tookOver(other.state)
    leaving.tookOver(other.leaving)
    for start in other.movement.waiting { movement.startRequested(start) }
    refusals += other.refusals
    issues += other.issues
  }
}

extension NavigationState {
  /// What had no window had nothing presented: its stacks stand on the ground.
  mutating func tookOver(_ other: NavigationState) {
    stacks.merge(other.stacks) { mine, _ in mine }
    roots.merge(other.roots) { mine, _ in mine }
    groundStacks += other.groundStacks
    let order = other.entries.sorted { $0.value.rank < $1.value.rank }
    for (id, entry) in order {
      entries[id] = Entry(place: entry.place, root: entry.root, rank: takeRank())
    }
  }
}

extension Leaving {
  mutating func tookOver(_ other: Leaving) {
    stacks.merge(other.stacks) { mine, _ in mine }
  }
}
