extension CoordinatorTree {
  /// What is wrong with it, in one sentence; `nil` if nothing is.
  ///
  /// For tests.
  package var violation: String? {
    for (id, node) in nodes {
      if let violation = violation(of: node, id) { return "\(id.rawValue) \(violation)" }
    }
    for (screen, owner) in owners where nodes[owner]?.screens.contains(screen) != true {
      return "screen \(screen.rawValue) is not among those of its coordinator"
    }
    return cycle.map { "\($0.rawValue) is below itself" }
  }

  private func violation(of node: Node, _ id: NodeID) -> String? {
    for child in node.children where nodes[child]?.parent != id {
      return "is not its child's parent"
    }
    if let parent = node.parent, nodes[parent]?.children.filter({ $0 == id }).count != 1 {
      return "is not once among its parent's children"
    }
    for screen in node.screens where owners[screen] != id { return "does not own its screen" }
    switch node.life {
    case .live: return nil
    case .ending: return node.children.contains { life(of: $0) == .live } ? "has a live child" : nil
    case .ended: return node.parent == nil ? nil : "has ended and has a parent"
    }
  }

  /// A coordinator from which one comes back to it upwards.
  private var cycle: NodeID? {
    nodes.keys.first { start in
      var seen: Set<NodeID> = [start]
      var node = nodes[start]?.parent
      while let one = node {
        guard seen.insert(one).inserted else { return true }
        node = nodes[one]?.parent
      }
      return false
    }
  }
}
