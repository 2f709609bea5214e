import Foundation

/// What an exploration has found, as a value: the map of an app, its problems, and figures.
///
/// Two explorations with the same arguments are equal, byte for byte, in whatever process they run.
public nonisolated struct Exploration: Hashable, Sendable, Codable {
  /// Every diagram that was on screen at rest, in the order in which it was found.
  public internal(set) var screens: [String] = []
  /// Every way from one diagram to another, in the order in which it was found.
  public internal(set) var movements: [Movement] = []
  /// What was wrong, each once, in the order in which it was found.
  public internal(set) var problems: [Problem] = []
  /// How much was done.
  public internal(set) var statistics = Statistics()

  /// One way between two diagrams.
  public struct Movement: Hashable, Sendable, Codable {
    /// What was on screen.
    public let from: String
    /// What a person did, or what came from outside.
    public let action: String
    /// What was on screen after that, at rest.
    public let to: String
  }

  /// How much an exploration has done; no time of the clock, so that it is the same each time.
  public struct Statistics: Hashable, Sendable, Codable {
    /// Actions done, the ones repeated to come back to a place included.
    public internal(set) var actions = 0
    /// Fresh starts of the app.
    public internal(set) var starts = 0
    /// Coordinators that the app has started.
    public internal(set) var coordinators = 0
    /// Results that were handed out.
    public internal(set) var results = 0
    /// Times at which everything was checked.
    public internal(set) var checks = 0
    /// Actions that were done to find the shortest way to a problem.
    public internal(set) var shortening = 0
  }

  /// The screens by name, in the order in which they were found: the parts of all diagrams.
  public var names: [String] {
    var seen: Set<String> = []
    return screens.flatMap { ScreenDiagram($0).levels.joined() }.filter { seen.insert($0).inserted }
  }
}

nonisolated extension Exploration: CustomStringConvertible {
  /// The map, the figures and the problems as text: `from -- action --> to`, a line each.
  public var description: String {
    var lines = ["\(screens.count) screens, \(movements.count) ways between them:"]
    lines += movements.map { "  \($0)" }
    lines.append("\(statistics)")
    lines.append(problems.isEmpty ? "No problem." : "\(problems.count) problems:")
    lines += problems.map { "\n\($0)" }
    return lines.joined(separator: "\n")
  }

  /// The same as JSON, with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

nonisolated extension Exploration.Movement: CustomStringConvertible {
  /// One line: `Cart -- tap "Pay" --> Cart / Pay`.
  public var description: String { "\(from) -- \(action) --> \(to)" }
}

nonisolated extension Exploration.Statistics: CustomStringConvertible {
  /// One line with all figures.
  public var description: String {
    """
    \(actions) actions in \(starts) fresh starts, \(checks) checks, \(coordinators) coordinators \
    started, \(results) results; \(shortening) actions to shorten what was found.
    """
  }
}
