import Foundation
import RandomPrograms
import UIKit

/// Runs random programs, and prints the shortest ones that fail.
///
///     soak [--steps N] [--seed N] [--menu name] [--place name] [--length N] [--failures N]
///       [--settings mixed] [--trace yes|first]
///
/// The menu is `everything`, unless it is said to be `synchronous` (without tasks), or the sum of the numbers in `Menu`.
/// A trace shows what happens in a failure: `yes`, when it is played again; `first`, when it failed.
/// With mixed settings each program runs under its own mixture of what the facts leave open.
struct Soak {
  private let options: [String: String]

  init(_ arguments: [String]) {
    var options: [String: String] = [:]
    var name = ""
    for argument in arguments.dropFirst() {
      if argument.hasPrefix("--") {
        name = String(argument.dropFirst(2))
      } else {
        options[name] = argument
      }
    }
    self.options = options
  }

  private func number(_ name: String, else other: Int) -> Int {
    options[name].flatMap(Int.init) ?? other
  }

  private var places: [Program.Place] {
    options["place"].flatMap(Program.Place.init).map { [$0] } ?? Program.Place.allCases
  }

  private var menu: Generator.Menu {
    switch options["menu"] {
    case "synchronous": .synchronous
    case "everything", nil: .everything
    case let sum?: Int(sum).map(Generator.Menu.init) ?? .synchronous
    }
  }

  func run() {
    Crash.watch()
    let fails = places.filter {
      isFailing(in: $0, steps: number("steps", else: 1_000_000) / places.count)
    }
    exit(fails.isEmpty ? 0 : 1)
  }

  private func tell(_ failure: Search.Failure) {
    print(failure, terminator: "\n\n")
    guard options["trace"] == "yes" else { return }
    Run.reader = { print($0) }
    _ = Run.problems(of: failure.program, in: failure.setting)
    Run.reader = nil
    print()
  }

  /// Each run is written down as it is played, for what fails once and not again.
  private func record(_ search: inout Search) {
    var lines: [String] = []
    Run.reader = { lines.append($0) }
    search.willRun = {
      lines = []
      Crash.note($0, $1)
    }
    search.didFail = { print(lines.joined(separator: "\n")) }
  }

  private func isFailing(in place: Program.Place, steps: Int) -> Bool {
    let first = UInt64(number("seed", else: 1))
    var search = Search(in: place, menu: menu, seed: first)
    search.length = number("length", else: 24)
    search.willRun = Crash.note
    if options["trace"] == "first" { record(&search) }
    if options["trace"] == "all" { Run.reader = { print($0) } }
    if options["settings"] == "mixed" { search.settings = .mixed }
    var kinds: [String: Int] = [:]
    let begin = Date()
    while kinds.values.reduce(0, +) < number("failures", else: 5) {
      let made = Int(search.seed - first) * search.length
      guard made < steps, let failure = search.nextFailure(within: steps - made) else { break }
      if kinds[failure.kind] == nil { tell(failure) }
      kinds[failure.kind, default: 0] += 1
    }
    let made = Int(search.seed - first) * search.length
    let speed = Int(Double(made) / Date().timeIntervalSince(begin))
    print("\(place): \(made) steps, \(speed) steps/s, \(kinds)")
    return !kinds.isEmpty
  }
}
