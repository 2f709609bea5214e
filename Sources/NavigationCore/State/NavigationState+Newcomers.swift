extension NavigationState {
  /// Newcomers among the members of a stack become entries.
  ///
  /// What stands above them keeps ending before them, so it is ranked anew.
  package mutating func enter(_ newcomers: Set<EntryID>, in stack: StackID) {
    guard !newcomers.isEmpty, let known = stacks[stack], let root = rootOfNewcomers(in: stack)
    else {
      return
    }
    let lowest = known.members.firstIndex { $0.entry.map { isNew($0, newcomers) } ?? false }
    guard let lowest else { return }
    for (index, member) in known.members.enumerated().dropFirst(lowest) {
      guard let id = member.entry else { continue }
      if isNew(id, newcomers) {
        set(Entry(place: .member(stack, index: index), root: root, rank: 0), for: id)
      }
      rankAgain(id)
    }
    rankAgain(above: known.depth)
  }

  /// Newcomers in all stacks become entries.
  package mutating func enter(_ newcomers: Set<EntryID>) {
    for stack in stacks.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      enter(newcomers, in: stack)
    }
  }

  /// Takes over a newcomer that somebody else has presented on top.
  package mutating func adopt(_ id: EntryID, visible: [RootID], isAlert: Bool) {
    guard entries[id] == nil, let root = visible.first ?? anyRoot else { return }
    adopt(.entry(id), visible: visible, isAlert: isAlert)
    set(Entry(place: .presented(depth: topDepth), root: root, rank: takeRank()), for: id)
  }

  private func isNew(_ id: EntryID, _ newcomers: Set<EntryID>) -> Bool {
    entries[id] == nil && newcomers.contains(id)
  }

  private func rootOfNewcomers(in stack: StackID) -> RootID? {
    let own = roots.filter { $0.value.kind == .navigation(stack) }.keys
    if let root = own.min(by: { $0.rawValue < $1.rawValue }) { return root }
    if let other = topEntry(in: stack).flatMap({ entries[$0]?.root }) { return other }
    let depth = stacks[stack]?.depth ?? 0
    return (depth > 0 ? presentations[depth - 1].roots.first : nil) ?? anyRoot
  }

  private var anyRoot: RootID? { roots.keys.min { $0.rawValue < $1.rawValue } }
}
