import Foundation

/// What a person sees in a window, as one line of text: `Home / Cart > Pay / Alert`.
///
/// `a / b` presents b over a, `a > b` pushes b onto a. A screen's name is its title, else its type. A
/// diagram compares with a string literal and with a string, by its text.
public nonisolated struct ScreenDiagram: Sendable {
  /// The names on screen: one list for each presented level, bottom to top, each list a stack.
  public let levels: [[String]]

  /// A diagram of the given names, bottom to top.
  ///
  /// Levels without names are left out.
  public init(levels: [[String]]) {
    self.levels = levels.filter { !$0.isEmpty }
  }

  /// Reads a diagram from its notation; spaces around the signs do not matter.
  ///
  /// Every text can be read: an empty name is left out, and a name that holds ` / ` or ` > ` itself
  /// is read as several.
  public init(_ text: String) {
    self.init(
      levels: text.split(around: " / ").map { level in
        level.split(around: " > ").map(\.trimmed).filter { !$0.isEmpty }
      }
    )
  }

  /// The names on the topmost level, bottom to top.
  public var top: [String] { levels.last ?? [] }

  /// Whether nothing is on screen.
  public var isEmpty: Bool { levels.isEmpty }

  /// Whether a screen of this name is part of the diagram.
  public func contains(_ name: String) -> Bool {
    levels.contains { $0.contains(name) }
  }
}

nonisolated extension ScreenDiagram: CustomStringConvertible {
  /// The diagram in its notation.
  public var description: String {
    levels.map { $0.joined(separator: " > ") }.joined(separator: " / ")
  }
}

nonisolated extension ScreenDiagram: Hashable {
  /// Compares two diagrams by their notation.
  public static func == (left: ScreenDiagram, right: ScreenDiagram) -> Bool {
    left.levels == right.levels || left.description == right.description
  }

  /// Compares the diagram's notation with a text, character by character.
  public static func == (left: ScreenDiagram, right: String) -> Bool {
    left.description == right
  }

  /// Compares the diagram's notation with a text, character by character.
  public static func == (left: String, right: ScreenDiagram) -> Bool {
    left == right.description
  }

  /// Compares the diagram's notation with a text, character by character.
  public static func != (left: ScreenDiagram, right: String) -> Bool {
    left.description != right
  }

  /// Compares the diagram's notation with a text, character by character.
  public static func != (left: String, right: ScreenDiagram) -> Bool {
    left != right.description
  }

  /// Feeds the notation to a hasher, so that equal texts hash alike.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

nonisolated extension ScreenDiagram: ExpressibleByStringInterpolation {
  /// Reads a diagram from its notation, as a literal of a test: `"Home / Cart"`.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

nonisolated extension String {
  /// The parts between occurrences of a separator, the empty ones included.
  fileprivate func split(around separator: String) -> [String] {
    components(separatedBy: separator)
  }

  fileprivate var trimmed: String {
    trimmingCharacters(in: .whitespaces)
  }
}
