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
    var awaiting = Awaiting.none
  }

  /// What a task has to do with a start.
  enum Awaiting {
    /// Nothing: its handler was given.
    case none
    /// It waits for the result.
    case waits
    /// It was given the result, and is on its way.
    case answered(NavigationCore.Ending)
    case wentOn
  }

  let world: World
  let model: Model
  var started: [Started] = []
  var issues: [NavigationCore.Issue] = []
  /// Calls of foreign code that UIKit has refused, or held back and may yet refuse: nobody's fault.
  var foreignRefusals = 0
  /// How many calls UIKit has got.
  private(set) var calls = 0
  /// How many steps were made, those inside of others included.
  var performed = 0
  var bill = Bill.closed
  var wasAtRest = false
  /// Whether foreign code has done anything in this program.
  var hasBeenForeign = false
  /// Of so many that were started first UIKit itself may release nothing (H4).
  var leakable = 0
  var tasks: [Task<Void, Never>] = []
  /// How many of them have not come to their end.
  var runningTasks = 0
  private let observer = AnswerObserver()
  private var before: @MainActor (NavigationCore.Issue, SourceLocation) -> Void

  private init(_ place: Program.Place, _ behaviour: SimulatedBehaviour) {
    model = Model()
    world = World(place, behaviour, model)
    before = IssueReporter.report
    world.simulation.onCall = { [unowned self] _ in calls += 1 }
    IssueReporter.report = { [unowned self] issue, _ in found(issue) }
  }

  /// Where a person who looks for a cause reads what happens.
  package static var reader: ((String) -> Void)?

  func trace(_ line: @autoclosure () -> String) { Run.reader?(line()) }

  private func found(_ issue: NavigationCore.Issue) {
    issues.append(issue)
    trace("  issue: \(issue)")
    switch issue.kind {
    case .place, .life(.startedByEnded): model.refused()
    case .life, .screen, .movement, .tree: break
    }
  }

  /// Runs a program, and all that is left at its end, and says what was wrong.
  package static func problems(
    of program: Program, in setting: Setting = .environment
  ) -> [String] {
    let run = Run(program.place, setting.behaviour)
    run.begin()
    defer { run.end() }
    for step in program.steps + [.rest] {
      run.openBill(for: step)
      run.perform(step)
      run.checkBill(after: step)
      if !run.model.problems.isEmpty { return run.model.problems }
    }
    run.checkEnd()
    return run.model.problems
  }

  private func begin() {
    observer.run = self
    ChainObservation.observer = observer
  }

  private func end() {
    finishTasks()
    IssueReporter.report = before
    ChainObservation.observer = nil
    world.simulation.onCall = nil
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
