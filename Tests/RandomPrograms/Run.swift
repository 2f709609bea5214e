import Insecurity
import InsecurityTesting
import NavigationCore
import NavigationUIKit
import UIKit

/// One run of a program, with everything that is checked on the way.
package final class Run {
  struct Started {
    weak var coordinator: (any Actor)?
    weak var controller: UIViewController?
    /// Kept by the program, so that it can be ended again.
    var kept: (any Actor)?
    let root: Int
  }

  let world: World
  let model: Model
  var started: [Started] = []
  var issues: [NavigationCore.Issue] = []
  /// Calls of foreign code that UIKit has refused: they are nobody's fault.
  var foreignRefusals = 0
  private var before: @MainActor (NavigationCore.Issue, SourceLocation) -> Void

  private init(_ place: Program.Place, _ behaviour: SimulatedBehaviour) {
    world = World(place, behaviour)
    model = Model(stacks: world.stackHosts)
    before = IssueReporter.report
    IssueReporter.report = { [unowned self] issue, _ in found(issue) }
  }

  private func found(_ issue: NavigationCore.Issue) {
    issues.append(issue)
    if issue.kind == .place(.noStack) { model.refused() }
  }

  /// Runs a program, and all that is left at its end, and says what was wrong.
  package static func problems(
    of program: Program, in behaviour: SimulatedBehaviour = .fromEnvironment
  ) -> [String] {
    let run = Run(program.place, behaviour)
    defer { IssueReporter.report = run.before }
    for step in program.steps + [.rest] {
      run.perform(step)
      if !run.model.problems.isEmpty { return run.model.problems }
    }
    run.checkEnd()
    return run.model.problems
  }

  /// The started ones that can still be called.
  func actor(_ pick: Int) -> (Int, any Actor)? {
    let callable = started.indices.reversed().filter { actor(numbered: $0) != nil }
    guard !callable.isEmpty else { return nil }
    let number = callable[pick % callable.count]
    return actor(numbered: number).map { (number, $0) }
  }

  func actor(numbered number: Int) -> (any Actor)? {
    started[number].coordinator ?? started[number].kept
  }
}
