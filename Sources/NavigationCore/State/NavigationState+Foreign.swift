extension NavigationState {
  /// Takes over a controller that somebody else has presented on top.
  ///
  /// It belongs to the branch that was visible when it was first seen.
  package mutating func adopt(_ id: ForeignID, visible: [RootID], isAlert: Bool) {
    var roots = presentations.last?.roots ?? []
    for root in visible where topDepth == 0 && !roots.contains(root) { roots.append(root) }
    var presentation = Presentation(
      cover: .foreign(id), anchors: anchorsOfForeign(visible), roots: roots)
    presentation.isAlert = isAlert
    presentations.append(presentation)
  }

  /// Takes over the order of a stack as it is read; members that are new are not ours.
  package mutating func adopt(_ members: [Member], in stack: StackID) {
    guard let known = stacks[stack], known.members != members else { return }
    let reordered = known.members.filter(members.contains) != members.filter(known.members.contains)
    stacks[stack]?.members = members
    for (index, member) in members.enumerated() {
      guard let id = member.entry else { continue }
      entries[id]?.place = .member(stack, index: index)
      if reordered { rankAgain(id) }
    }
    if reordered { rankAgain(above: known.depth) }
  }

  /// A whole stack now stands elsewhere in the window.
  package mutating func moved(_ stack: StackID, toDepth depth: Int) {
    stacks[stack]?.depth = depth
  }

  /// What stands above a reordered stack keeps standing above it.
  private mutating func rankAgain(above depth: Int) {
    for presentation in presentations.dropFirst(depth) {
      if case .entry(let id) = presentation.cover { rankAgain(id) }
      for stack in presentation.stacks {
        for member in stacks[stack]?.members ?? [] {
          if let id = member.entry { rankAgain(id) }
        }
      }
    }
  }

  private mutating func rankAgain(_ id: EntryID) {
    let rank = takeRank()
    entries[id]?.rank = rank
  }

  private func anchorsOfForeign(_ visible: [RootID]) -> [EntryID] {
    if topDepth > 0 { return topEntry(ofPresentationAt: topDepth).map { [$0] } ?? [] }
    return visible.compactMap(topEntry(of:))
  }
}
