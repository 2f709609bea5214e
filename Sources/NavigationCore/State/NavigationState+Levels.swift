extension NavigationState {
  /// The members of each level from the ground up; a level without members is left out.
  package var levels: [[Member]] {
    ([groundMembers] + presentations.indices.map { members(ofPresentationAt: $0 + 1) })
      .filter { !$0.isEmpty }
  }

  private var groundMembers: [Member] {
    if case .entry(let id, nil) = ground { return [.entry(id)] }
    return groundStacks.first.flatMap { stacks[$0]?.members } ?? []
  }

  private func members(ofPresentationAt depth: Int) -> [Member] {
    switch presentations[depth - 1].cover {
    case .entry(let id): [.entry(id)]
    case .stack(let stack): stacks[stack]?.members ?? []
    case .foreign(let id): [.foreign(id)]
    }
  }

  /// Whether an entry stands on a root: started from it, or above what was.
  package func stands(_ id: EntryID, on root: RootID) -> Bool {
    guard let entry = entries[id] else { return false }
    if entry.root == root { return true }
    guard let depth = depth(of: id), depth > 0 else { return false }
    return presentations[depth - 1].roots.contains(root)
  }
}
