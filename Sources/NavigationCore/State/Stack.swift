/// The members of one navigation controller, first is the root, last is on top.
package struct Stack: Hashable, Sendable {
  package var members: [Member]
  /// The level in which it stands: 0 is the ground, 1 the lowest presentation.
  package var depth: Int

  package init(members: [Member], depth: Int) {
    self.members = members
    self.depth = depth
  }
}
