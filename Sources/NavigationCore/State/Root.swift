/// What a host was made for.
package struct Root: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A controller over which chains are presented.
    case modal(Cover)
    /// A navigation controller that is already on screen.
    case navigation(StackID)
    /// A window whose root view controller is replaced by each start.
    case window

    /// The stack that it stands on.
    var stack: StackID? {
      switch self {
      case .modal(.stack(let stack)), .navigation(let stack): stack
      case .modal(.entry), .modal(.foreign), .window: nil
      }
    }
  }

  package var kind: Kind
  /// The level in which it stands.
  package var depth: Int

  package init(kind: Kind, depth: Int) {
    self.kind = kind
    self.depth = depth
  }
}
