import Foundation
import RandomPrograms
import UIKit

/// Runs random programs, and prints the shortest ones that fail.
///
///     soak [--steps N] [--seed N] [--menu N] [--place name] [--length N] [--failures N]
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

  func run() {
    Crash.watch()
    let fails = places.filter {
      isFailing(in: $0, steps: number("steps", else: 20_000) / places.count)
    }
    exit(fails.isEmpty ? 0 : 1)
  }

  private func isFailing(in place: Program.Place, steps: Int) -> Bool {
    let menu = Generator.Menu(rawValue: number("menu", else: Generator.Menu.everything.rawValue))
    let first = UInt64(number("seed", else: 1))
    var search = Search(in: place, menu: menu, seed: first)
    search.length = number("length", else: 24)
    search.willRun = Crash.note
    var kinds: [String: Int] = [:]
    let begin = Date()
    while kinds.values.reduce(0, +) < number("failures", else: 5) {
      let made = Int(search.seed - first) * search.length
      guard made < steps, let failure = search.nextFailure(within: steps - made) else { break }
      if kinds[failure.kind] == nil { print(failure, terminator: "\n\n") }
      kinds[failure.kind, default: 0] += 1
    }
    let made = Int(search.seed - first) * search.length
    let speed = Int(Double(made) / Date().timeIntervalSince(begin))
    print("\(place): \(made) steps, \(speed) steps/s, \(kinds)")
    return !kinds.isEmpty
  }
}
