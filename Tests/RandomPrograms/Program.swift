/// A random program: where it plays, and its steps.
package nonisolated struct Program: Hashable, Codable, Sendable {
  /// What is on screen at first, and which hosts there are.
  package enum Place: String, Hashable, Codable, Sendable, CaseIterable {
    /// A plain screen, and a host that presents on it.
    case plain
    /// A stack, and a host that pushes on it.
    case stack
    /// A stack, with a host that pushes on it and one that presents on it.
    case both
    /// Two tabs with a stack each: a host for each stack, and one that presents.
    case tabs
    /// A plain screen, a host of the window, and one that presents.
    case window
  }

  package var place: Place
  package var steps: [Step]

  package init(_ place: Place, _ steps: [Step]) {
    self.place = place
    self.steps = steps
  }
}

nonisolated extension Program: CustomStringConvertible {
  /// The program as a test writes it.
  package var description: String {
    let lines = steps.map { "    \($0)," }.joined(separator: "\n")
    return "Program(\n  .\(place),\n  [\n\(lines)\n  ])"
  }
}
