extension NavigationState {
  /// Where a start lands on this state: on top of its root's chain, whoever asked (R2, R14).
  package func landing(of start: Start) -> Landing {
    switch start.placement {
    case .presented: .present
    case .presentedInNewStack: .presentStack
    case .pushed: pushStack(of: start.root).map(Landing.push) ?? .nowhere
    case .pushedOnRoot: groundStack(of: start.root).map(Landing.push) ?? .nowhere
    case .current: pushStack(of: start.root).map(Landing.push) ?? .present
    case .pushedOrInNewStack: pushStack(of: start.root).map(Landing.push) ?? .presentStack
    case .windowRoot, .windowRootInNewStack: .ground
    }
  }

  /// Puts an entry where it lands.
  package mutating func land(_ start: Start, at landing: Landing, answer: Answer) {
    switch landing {
    case .push(let stack): push(start, on: stack)
    case .present, .presentStack: present(start, answer)
    case .ground: setGround(start, answer)
    case .nowhere: break
    }
  }

  private mutating func push(_ start: Start, on stack: StackID) {
    let index = stacks[stack]?.members.count ?? 0
    stacks[stack]?.members.append(.entry(start.id))
    enter(start, at: .member(stack, index: index))
  }

  private mutating func present(_ start: Start, _ answer: Answer) {
    let depth = topDepth + 1
    var presentation = Presentation(
      cover: .entry(start.id), anchors: anchors(of: start), roots: branches(of: start))
    switch answer {
    case .controller(let isAlert):
      presentation.isAlert = isAlert
      enter(start, at: .presented(depth: depth))
    case .stack(let stack):
      presentation.cover = .stack(stack)
      presentation.stacks = [stack]
      stacks[stack] = Stack(members: [.entry(start.id)], depth: depth)
      enter(start, at: .member(stack, index: 0))
    }
    presentations.append(presentation)
  }

  private mutating func setGround(_ start: Start, _ answer: Answer) {
    letGroundGo()
    switch answer {
    case .controller:
      ground = .entry(start.id, nil)
      enter(start, at: .ground)
    case .stack(let stack):
      ground = .entry(start.id, stack)
      stacks[stack] = Stack(members: [.entry(start.id)], depth: 0)
      groundStacks = [stack]
      enter(start, at: .member(stack, index: 0))
    }
  }

  /// What stood on the ground is shown until the new root is set.
  private mutating func letGroundGo() {
    var going = Outgoing(groundStacks: groundStacks, stacks: [:])
    for stack in groundStacks { going.stacks[stack] = stacks.removeValue(forKey: stack) }
    groundStacks = []
    outgoing = going
  }

  /// The new root is set: what stood there before is gone.
  mutating func groundShown() {
    outgoing = nil
  }

  /// The new root does not come after all: its entry goes, what stood there before stays.
  mutating func takeBackGround() {
    guard let outgoing else { return }
    if case .entry(let id, _) = ground { set(nil, for: id) }
    for stack in groundStacks { stacks[stack] = nil }
    ground = .foreign
    groundStacks = outgoing.groundStacks
    stacks.merge(outgoing.stacks) { _, old in old }
    self.outgoing = nil
  }

  /// The stacks that are shown on the ground.
  package var shownGroundStacks: [StackID] { outgoing?.groundStacks ?? groundStacks }

  /// The members of a stack, also of one that goes with the old root.
  package func members(of stack: StackID) -> [Member]? {
    stacks[stack]?.members ?? outgoing?.stacks[stack]?.members
  }

  private mutating func enter(_ start: Start, at place: Entry.Place) {
    set(Entry(place: place, root: start.root, rank: takeRank()), for: start.id)
  }

  /// It stands on the level on which it lands and on the chain of its own root.
  func anchors(of start: Start) -> [EntryID] {
    var anchors: [EntryID] = []
    if topDepth > 0 { topEntry(ofPresentationAt: topDepth).map { anchors.append($0) } }
    for id in [topEntry(of: start.root), start.within].compactMap({ $0 })
    where !anchors.contains(id) { anchors.append(id) }
    return anchors
  }

  private func branches(of start: Start) -> [RootID] {
    var roots = presentations.last?.roots ?? []
    var own = [start.root]
    if let within = start.within, let entry = entries[within] { own.append(entry.root) }
    if case .entry(let id, _) = ground, let entry = entries[id] { own.append(entry.root) }
    for root in own where !roots.contains(root) { roots.append(root) }
    return roots
  }
}
