extension NavigationState {
  /// The highest level; 0 if nothing is presented.
  package var topDepth: Int { presentations.count }

  package func contains(_ id: EntryID) -> Bool {
    entries[id] != nil
  }

  /// The level in which an entry stands.
  package func depth(of id: EntryID) -> Int? {
    switch entries[id]?.place {
    case .presented(let depth): depth
    case .member(let stack, _): stacks[stack]?.depth
    case .ground: 0
    case nil: nil
    }
  }

  /// The level that a cover of ours is.
  package func depth(of cover: Cover) -> Int? {
    switch cover {
    case .entry(let id): depth(of: id)
    case .stack(let stack): stacks[stack]?.depth
    case .foreign: presentations.lastIndex { $0.cover == cover }.map { $0 + 1 }
    }
  }

  /// The topmost level of a root's own branch that is ours, counted from the ground.
  package func branchDepth(of root: RootID) -> Int {
    for (index, presentation) in presentations.enumerated().reversed()
    where isOurs(presentation) && carries(presentation, root) {
      return index + 1
    }
    return roots[root]?.depth ?? 0
  }

  /// Whether a presentation stands in the branch of a root, or of another made for the same thing.
  private func carries(_ presentation: Presentation, _ root: RootID) -> Bool {
    presentation.roots.contains { $0 == root || stands($0, with: root) }
  }

  /// Whether two roots were made for the same thing: then what one has started carries the other too.
  private func stands(_ one: RootID, with other: RootID) -> Bool {
    guard let kind = roots[one]?.kind, let otherKind = roots[other]?.kind else { return false }
    if kind == otherKind { return true }
    return stack(under: kind).map { $0 == stack(under: otherKind) } == true
  }

  /// The stack that a root stands on, also if it has come as the window's root.
  private func stack(under kind: Root.Kind) -> StackID? {
    switch kind {
    case .window: groundStack
    case .modal, .navigation: kind.stack
    }
  }

  /// The stack on which a push of this root lands, if its topmost level is one.
  package func pushStack(of root: RootID) -> StackID? {
    let depth = branchDepth(of: root)
    if depth > (roots[root]?.depth ?? 0) {
      guard case .stack(let stack) = presentations[depth - 1].cover else { return nil }
      return stack
    }
    return groundStack(of: root)
  }

  /// The topmost entry above a root, which is where the next start of this root stands.
  package func topEntry(of root: RootID) -> EntryID? {
    let depth = branchDepth(of: root)
    if depth > (roots[root]?.depth ?? 0) {
      return topEntry(ofPresentationAt: depth)
    }
    if let stack = groundStack(of: root) ?? roots[root]?.kind.stack { return topEntry(in: stack) }
    return groundEntry(of: root)
  }

  /// The topmost entry of one presentation: of its stack, or the presented one.
  package func topEntry(ofPresentationAt depth: Int) -> EntryID? {
    switch presentations[depth - 1].cover {
    case .entry(let id): live(.entry(id))
    case .stack(let stack): topEntry(in: stack)
    case .foreign: presentations[depth - 1].stacks.last.flatMap(topEntry(in:))
    }
  }

  /// The topmost entry of a stack.
  package func topEntry(in stack: StackID) -> EntryID? {
    stacks[stack]?.members.last { live($0) != nil }?.entry
  }

  /// The entry behind a member; `nil` if it is foreign, or has ended and stays where it is.
  func live(_ member: Member) -> EntryID? {
    member.entry.flatMap { entries[$0] == nil ? nil : $0 }
  }

  /// The stack in which the window's root entry has come.
  private var groundStack: StackID? {
    switch ground {
    case .entry(_, let own): own
    case .foreign: nil
    }
  }

  /// The lowest entry of a stack, if the stack has come with it.
  package func bringer(of stack: StackID) -> EntryID? {
    guard let known = stacks[stack] else { return nil }
    let hasCome =
      known.depth > 0
      ? presentations[known.depth - 1].cover == .stack(stack) : groundStack == stack
    return hasCome ? known.members.first.flatMap(live) : nil
  }

  /// All entries that stand in one presentation.
  package func entries(inPresentationAt depth: Int) -> [EntryID] {
    let presentation = presentations[depth - 1]
    let members = presentation.stacks.flatMap { stacks[$0]?.members ?? [] }
    let cover = presentation.cover.entry.map { [Member.entry($0)] } ?? []
    return (cover + members).compactMap(live)
  }

  /// Whether something of it is live; what has ended and stays is foreign.
  private func isOurs(_ presentation: Presentation) -> Bool {
    switch presentation.cover {
    case .entry(let id): entries[id] != nil
    case .stack(let stack): topEntry(in: stack) != nil
    case .foreign: false
    }
  }

  /// The stack that a root was made for.
  func groundStack(of root: RootID) -> StackID? {
    switch roots[root]?.kind {
    case .navigation(let stack): return stacks[stack] == nil ? nil : stack
    case .window:
      if case .entry(_, let stack) = ground { return stack }
      return nil
    case .modal, nil: return nil
    }
  }

  private func groundEntry(of root: RootID) -> EntryID? {
    guard roots[root]?.kind == .window, case .entry(let id, _) = ground else { return nil }
    return id
  }
}
