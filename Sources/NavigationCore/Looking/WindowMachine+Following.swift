extension WindowMachine {
  /// The state follows what was read; what has left by itself is returned.
  mutating func follow(_ reading: Reading) -> [Ended] {
    leaving.keep(covers: reading.above)
    var ended: [Ended] = []
    if reading.ground == .replaced { ended += loseGround() }
    for root in reading.lostRoots { ended += lose(root) }
    if let lowest = lowestLeft(reading) { ended += depart(fromDepth: lowest, reading) }
    for stack in reading.stacks { ended += follow(stack, reading.newcomers) }
    if ended.isEmpty { adoptForeign(reading) }
    return late.keepBack(ended) + release(reading.released)
  }

  /// What was kept back and can report no more.
  private mutating func release(_ ids: [EntryID]) -> [Ended] {
    ids.filter { late.reported($0) }.map { Ended(id: $0, ending: .left, rank: 0) }
  }

  /// Somebody else has replaced the window's root: it has left, and with it all that stood on it.
  private mutating func loseGround() -> [Ended] {
    guard case .entry(let ground, _) = state.ground else { return [] }
    return take(state.cutAll(), animated: false) { $0 == ground ? .left : .endedBelow }
  }

  /// A root that is gone takes along all that was started from it.
  private mutating func lose(_ root: RootID) -> [Ended] {
    let kind = state.roots[root]?.kind
    let ended = endAll(of: root, .rootGone, animated: true)
    state.forget(root)
    if case .navigation(let stack) = kind, state.stacks[stack] == nil {
      // It is not on screen, so nothing of it has to go.
      leaving.show(nil, kept: 0, in: stack)
    }
    return ended
  }

  private func lowestLeft(_ reading: Reading) -> Int? {
    let pending = Set(movement.unread)
    return reading.left.first { depth in
      guard depth <= state.topDepth else { return false }
      let cover = state.presentations[depth - 1].cover
      return !pending.contains(.present(cover, animated: true))
        && !pending.contains(.present(cover, animated: false))
    }
  }

  /// Those whose controllers have left are told so, what stood on them ended below.
  private mutating func depart(fromDepth depth: Int, _ reading: Reading) -> [Ended] {
    var left: Set<EntryID> = []
    for depth in reading.left where depth <= state.topDepth {
      left.formUnion(state.entries(inPresentationAt: depth))
    }
    let cut = state.cut(fromDepth: depth)
    let ended = take(cut, animated: true) { left.contains($0) ? .left : .endedBelow }
    leaving.keep(covers: reading.above)
    return ended
  }

  /// What has gone is told at once, with all that stood on it, even if that still moves (R6).
  private mutating func follow(_ reading: StackReading, _ newcomers: Set<EntryID>) -> [Ended] {
    guard state.stacks[reading.stack] != nil else { return [] }
    let gone = Set(reading.missing.filter { $0.value == .gone }.keys)
    let isMoving = gone.isEmpty && reading.missing.values.contains(.moving)
    if isMoving || isUnread(reading.stack) { return [] }
    relocate(reading)
    let doomed = Set(leaving.stacks[reading.stack].map { Array($0.members[$0.kept...]) } ?? [])
    var ended: [Ended] = []
    var ending = doomed
    let members = state.stacks[reading.stack]?.members ?? []
    if let index = members.firstIndex(where: gone.contains) {
      ending.formUnion(members[index...])
      ended = take(state.cut(reading.stack, from: index), animated: true) {
        gone.contains(.entry($0)) ? .left : .endedBelow
      }
    }
    show(reading.members, in: reading.stack, ending: ending)
    state.enter(newcomers, in: reading.stack)
    return ended
  }

  /// Members that sit in another navigation controller now have moved: nobody is told.
  private mutating func relocate(_ reading: StackReading) {
    for (member, fate) in reading.missing {
      guard case .moved(let other) = fate else { continue }
      state.relocate(member, from: reading.stack, to: other)
    }
  }

  /// The state takes over what is foreign; what has ended and is still there has to go.
  private mutating func show(_ members: [Member], in stack: StackID, ending: Set<Member>) {
    guard let known = state.stacks[stack] else {
      leaving.show(nil, kept: 0, in: stack)
      return
    }
    let unshown = known.members.suffix(unshownCount(in: stack))
    let staying = members.filter { !ending.contains($0) }
    state.adopt(staying + unshown, in: stack)
    let kept = zip(members, staying).prefix { $0 == $1 }.count
    leaving.show(staying.count == members.count ? nil : members, kept: kept, in: stack)
  }

  private func isUnread(_ stack: StackID) -> Bool {
    movement.unread.contains { step in
      switch step {
      case .change(stack, _, _): true
      case .change, .fill, .present, .dismiss, .clear, .setRoot: false
      }
    }
  }

  /// Somebody else has presented something on top.
  mutating func adoptForeign(_ reading: Reading) {
    guard leaving.covers.isEmpty, shownDepth == state.topDepth else { return }
    for cover in reading.above {
      switch cover {
      case .foreign(let id):
        state.adopt(id, visible: reading.visibleRoots, isAlert: reading.alerts.contains(cover))
      case .entry(let id) where reading.newcomers.contains(id):
        state.adopt(id, visible: reading.visibleRoots, isAlert: reading.alerts.contains(cover))
      case .entry, .stack: continue
      }
      disturb()
    }
  }
}
