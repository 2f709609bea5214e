extension NavigationState {
  /// The first of the rules about a state that does not hold, in words; `nil` if all do.
  ///
  /// - Complexity: O(what is there), so it is asked for in debug builds and tests only.
  package var brokenInvariant: String? {
    brokenIdentity ?? brokenPlace ?? brokenStack ?? brokenRank
  }

  /// Nothing stands in two places, and the entries of each root are counted.
  private var brokenIdentity: String? {
    let counts = Dictionary(grouping: entries.values, by: \.root).mapValues(\.count)
    for root in Set(roots.keys).union(counts.keys)
    where entryCount(of: root) != counts[root, default: 0] {
      return "root \(root.rawValue) is said to have \(entryCount(of: root)) entries"
    }
    var seen: Set<Member> = []
    for member in allMembers where !seen.insert(member).inserted {
      return "\(member) stands in two places"
    }
    return nil
  }

  /// Everything that stands somewhere, in no order.
  private var allMembers: [Member] {
    var members = stacks.values.flatMap(\.members)
    for presentation in presentations {
      switch presentation.cover {
      case .entry(let id): members.append(.entry(id))
      case .foreign(let id): members.append(.foreign(id))
      case .stack: break
      }
    }
    if case .entry(let id, nil) = ground { members.append(.entry(id)) }
    return members
  }

  /// Each entry stands where it says.
  private var brokenPlace: String? {
    for (id, entry) in entries where !stands(id, at: entry.place) {
      return "entry \(id.rawValue) does not stand at \(entry.place)"
    }
    return nil
  }

  private func stands(_ id: EntryID, at place: Entry.Place) -> Bool {
    switch place {
    case .presented(let depth):
      return presentations.indices.contains(depth - 1)
        && presentations[depth - 1].cover == .entry(id)
    case .member(let stack, let index):
      guard let members = stacks[stack]?.members, members.indices.contains(index) else {
        return false
      }
      return members[index] == .entry(id)
    case .ground: return ground == .entry(id, nil)
    }
  }

  /// Each stack is listed in the level in which it stands, once, and a presented one is not empty.
  private var brokenStack: String? {
    var listed: Set<StackID> = []
    for (depth, level) in ([groundStacks] + presentations.map(\.stacks)).enumerated() {
      for stack in level {
        guard listed.insert(stack).inserted else {
          return "stack \(stack.rawValue) is listed twice"
        }
        guard stacks[stack]?.depth == depth else {
          return "stack \(stack.rawValue) is listed at depth \(depth) and says "
            + "\(stacks[stack].map { "\($0.depth)" } ?? "nothing")"
        }
      }
    }
    if let lost = inner.first(where: { entries[$0.key] == nil && !$0.value.isEmpty }) {
      return "stacks sit in entry \(lost.key.rawValue), which is not there"
    }
    if let lost = stacks.keys.first(where: { !listed.contains($0) }) {
      return "stack \(lost.rawValue) is listed nowhere"
    }
    for (id, stack) in stacks where stack.members.isEmpty && !groundStacks.contains(id) {
      return "the presented stack \(id.rawValue) is empty"
    }
    return nil
  }

  /// What stands above has the greater rank.
  private var brokenRank: String? {
    for (id, stack) in stacks {
      let ranks = stack.members.compactMap(\.entry).compactMap { entries[$0]?.rank }
      if zip(ranks, ranks.dropFirst()).contains(where: >=) {
        return "the ranks in stack \(id.rawValue) do not ascend: \(ranks)"
      }
    }
    for (index, presentation) in presentations.enumerated() {
      let lowest = entries(inPresentationAt: index + 1).compactMap { entries[$0]?.rank }.min()
      for anchor in presentation.anchors {
        guard let rank = entries[anchor]?.rank else {
          return "level \(index + 1) stands on entry \(anchor.rawValue), which is not there"
        }
        if let lowest, lowest <= rank {
          return "level \(index + 1) does not rank above entry \(anchor.rawValue)"
        }
      }
    }
    return nil
  }
}
