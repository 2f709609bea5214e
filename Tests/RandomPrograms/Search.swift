import UIKit

/// Runs random programs until so many steps are made, and stops at the first that fails.
package struct Search {
  package var place: Program.Place
  package var menu: Generator.Menu
  package var length = 24
  package var seed: UInt64 = 1
  package var behaviour = SimulatedBehaviour.fromEnvironment
  /// Called before each run, so that a crash can be told.
  package var willRun: (Program) -> Void = { _ in }

  package init(in place: Program.Place, menu: Generator.Menu, seed: UInt64 = 1) {
    self.place = place
    self.menu = menu
    self.seed = seed
  }

  /// A program that fails, as short as it could be made.
  package struct Failure: CustomStringConvertible {
    package let seed: UInt64
    package let program: Program
    package let problems: [String]

    package var kind: String { Search.kind(of: problems) }

    package var description: String {
      "seed \(seed): \(problems.joined(separator: "; "))\n\(program)"
    }
  }

  /// The next failure within so many steps; the seed goes on behind it.
  package mutating func nextFailure(within steps: Int) -> Failure? {
    for _ in 0..<max(1, steps / length) {
      var generator = Generator(seed: seed, menu: menu)
      let program = generator.program(place, length: length)
      seed += 1
      let found = problems(of: program)
      if !found.isEmpty { return shortened(program, found, seed: seed - 1) }
    }
    return nil
  }

  private func problems(of program: Program) -> [String] {
    willRun(program)
    return Run.problems(of: program, in: behaviour)
  }

  /// A shorter program counts if it fails in the same way.
  private func shortened(_ program: Program, _ found: [String], seed: UInt64) -> Failure {
    let kind = Self.kind(of: found)
    let short = Shrinker { Self.kind(of: problems(of: $0)) == kind }.shrink(program)
    return Failure(seed: seed, program: short, problems: problems(of: short))
  }

  /// The first problem without its numbers.
  private static func kind(of problems: [String]) -> String {
    String((problems.first ?? "").prefix(60).filter { !$0.isNumber })
  }
}
