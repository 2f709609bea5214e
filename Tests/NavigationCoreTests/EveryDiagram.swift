/// All diagrams up to a size.
enum EveryDiagram {
  /// Every line with up to so many entries, named a, b, c…
  static func upTo(
    _ size: Int, grounds: [String] = ["()", "[(home)]", "a", "[a]"]
  ) -> [String] {
    grounds.flatMap { ground -> [String] in
      let taken = ground.contains("a") ? 1 : 0
      return (0...max(0, size - taken)).flatMap { shapes($0) }.map { line(ground, $0, taken) }
    }
    .filter { !$0.contains("!") }
  }

  private enum Move: CaseIterable {
    case push
    case present
    case presentStack
  }

  private static func shapes(_ count: Int) -> [[Move]] {
    guard count > 0 else { return [[]] }
    return shapes(count - 1).flatMap { shape in Move.allCases.map { shape + [$0] } }
  }

  /// A shape that pushes where there is no stack is marked with `!`.
  private static func line(_ ground: String, _ shape: [Move], _ taken: Int) -> String {
    var levels = [[ground]]
    for (index, move) in shape.enumerated() {
      let name = String(UnicodeScalar(UInt8(97 + taken + index)))
      switch move {
      case .push: levels[levels.count - 1].append(name)
      case .present: levels.append([name])
      case .presentStack: levels.append(["[\(name)]"])
      }
    }
    return levels.map(text).joined(separator: " / ")
  }

  private static func text(_ level: [String]) -> String {
    guard level.count > 1 else { return level[0] }
    guard level[0].hasPrefix("[") else { return "!" }
    return ([String(level[0].dropFirst().dropLast())] + level.dropFirst()).joined(separator: " > ")
  }
}
