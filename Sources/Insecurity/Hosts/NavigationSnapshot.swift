/// Everything that this library has on screen in one window, as a value.
///
/// Its description is one line: `a / b` where b is presented over a, `a > b` where b is pushed on a.
public nonisolated struct NavigationSnapshot: Hashable, Sendable, Codable,
  CustomStringConvertible
{
  /// The levels from the ground up, each with its screens from the bottom to the top.
  ///
  /// A screen is named by its controller's title, else by its type.
  public let levels: [[String]]

  /// The levels in one line.
  public var description: String {
    levels.map { $0.joined(separator: " > ") }.joined(separator: " / ")
  }
}
