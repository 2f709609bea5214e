import Insecurity
import NavigationUIKit
import UIKit

/// One fresh start of an app, and what is done and seen in it.
final class ExplorerRun {
  let device: HeadlessDevice
  let explorable: ExplorableApp
  let probe = ExplorerProbe()
  let ledger: StartLedger
  private(set) var steps: [Exploration.Step] = []
  private(set) var problems: [Exploration.Problem] = []
  var census = ControllerCensus()
  var told = Told()
  private(set) var state = State.resting
  private(set) var screens = ScreenDiagram(levels: [])
  private(set) var before = ScreenDiagram(levels: [])
  private var app: ExplorableApp.Running?
  private var issues: [Insecurity.Issue] = []

  /// What the phone is doing.
  enum State: Hashable {
    case resting
    case moving
    case inBackground
  }

  /// How much of what UIKit has said was reported before.
  struct Told {
    var warnings = 0
    var refused = 0
    var unbalanced = 0
    var lost: Set<String> = []
  }

  /// Starts the app and waits until it is at rest.
  init(_ explorable: ExplorableApp) async {
    self.explorable = explorable
    let current = SimulatedDevice.current
    device = HeadlessDevice(recording: .off)
    current.makeCurrent()
    ledger = StartLedger()
    ChainRegistry.of(device.window).ledger = ledger
    undisturbed {
      device.simulation.makeCurrent()
      app = explorable.start(device.window, probe)
      device.settle()
    }
    await rest()
    check()
  }

  /// Does a step; afterwards `problems` tells what was seen.
  func perform(_ step: Exploration.Step) async {
    steps.append(step)
    before = screens
    do {
      try undisturbed {
        try act(step.action)
        pause(step)
      }
    } catch {
      note(.impossibleAction, "\(error)")
      return
    }
    guard step.pause == .settled else { return }
    await rest()
    check()
  }

  /// Writes a problem down, with all that was done so far.
  func note(_ kind: Exploration.Problem.Kind, _ summary: String) {
    problems.append(
      Exploration.Problem(
        kind: kind, summary: summary, steps: steps, screens: device.screens.description))
  }

  /// What the library has told since the last call.
  func takeIssues() -> [Insecurity.Issue] {
    defer { issues = [] }
    return issues
  }

  /// Lets code of the app run; what else runs on the main actor meanwhile keeps its own device and
  /// its own reporter.
  private func undisturbed(_ body: () throws -> Void) rethrows {
    let reporter = issueReporter
    let current = SimulatedDevice.current
    issueReporter = { [unowned self] in issues.append($0) }
    defer {
      issueReporter = reporter
      current.makeCurrent()
    }
    try body()
  }

  private func pause(_ step: Exploration.Step) {
    switch step.pause {
    case .settled where step.action.isFromOutside: device.settle()
    // A finger's turn has ended when it leaves the glass.
    case .settled: device.runToRest(at: SourceLocation(#fileID, #line))
    case .brief:
      device.advance(by: 0.1)
      if state == .resting { state = .moving }
      screens = device.screens
    }
  }

  /// Lets tasks and the main queue go on, and what they begin come to an end.
  private func rest() async {
    var rounds = 0
    repeat {
      await Task.yield()
      guard isRestless, rounds < 20 else { break }
      if isHeld { await MainQueue.runWaitingJobs() }
      undisturbed { device.settle() }
      rounds += 1
    } while true
    if state == .moving { state = .resting }
    screens = device.screens
  }

  private var isRestless: Bool {
    device.simulation.needsTurn || device.simulation.nextTimer != nil || isHeld
  }

  private var isHeld: Bool { ChainRegistry.of(device.window).isHeld(in: device.window) }

  private func act(_ action: Exploration.Action) throws {
    device.simulation.makeCurrent()
    switch action {
    case .tap(let name): try device.user.tap(name)
    case .type(let text, let field): try device.user.type(text, into: field)
    case .tapBack: try device.user.tapBack()
    case .holdBack(let index): try device.user.holdBack(to: index)
    case .swipeBack(.completed): try device.user.swipeBack()
    case .swipeBack(.cancelled): try device.user.swipeBack(cancelledAt: 0.4)
    case .swipeBack(.completedAfter(let event)):
      try device.user.swipeBack(holdingAt: 0.4) { app?.happen(event) }
    case .dragSheetDown(.completed): try device.user.dragSheetDown()
    case .dragSheetDown(.cancelled): try device.user.dragSheetDown(cancelledAt: 0.4)
    case .dragSheetDown(.completedAfter(let event)):
      try device.user.dragSheetDown(holdingAt: 0.4) { app?.happen(event) }
    case .tapOutside: try device.user.tapOutside()
    case .event(let name): app?.happen(name)
    case .enterBackground:
      device.enterBackground()
      state = .inBackground
    case .enterForeground:
      device.enterForeground()
      state = .resting
    case .rotate: device.rotate()
    }
  }
}
