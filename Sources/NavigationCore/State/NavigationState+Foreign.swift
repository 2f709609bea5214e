extension NavigationState {
  /// Takes over a controller that somebody else has presented on top.
  ///
  /// It belongs to the branch that was visible when it was first seen.
  ///
  /// So does one of ours that has ended and stays.
  package mutating func adopt(_ cover: Cover, visible: [RootID], isAlert: Bool) {
    var roots = presentations.last?.roots ?? []
    for root in visible where topDepth == 0 && !roots.contains(root) { roots.append(root) }
    var presentation = Presentation(
      cover: cover, anchors: anchorsOfForeign(visible), roots: roots)
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
      move(id, to: .member(stack, index: index))
      if reordered { rankAgain(id) }
    }
    if reordered { rankAgain(above: known.depth) }
  }

  /// What has ended and stays is somebody else's from now on.
  mutating func rename(_ member: Member, in stack: StackID, to other: Member) {
    guard let index = stacks[stack]?.members.firstIndex(of: member) else { return }
    stacks[stack]?.members[index] = other
  }

  /// What is shown of the old root has changed.
  mutating func followOutgoing(_ members: [Member], in stack: StackID) {
    outgoing?.stacks[stack]?.members = members
  }

  /// A member has moved to another navigation controller, whose array is read and adopted after.
  ///
  /// A root goes along with the first of its entries: what it starts lands where they are. In the
  /// controller of an entry it stands on that.
  package mutating func relocate(
    _ member: Member, from stack: StackID, to other: StackID, within entry: EntryID?
  ) {
    if stacks[other] == nil {
      add(stack: other, members: [], depth: stacks[stack]?.depth ?? 0, within: entry)
    }
    stacks[stack]?.members.removeAll { $0 == member }
    for (index, member) in (stacks[stack]?.members ?? []).enumerated() {
      if let id = member.entry { move(id, to: .member(stack, index: index)) }
    }
    let index = stacks[other]?.members.count ?? 0
    stacks[other]?.members.append(member)
    guard let id = member.entry else { return }
    move(id, to: .member(other, index: index))
    if entry != nil { rankAgain(id) }
    for (root, known) in roots where known.kind == .navigation(stack) {
      roots[root]?.kind = .navigation(other)
    }
  }

  /// What stands above a reordered stack keeps standing above it.
  mutating func rankAgain(above depth: Int) {
    for presentation in presentations.dropFirst(depth) {
      if case .entry(let id) = presentation.cover { rankAgain(id) }
      for stack in presentation.stacks {
        for member in stacks[stack]?.members ?? [] {
          if let id = member.entry { rankAgain(id) }
        }
      }
    }
  }

  mutating func rankAgain(_ id: EntryID) {
    self.rank(id, as: takeRank())
    for stack in inner[id] ?? [] {
      for member in stacks[stack]?.members ?? [] { live(member).map { rankAgain($0) } }
    }
  }

  private func anchorsOfForeign(_ visible: [RootID]) -> [EntryID] {
    if topDepth > 0 { return topEntry(ofPresentationAt: topDepth).map { [$0] } ?? [] }
    return visible.compactMap(topEntry(of:))
  }
}
