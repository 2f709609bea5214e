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

extension Root {
  /// Whether two roots were made for the same thing: then what one has started carries the other too.
  func stands(with other: Root) -> Bool {
    kind == other.kind || kind.stack.map { $0 == other.kind.stack } == true
  }
}
