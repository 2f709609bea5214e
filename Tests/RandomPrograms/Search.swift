import UIKit

/// How UIKit answers what the facts leave open, while a program runs.
package enum Settings {
  /// As the environment says.
  case environment
  /// Each program under a mixture of its own.
  case mixed

  func setting(of seed: UInt64) -> Setting {
    switch self {
    case .environment: .environment
    case .mixed: Setting(.mixed(seed: seed))
    }
  }
}

/// Runs random programs until so many steps are made, and stops at the first that fails.
package struct Search {
  package var place: Program.Place
  package var menu: Generator.Menu
  package var length = 24
  package var seed: UInt64 = 1
  package var settings = Settings.environment
  /// Called before each run, so that a crash can be told.
  package var willRun: (Program, Setting) -> Void = { _, _ in }
  /// Called after a run that failed, before it is played again to shorten it.
  package var didFail: () -> Void = {}

  package init(in place: Program.Place, menu: Generator.Menu, seed: UInt64 = 1) {
    self.place = place
    self.menu = menu
    self.seed = seed
  }

  /// A program that fails, as short as it could be made.
  package struct Failure: CustomStringConvertible {
    package let seed: UInt64
    package let program: Program
    package let setting: Setting
    package let problems: [String]

    package var kind: String { Search.kind(of: problems) }

    package var description: String {
      "seed \(seed): \(problems.joined(separator: "; "))\n"
        + "FailedOnce(\(program), in: \"\(setting)\"),"
    }
  }

  /// The next failure within so many steps; the seed goes on behind it.
  package mutating func nextFailure(within steps: Int) -> Failure? {
    for _ in 0..<max(1, steps / length) {
      var generator = Generator(seed: seed, menu: menu)
      let program = generator.program(place, length: length)
      let setting = settings.setting(of: seed)
      seed += 1
      let found = problems(of: program, setting)
      guard !found.isEmpty else { continue }
      didFail()
      return shortened(program, setting, found, seed: seed - 1)
    }
    return nil
  }

  private func problems(of program: Program, _ setting: Setting) -> [String] {
    willRun(program, setting)
    return Run.problems(of: program, in: setting)
  }

  /// A shorter program, or a plainer setting, counts if it fails in the same way.
  private func shortened(
    _ program: Program, _ setting: Setting, _ found: [String], seed: UInt64
  ) -> Failure {
    let kind = Self.kind(of: found)
    let fails = { Self.kind(of: problems(of: $0, $1)) == kind }
    let plain = setting.plainer { fails(program, $0) }
    let short = Shrinker { fails($0, plain) }.shrink(program)
    let plainest = plain.plainer { fails(short, $0) }
    let again = problems(of: short, plainest)
    // With tasks a program may fail once and not again: then what was found is told.
    return Failure(
      seed: seed, program: short, setting: plainest, problems: again.isEmpty ? found : again)
  }

  /// The first problem without its numbers.
  private static func kind(of problems: [String]) -> String {
    String((problems.first ?? "").prefix(60).filter { !$0.isNumber })
  }
}
