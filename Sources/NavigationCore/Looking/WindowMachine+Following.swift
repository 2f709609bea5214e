extension WindowMachine {
  /// What a look has led to.
  enum Followed: Hashable {
    case nothing
    /// The state is not what it was.
    case changed
    /// These have left by themselves.
    case left([Ended])
  }

  /// The state follows what was read.
  mutating func follow(_ reading: Reading) -> Followed {
    var changes = leaving.keep(covers: reading.above)
    var ended: [Ended] = []
    ended += followGround(reading.ground)
    for root in reading.lostRoots where state.roots[root] != nil {
      ended += lose(root)
      changes += 1
    }
    if let lowest = lowestLeft(reading) {
      ended += depart(fromDepth: lowest, reading)
      changes += 1
    }
    for stack in reading.stacks where mayFollow(stack) {
      ended += follow(stack, reading.newcomers)
      changes += 1
    }
    if ended.isEmpty { changes += adoptForeign(reading) }
    if !movement.isMoving { leaving.forgetIfEmpty() }
    changes += ended.count
    ended = late.keepBack(ended) + release(reading.released)
    guard ended.isEmpty else { return .left(ended) }
    return changes > 0 ? .changed : .nothing
  }

  /// What was kept back and can report no more.
  private mutating func release(_ ids: [EntryID]) -> [Ended] {
    ids.filter { late.reported($0) }.map { Ended(id: $0, ending: .left, rank: 0) }
  }

  /// What has become of the window's root, if it is ours.
  private mutating func followGround(_ reading: Reading.Ground) -> [Ended] {
    guard case .entry(let ground, _) = state.ground else { return [] }
    return switch reading {
    case .kept: []
    case .replaced: loseGround(ground)
    case .gone: loseWindow()
    }
  }

  /// Somebody else has replaced the window's root: it has left, and with it all that stood on it.
  private mutating func loseGround(_ ground: EntryID) -> [Ended] {
    let ended = take(state.cutAll(), animated: false) { $0 == ground ? .left : .endedBelow }
    leaving.keep { state.members(of: $0) != nil }
    return ended
  }

  /// The window is deallocated, and with it all that stood or was to stand in it.
  private mutating func loseWindow() -> [Ended] {
    let waiting = clearWaiting(.rootGone)
    let ended = take(state.cutAll(), animated: false) { _ in .rootGone }
    leaving = Leaving()
    return waiting + ended
  }

  /// A root that is gone takes along all that was started from it.
  private mutating func lose(_ root: RootID) -> [Ended] {
    let ended = endAll(of: root, .rootGone, animated: true)
    state.forget(root)
    leaving.keep { state.members(of: $0) != nil }
    return ended
  }

  /// Not while a transition still has all that is missing, or our own call has not been read.
  private func mayFollow(_ reading: StackReading) -> Bool {
    let isMoving =
      !reading.missing.values.contains(.gone) && reading.missing.values.contains(.moving)
    return state.members(of: reading.stack) != nil && !isUnread(reading.stack) && !isMoving
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
    _ = leaving.keep(covers: reading.above)
    return ended
  }

  /// What has gone is told at once, with all that stood on it, even if that still moves (R6).
  private mutating func follow(_ reading: StackReading, _ newcomers: Set<EntryID>) -> [Ended] {
    guard state.stacks[reading.stack] != nil else {
      state.followOutgoing(reading.members, in: reading.stack)
      leaving.show(nil, kept: 0, in: reading.stack)
      return []
    }
    let gone = Set(reading.missing.filter { $0.value == .gone }.keys)
    relocate(reading)
    let doomed = doomed(in: reading).subtracting(newcomers.map(Member.entry))
    var ended: [Ended] = []
    var ending = doomed
    let members = state.stacks[reading.stack]?.members ?? []
    if let index = members.firstIndex(where: gone.contains) {
      ending.formUnion(members[index...])
      let isLeftOpen = reading.members.contains { !ending.contains($0) }
      let cut = state.cut(reading.stack, from: index, base: isLeftOpen ? .staysOpen : .closes)
      ended = take(cut, animated: true) {
        gone.contains(.entry($0)) ? .left : .endedBelow
      }
    }
    guard !isStillMoving(reading) else {
      forget(gone, in: reading.stack)
      return ended
    }
    show(reading.members, in: reading.stack, ending: ending)
    state.enter(newcomers, in: reading.stack)
    return ended
  }

  /// Whether a member is missing only because a transition still has it: it may come back, also if it
  /// is to go.
  private func isStillMoving(_ reading: StackReading) -> Bool {
    reading.missing.values.contains(.moving)
  }

  /// What has gone is expected no more; the rest is read when the transition is over.
  private mutating func forget(_ gone: Set<Member>, in stack: StackID) {
    guard let shown = leaving.stacks[stack]?.members.filter({ !gone.contains($0) }),
      let members = state.stacks[stack]?.members
    else { return }
    let kept = zip(shown, members).prefix { $0 == $1 }.count
    leaving.show(shown == members ? nil : shown, kept: kept, in: stack)
  }

  /// Members that sit in another navigation controller now have moved: nobody is told.
  private mutating func relocate(_ reading: StackReading) {
    for (member, fate) in reading.missing {
      guard case .moved(let other, let entry) = fate else { continue }
      state.relocate(member, from: reading.stack, to: other, within: entry)
    }
  }

  /// What has to go: also what a movement of ours took away and that came back (R23).
  private func doomed(in reading: StackReading) -> Set<Member> {
    let leaving = leaving.stacks[reading.stack].map { Array($0.members[$0.kept...]) } ?? []
    guard movement.hasChanged(reading.stack) else { return Set(leaving) }
    return Set(leaving + reading.members.filter { $0.entry.map(state.contains) == false })
  }

  /// The state takes over what is foreign; what has ended and is still there has to go.
  private mutating func show(_ members: [Member], in stack: StackID, ending: Set<Member>) {
    guard let known = state.stacks[stack] else {
      leaving.show(nil, kept: 0, in: stack)
      return
    }
    let unshown = known.members.suffix(unshownCount(in: stack))
    var staying = members.filter { !ending.contains($0) }
    // NB: UIKit never pops the last page: the lowest one stays, and is not ours any more.
    if staying.isEmpty, unshown.isEmpty { staying = Array(members.prefix(1)) }
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

  /// Somebody else has presented something on top; how many levels came is returned.
  mutating func adoptForeign(_ reading: Reading) -> Int {
    guard leaving.covers.isEmpty, shownDepth == state.topDepth else { return 0 }
    let depth = state.topDepth
    for cover in reading.above {
      if let id = cover.entry, reading.newcomers.contains(id) {
        state.adopt(id, visible: reading.visibleRoots, isAlert: reading.alerts.contains(cover))
      } else {
        state.adopt(cover, visible: reading.visibleRoots, isAlert: reading.alerts.contains(cover))
      }
      disturb()
    }
    return state.topDepth - depth
  }
}
