/// What a diagram does not say rightly, and where.
package struct DiagramMistake: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case noName
    case unclosed
    case trailing
    case named(twice: String)
    /// A presented stack begins with a page of ours.
    case foreignStack
  }

  package let reason: Reason
  /// Counted from 1.
  package let column: Int

  package init(reason: Reason, column: Int) {
    self.reason = reason
    self.column = column
  }
}
