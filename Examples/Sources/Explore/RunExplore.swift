import Foundation
import InsecurityTesting

/// Explores all apps as the arguments say, and prints what was found.
///
/// Returns 0, 1 if there is a problem, 2 for arguments that mean nothing.
public func runExplore(_ arguments: [String]) async -> Int32 {
  do {
    return try await explore(ExploreOptions(arguments))
  } catch let mistake as ExploreOptions.Mistake {
    complain(mistake.description)
    return 2
  } catch {
    complain("The file could not be written: \(error.localizedDescription)")
    return 2
  }
}

/// - Returns: the exit status.
func explore(
  _ options: ExploreOptions, _ apps: [ExploreApps.Named] = ExploreApps.all
) async throws -> Int32 {
  var found: [String: Exploration] = [:]
  for app in apps {
    let clock = Stopwatch()
    let exploration = await app.explorer.explore(
      options.way, shard: .init(options.shard.index, of: options.shard.count),
      progress: clock.progress)
    clock.end(exploration.statistics)
    print("\(app.name): \(exploration)")
    found[app.name] = exploration
  }
  if let file = options.json { try write(found, to: file) }
  return found.values.allSatisfy(\.problems.isEmpty) ? 0 : 1
}

private func write(_ found: [String: Exploration], to file: String) throws {
  let parts = found.keys.sorted().compactMap { name in
    found[name].map { "\"\(name)\": \($0.json)" }
  }
  try "{\(parts.joined(separator: ",\n"))}\n".write(toFile: file, atomically: true, encoding: .utf8)
}

private func complain(_ sentence: String) {
  FileHandle.standardError.write(Data("explore: \(sentence)\n".utf8))
}

extension ExploreOptions {
  fileprivate var way: NavigationExplorer.Way {
    if let depth { return .systematic(depth: depth) }
    return .random(seed: seed, actions: actions, restarts: actions / 500)
  }
}

/// Says on the terminal how fast it goes; never part of what is printed.
private final class Stopwatch {
  private let start = Date()
  private let isTerminal = isatty(STDERR_FILENO) == 1

  func progress(_ figures: Exploration.Statistics) {
    guard isTerminal else { return }
    say("\r\(figures.actions) actions, \(rate(figures)) a second ")
  }

  func end(_ figures: Exploration.Statistics) {
    let seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
    say(
      "\(isTerminal ? "\r" : "")\(figures.actions) actions in \(seconds) s, \(rate(figures)) a second\n"
    )
  }

  private func rate(_ figures: Exploration.Statistics) -> Int {
    let seconds = max(0.001, Date().timeIntervalSince(start))
    return Int(Double(figures.actions + figures.shortening) / seconds)
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
