/// Identity of one coordinator of a tree; one that was made later has a greater one.
package struct NodeID: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  package static func < (one: NodeID, other: NodeID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Who coordinates whom, which screens each has shown, and who has ended.
///
/// It decides and never acts: each event returns what the shell has to do.
package struct CoordinatorTree: Hashable, Sendable {
  /// The life of one coordinator.
  package enum Life: Hashable, Sendable {
    /// It may show screens and have children.
    case live
    /// Its end is decided; its parent has not been told, or is being told.
    case ending
    /// Its parent has been told and has dropped it.
    case ended
  }

  struct Node: Hashable, Sendable {
    var parent: NodeID?
    /// In the order in which they were added.
    var children: [NodeID] = []
    var life: Life = .live
    /// What it has shown and what has not left, the lowest first.
    var screens: [EntryID] = []
  }

  var nodes: [NodeID: Node] = [:]
  var owners: [EntryID: NodeID] = [:]

  package init() {}

  // MARK: - Asking

  package func life(of id: NodeID) -> Life? { nodes[id]?.life }

  package func parent(of id: NodeID) -> NodeID? { nodes[id]?.parent }

  package func children(of id: NodeID) -> [NodeID] { nodes[id]?.children ?? [] }

  /// What a coordinator has shown and what has not left, the lowest first.
  package func screens(of id: NodeID) -> [EntryID] { nodes[id]?.screens ?? [] }

  /// The coordinator that has shown a screen.
  package func owner(of screen: EntryID) -> NodeID? { owners[screen] }

  /// The topmost screen of a coordinator or, if it has none, of the nearest above it that has.
  package func nearestScreen(of id: NodeID) -> EntryID? {
    var node = nodes[id]
    while let one = node {
      if let screen = one.screens.last { return screen }
      node = one.parent.flatMap { nodes[$0] }
    }
    return nil
  }

  /// How many coordinators are known.
  package var count: Int { nodes.count }

  // MARK: - Growing

  /// A coordinator has been seen for the first time.
  package mutating func made(_ id: NodeID) {
    precondition(nodes[id] == nil, "CoordinatorTree: made: \(id.rawValue) is known already")
    nodes[id] = Node()
  }

  package enum AddAction: Hashable, Sendable {
    case added
    /// It was a child of another one, which drops it.
    case moved(from: NodeID)
    /// It was a child of this one already.
    case none
    case refused(Issue.Tree)
  }

  /// A coordinator is to become a child of another one.
  package mutating func addRequested(_ child: NodeID, to parent: NodeID) -> AddAction {
    if let issue = obstacle(to: child, under: parent) { return .refused(issue) }
    let old = nodes[child]?.parent
    guard old != parent else { return .none }
    unlink(child)
    nodes[child]?.parent = parent
    nodes[parent]?.children.append(child)
    return old.map(AddAction.moved) ?? .added
  }

  private func obstacle(to child: NodeID, under parent: NodeID) -> Issue.Tree? {
    switch (nodes[child]?.life, nodes[parent]?.life) {
    case (.ending, _), (.ended, _): return .addedAfterEnd
    case (.live, .ending), (.live, .ended): return .parentHasEnded
    case (.live, .live): return isAncestor(child, of: parent) ? .addedToItself : nil
    case (nil, _), (_, nil): illegal("addRequested", "a coordinator that nobody has made")
    }
  }

  private func isAncestor(_ id: NodeID, of other: NodeID) -> Bool {
    var node: NodeID? = other
    while let one = node {
      if one == id { return true }
      node = nodes[one]?.parent
    }
    return false
  }

  package enum ShowAction: Hashable, Sendable {
    case shown
    /// It has ended: the screen comes, and nobody is told when it leaves.
    case silent
  }

  /// A coordinator shows a screen.
  package mutating func shown(_ screen: EntryID, by id: NodeID) -> ShowAction {
    switch nodes[id]?.life {
    case .live:
      nodes[id]?.screens.append(screen)
      owners[screen] = id
      return .shown
    case .ending, .ended: return .silent
    case nil: illegal("shown", "a coordinator that nobody has made")
    }
  }

  func illegal(_ event: String, _ reason: String) -> Never {
    preconditionFailure("CoordinatorTree: \(event): \(reason)")
  }
}
