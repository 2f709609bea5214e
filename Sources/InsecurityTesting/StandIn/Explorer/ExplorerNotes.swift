import UIKit

/// What an exploration has written down so far.
final class ExplorerNotes {
  let app: ExplorableApp
  private(set) var exploration = Exploration()
  /// Places at which no way out has been seen yet, with the way to them, in the order of finding.
  private(set) var unproven: [(place: ExplorerRun.Place, steps: [Exploration.Step])] = []
  private var proven: Set<ExplorerRun.Place> = []
  private var entered: Set<ExplorerRun.Place> = []
  private var knownScreens: Set<String> = []
  private var knownMovements: Set<Exploration.Movement> = []
  private let progress: ((Exploration.Statistics) -> Void)?

  init(_ app: ExplorableApp, progress: ((Exploration.Statistics) -> Void)?) {
    self.app = app
    self.progress = progress
  }

  /// A fresh start, written down.
  func start() async -> ExplorerRun {
    let run = await ExplorerRun(app)
    exploration.statistics.starts += 1
    return run
  }

  /// A run is over.
  func end(_ run: ExplorerRun) {
    exploration.statistics.coordinators += run.ledger.starts
    exploration.statistics.results += run.ledger.answers
  }

  /// An action was done, and led from one diagram to another.
  func acted(_ action: Exploration.Action, from: String, to: String) {
    enter(to)
    guard from != to else { return }
    let movement = Exploration.Movement(from: from, action: "\(action)", to: to)
    if knownMovements.insert(movement).inserted { exploration.movements.append(movement) }
  }

  func enter(_ screens: String) {
    if knownScreens.insert(screens).inserted { exploration.screens.append(screens) }
  }

  /// Counts an action; those that only lead back to a place too.
  func count(_ pause: Exploration.Pause) {
    exploration.statistics.actions += 1
    if pause == .settled { exploration.statistics.checks += 1 }
    if exploration.statistics.actions.isMultiple(of: 250) { progress?(exploration.statistics) }
  }

  func countShortening() { exploration.statistics.shortening += 1 }

  /// Whether this problem is new; it is written down then.
  func isNew(_ problem: Exploration.Problem) -> Bool {
    !exploration.problems.contains { $0.isSame(as: problem) }
  }

  func add(_ problem: Exploration.Problem) {
    if isNew(problem) { exploration.problems.append(problem) }
  }

  // MARK: Ways out

  /// A place was seen for the first time or again.
  func entered(_ place: ExplorerRun.Place, by steps: [Exploration.Step]) {
    guard !proven.contains(place), entered.insert(place).inserted else { return }
    unproven.append((place, steps))
  }

  /// From these places a person has come to another screen.
  func left(_ places: [ExplorerRun.Place]) {
    for place in places { proven.insert(place) }
  }

  /// The places of which that has not been seen.
  var stuck: [(place: ExplorerRun.Place, steps: [Exploration.Step])] {
    unproven.filter { !proven.contains($0.place) }
  }
}
