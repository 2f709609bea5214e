extension CoordinatorTree {
  package enum EndAction: Hashable, Sendable {
    /// These end, in this order: the deepest first, the last added before those added earlier.
    case end([NodeID])
    /// Its end is decided already, or its screens are still there.
    case race
    /// It has ended, and its screens have left.
    case twice
  }

  /// A coordinator ends, and with it everything below it in the tree.
  package mutating func endRequested(_ id: NodeID) -> EndAction {
    switch nodes[id]?.life {
    case .live:
      let order = subtree(of: id)
      for one in order { nodes[one]?.life = .ending }
      return .end(order)
    case .ending: return .race
    case .ended: return screens(of: id).isEmpty ? .twice : .race
    case nil: illegal("endRequested", "a coordinator that nobody has made")
    }
  }

  /// A coordinator's parent has been told and drops it.
  ///
  /// - Returns: the parent.
  package mutating func ended(_ id: NodeID) -> NodeID? {
    switch nodes[id]?.life {
    case .ending: break
    case .live: illegal("ended", "its end was not asked for")
    case .ended: illegal("ended", "it has ended already")
    case nil: illegal("ended", "a coordinator that nobody has made")
    }
    let parent = nodes[id]?.parent
    unlink(id)
    nodes[id]?.life = .ended
    return parent
  }

  package enum LeftAction: Hashable, Sendable {
    /// It was nobody's, or not the lowest of its coordinator, or that has ended.
    case none
    /// It was the lowest of its coordinator, which ends with it.
    case wasLowest(NodeID)
    /// It was the last of a coordinator that has ended, which nothing holds any more.
    case wasLast(NodeID)
  }

  /// A screen has left.
  package mutating func left(_ screen: EntryID) -> LeftAction {
    guard let owner = owners.removeValue(forKey: screen) else { return .none }
    let wasLowest = nodes[owner]?.screens.first == screen
    nodes[owner]?.screens.removeAll { $0 == screen }
    switch nodes[owner]?.life {
    case .live: return wasLowest ? .wasLowest(owner) : .none
    case .ended: return screens(of: owner).isEmpty ? .wasLast(owner) : .none
    case .ending, nil: return .none
    }
  }

  /// A coordinator has been released without having ended; its children stand alone from now on.
  package mutating func released(_ id: NodeID) {
    guard let node = nodes[id] else { return }
    unlink(id)
    for child in node.children { nodes[child]?.parent = nil }
    for screen in node.screens { owners[screen] = nil }
    nodes[id] = nil
  }

  mutating func unlink(_ id: NodeID) {
    guard let parent = nodes[id]?.parent else { return }
    nodes[parent]?.children.removeAll { $0 == id }
    nodes[id]?.parent = nil
  }

  /// All that are live below a coordinator, and it: the deepest first.
  private func subtree(of id: NodeID) -> [NodeID] {
    var order: [NodeID] = []
    var open = [id]
    while let one = open.popLast() {
      guard let node = nodes[one], node.life == .live else { continue }
      order.append(one)
      open.append(contentsOf: node.children.reversed())
    }
    return order.reversed()
  }
}
