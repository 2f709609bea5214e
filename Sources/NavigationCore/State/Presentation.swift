/// What is presented at one modal level.
package enum Cover: Hashable, Sendable {
  /// The controller of an entry, without a stack around it.
  case entry(EntryID)
  /// A navigation controller that was presented with entries in it.
  case stack(StackID)
  /// A controller that somebody else presented.
  case foreign(ForeignID)
}

/// One modal level: what is presented, and what it stands on.
package struct Presentation: Hashable, Sendable {
  package var cover: Cover
  /// What it was started from beside the level below it: it ends with any of them.
  package var anchors: [EntryID]
  /// The roots in whose branch it stands.
  package var roots: [RootID]
  /// The stacks that stand in this level: the presented one, and those of hosts inside it.
  package var stacks: [StackID] = []
  /// Whether nothing may be presented on it: an alert.
  package var isAlert = false

  package init(cover: Cover, anchors: [EntryID], roots: [RootID]) {
    self.cover = cover
    self.anchors = anchors
    self.roots = roots
  }
}
