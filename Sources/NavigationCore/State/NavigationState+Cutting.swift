/// What goes when something ends: entries top first, and what was on screen of them.
package struct Cut: Hashable, Sendable {
  /// A stack that stays and loses members.
  package struct StackCut: Hashable, Sendable {
    package var stack: StackID
    /// Its members before the cut.
    package var before: [Member]
    /// How many of them stay.
    package var kept: Int
  }

  /// Ended entries, top first.
  package var entries: [EntryID] = []
  /// The rank of each of them, in the same order.
  package var ranks: [Int] = []
  /// Presented things that go, lowest first.
  package var covers: [Cover] = []
  package var stacks: [StackCut] = []

  package init() {}
}

extension NavigationState {
  /// Takes an entry and everything above it out of the state.
  ///
  /// The window's root entry stays as what is shown; only what stands above it goes.
  package mutating func cut(from id: EntryID) -> Cut {
    guard let entry = entries[id] else { return Cut() }
    var cut = Cut()
    switch entry.place {
    case .presented(let depth): cutPresentations(from: depth, into: &cut)
    case .ground: cutAboveGround(into: &cut)
    case .member(let stack, let index): cutMembers(of: stack, from: index, into: &cut)
    }
    return sorted(cut)
  }

  /// Takes everything out that stands above an entry, but not the entry.
  package mutating func cut(above id: EntryID) -> Cut {
    guard let entry = entries[id] else { return Cut() }
    var cut = Cut()
    switch entry.place {
    case .presented(let depth): cutPresentations(from: depth + 1, into: &cut)
    case .ground: cutAboveGround(into: &cut)
    case .member(let stack, let index): cutAbove(index, of: stack, standingOn: id, into: &cut)
    }
    cutMembers(inside: id, into: &cut)
    return sorted(cut)
  }

  /// Takes the presentation at a level, and all above it, out of the state.
  package mutating func cut(fromDepth depth: Int) -> Cut {
    var cut = Cut()
    cutPresentations(from: depth, into: &cut)
    return sorted(cut)
  }

  /// What becomes of a presented stack whose lowest page goes.
  package enum Base: Hashable, Sendable {
    /// It goes too.
    case closes
    /// It stays: somebody else has put pages into it.
    case staysOpen
  }

  /// Takes the members of a stack from an index on, and all that stands on them, out of the state.
  package mutating func cut(
    _ stack: StackID, from index: Int, base: Base = .closes
  ) -> Cut {
    var cut = Cut()
    cutMembers(of: stack, from: index, base: base, into: &cut)
    if index == 0, case .entry(let id, stack) = ground {
      remove(id, into: &cut)
      ground = .foreign
    }
    return sorted(cut)
  }

  /// Takes everything that was started from a root out of the state.
  package mutating func cut(root: RootID) -> Cut {
    var cut = Cut()
    let lowest = presentations.firstIndex { $0.roots.contains(root) }
    let rootDepth = roots[root]?.depth ?? 0
    if let lowest { cutPresentations(from: max(lowest, rootDepth) + 1, into: &cut) }
    switch roots[root]?.kind {
    case .window where ground != .foreign: cutAboveGround(into: &cut)
    case .navigation, .window, .modal, nil:
      // What it has pushed may stand on what another root of the same thing has presented.
      for stack in stacks.keys { cutOwnMembers(of: stack, from: root, into: &cut) }
    }
    return sorted(cut)
  }

  /// Takes everything out that stands in the window, to make way for a new root.
  ///
  /// What is shown of the root entry stays, as what is not ours, until the new root is set.
  package mutating func cutForNewRoot() -> Cut {
    var cut = Cut()
    cutAboveGround(into: &cut)
    let sortedCut = sorted(cut)
    guard case .entry(let id, _) = ground else { return sortedCut }
    var whole = sortedCut
    if outgoing == nil {
      remove(id, into: &whole)
      ground = .foreign
    } else {
      if let rank = entries[id]?.rank {
        whole.entries.append(id)
        whole.ranks.append(rank)
      }
      takeBackGround()
    }
    return whole
  }

  /// Takes everything out, the window's root entry included.
  package mutating func cutAll() -> Cut {
    var cut = Cut()
    cutPresentations(from: 1, into: &cut)
    for (id, entry) in entries {
      cut.entries.append(id)
      cut.ranks.append(entry.rank)
    }
    removeEntries()
    inner = [:]
    stacks = [:]
    groundStacks = []
    outgoing = nil
    ground = .foreign
    return sorted(cut)
  }

  private mutating func cutPresentations(from depth: Int, into cut: inout Cut) {
    guard depth <= presentations.count else { return }
    cut.covers = presentations[(depth - 1)...].map(\.cover) + cut.covers
    for presentation in presentations[(depth - 1)...] {
      if case .entry(let id) = presentation.cover { remove(id, into: &cut) }
      for stack in presentation.stacks {
        stacks.removeValue(forKey: stack)?.members.forEach { remove($0, into: &cut) }
      }
    }
    presentations.removeSubrange((depth - 1)...)
  }

  private mutating func cutMembers(
    of stack: StackID, from index: Int, base: Base = .closes, into cut: inout Cut
  ) {
    guard let known = stacks[stack], index < known.members.count else { return }
    if base == .closes, isBase(index, of: stack, at: known.depth) {
      cutPresentations(from: known.depth, into: &cut)
      return
    }
    if case .entry(_, stack) = ground, index == 0 {
      cutAboveGround(into: &cut)
      return
    }
    let standing = withWhatIsInside(known.members[index...].compactMap(live))
    cutPresentations(standingOn: standing, above: known.depth, into: &cut)
    // NB: UIKit never pops the last page: the lowest one stays, and is not ours any more.
    let kept = max(1, index)
    cut.stacks.append(Cut.StackCut(stack: stack, before: known.members, kept: kept))
    stacks[stack]?.members.removeSubrange(kept...)
    known.members[index...].forEach { remove($0, into: &cut) }
  }

  private mutating func cutAbove(
    _ index: Int, of stack: StackID, standingOn id: EntryID, into cut: inout Cut
  ) {
    guard let known = stacks[stack] else { return }
    cutPresentations(standingOn: [id], above: known.depth, into: &cut)
    if index + 1 < known.members.count { cutMembers(of: stack, from: index + 1, into: &cut) }
  }

  /// Takes everything out that stands in the stacks inside an entry's controller.
  private mutating func cutMembers(inside id: EntryID, into cut: inout Cut) {
    for stack in inner[id] ?? [] {
      let first = stacks[stack]?.members.firstIndex { live($0) != nil }
      if let first { cutMembers(of: stack, from: first, into: &cut) }
    }
  }

  /// These, and what stands in the stacks inside their controllers, in turn.
  private func withWhatIsInside(_ ids: [EntryID]) -> Set<EntryID> {
    guard !inner.isEmpty else { return Set(ids) }
    var all = ids
    var next = 0
    while next < all.count {
      for stack in inner[all[next]] ?? [] { all += stacks[stack]?.members.compactMap(live) ?? [] }
      next += 1
    }
    return Set(all)
  }

  private mutating func cutOwnMembers(
    of stack: StackID, from root: RootID, into cut: inout Cut
  ) {
    let first = stacks[stack]?.members.firstIndex { member in
      member.entry.flatMap { entries[$0]?.root } == root
    }
    guard let first else { return }
    cutMembers(of: stack, from: first, into: &cut)
  }

  private mutating func cutAboveGround(into cut: inout Cut) {
    cutPresentations(from: 1, into: &cut)
    // What sits in a page goes with it, without a call of its own.
    let inside = Set(inner.values.joined())
    for id in stacks.keys.filter({ !inside.contains($0) }) + inside {
      guard let first = stacks[id]?.members.firstIndex(where: isAboveGround) else { continue }
      let before = stacks[id]?.members ?? []
      let kept = max(1, first)
      cut.stacks.append(Cut.StackCut(stack: id, before: before, kept: kept))
      stacks[id]?.members.removeSubrange(kept...)
      before[first...].forEach { remove($0, into: &cut) }
    }
  }

  private func isAboveGround(_ member: Member) -> Bool {
    guard let id = live(member) else { return false }
    if case .entry(id, _) = ground { return false }
    return true
  }

  /// A presentation goes with the lowest member that it was started from; all above it go along.
  private mutating func cutPresentations(
    standingOn entries: Set<EntryID>, above depth: Int, into cut: inout Cut
  ) {
    guard depth < presentations.count else { return }
    for index in depth..<presentations.count
    where presentations[index].anchors.contains(where: entries.contains) {
      cutPresentations(from: index + 1, into: &cut)
      return
    }
  }

  private func isBase(_ index: Int, of stack: StackID, at depth: Int) -> Bool {
    index == 0 && depth > 0 && presentations[depth - 1].cover == .stack(stack)
  }

  private mutating func remove(_ member: Member, into cut: inout Cut) {
    if let id = member.entry { remove(id, into: &cut) }
  }

  private mutating func remove(_ id: EntryID, into cut: inout Cut) {
    guard let entry = set(nil, for: id) else { return }
    cut.entries.append(id)
    cut.ranks.append(entry.rank)
    for stack in inner.removeValue(forKey: id) ?? [] {
      for member in drop(stack) { remove(member, into: &cut) }
    }
  }

  private func sorted(_ cut: Cut) -> Cut {
    var cut = cut
    let order = cut.ranks.indices.sorted { cut.ranks[$0] > cut.ranks[$1] }
    cut.entries = order.map { cut.entries[$0] }
    cut.ranks = order.map { cut.ranks[$0] }
    return cut
  }
}
