import NavigationCore

/// Drives one `WindowMachine` against a `FakeScreen`, performing its actions as the shell does.
///
/// What an app, a person and foreign code do is chosen at random; the same seed does the same.
final class TraceDriver {
  struct Record {
    var start: Start
    var life = CoordinatorLife()
    var asked = 0
    var endings: [Ending] = []
    /// What it stands on directly, from its landing on.
    var standsOn: Set<EntryID> = []
  }

  struct KnownRoot {
    var kind: Root.Kind
    /// The entry in whose controller it sits; `nil` stands for the ground.
    var within: EntryID?
  }

  /// Where the app's code is being called.
  enum Caller {
    case loop
    case handler
    case getter
    case uikit
  }

  var machine = WindowMachine()
  var screen = FakeScreen(tabs: [1, 2])
  var dice: Dice
  var records: [EntryID: Record] = [:]
  var roots: [RootID: KnownRoot] = [
    1: KnownRoot(kind: .navigation(1)), 2: KnownRoot(kind: .navigation(2)),
    3: KnownRoot(kind: .window), 4: KnownRoot(kind: .modal(.foreign(4))),
  ]
  /// The roots that the shell has made known.
  var attached: Set<RootID> = []
  var holds = 0
  /// Whether the loop was asked for one more turn.
  var isTurnAsked = false
  var lastReading: Reading?
  var now = 0.0
  var lastNumber = 100
  var callDepth = 0
  var settleCount = 0
  var alerts: Set<EntryID> = []
  /// Entries whose controllers are released.
  var released: Set<EntryID> = []
  var issues: [NavigationCore.Issue.Kind] = []
  let refusalPercent: Int
  let latePercent: Int
  private(set) var failure: String?
  private(set) var trace: [String] = []
  private let isTracing: Bool

  init(seed: UInt64, isTracing: Bool) {
    dice = Dice(seed: seed)
    refusalPercent = dice.chance(30) ? 20 : 0
    latePercent = dice.chance(30) ? 30 : 0
    self.isTracing = isTracing
  }

  func note(_ text: @autoclosure () -> String) {
    if isTracing { trace.append(String(repeating: "  ", count: callDepth) + text()) }
  }

  func fail(_ text: @autoclosure () -> String) {
    guard failure == nil else { return }
    failure = text()
    note("✘ \(failure ?? "")")
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: - The shell's protocol

  /// `WindowNavigation.run`.
  func run(_ first: WindowMachine.Action, _ firstReading: Reading = Reading()) {
    var action = first
    let reading = firstReading
    while failure == nil {
      check()
      for found in machine.takeIssues() {
        issues.append(found.kind)
        if case .entry(let id) = found.subject { records[id]?.standsOn = [] }
      }
      switch action {
      case .none, .delivered, .lookAgain: return
      case .ask(let start, let landing): action = ask(start, landing, reading)
      case .read: action = machine.planned(readForPlan())
      case .perform(let step): action = machine.called(perform(step))
      case .deliver(let ended):
        deliver(ended)
        action = machine.handlerReturned()
      case .settle: return settle()
      }
    }
  }

  /// `WindowNavigation.proceed`.
  func proceed() {
    guard machine.isReadyToMove else { return }
    let reading = readForPlan()
    run(machine.proceeded(reading), reading)
  }

  /// `WindowNavigation.turnEnded`.
  func turnEnded() {
    now += 0.1
    isTurnAsked = false
    for id in machine.late.undelivered where dice.chance(20) { released.insert(id) }
    screen.turn()
    guard machine.isBusy else { return }
    guard !machine.isOut else {
      isTurnAsked = true
      return
    }
    let reading = machine.wantsToMove ? readForPlan() : read()
    note("turn: \(summary(reading))")
    let action = machine.turnEnded(reading, now: now)
    if action != .none || reading != lastReading { isTurnAsked = true }
    lastReading = reading
    run(action, reading)
    check()
  }

  func read() -> Reading {
    withReleased(screen.read(machine, lost: lostRoots, visible: visibleRoots))
  }

  private func readForPlan() -> Reading {
    withReleased(screen.readForPlan(machine, lost: lostRoots, visible: visibleRoots))
  }

  /// Late reporters whose controllers are let go of, after a while (R22).
  private func withReleased(_ reading: Reading) -> Reading {
    var reading = reading
    reading.released = machine.late.undelivered.filter(released.contains)
    return reading
  }

  private func ask(
    _ start: Start, _ landing: Landing, _ reading: Reading
  ) -> WindowMachine.Action {
    if let answer = start.answer { return landed(start, answer, reading) }
    if landing == .nowhere { return machine.answerRefused(start, .place(.noStack), reading) }
    note("ask \(start.id.rawValue)")
    records[start.id]?.asked += 1
    appCode(.getter)
    let landing = machine.landing(of: start)
    if landing == .nowhere { return machine.answerRefused(start, .place(.noStack), reading) }
    if dice.chance(4) { return machine.answerRefused(start, .screen(.hasParent), reading) }
    return landed(start, answer(to: landing, start), reading)
  }

  private func answer(to landing: Landing, _ start: Start) -> Answer {
    switch landing {
    case .presentStack: return .stack(StackID(nextNumber()))
    case .ground where start.placement == .windowRootInNewStack:
      return .stack(StackID(nextNumber()))
    case .present where dice.chance(12):
      alerts.insert(start.id)
      return .controller(isAlert: true)
    case .present, .push, .ground, .nowhere: return .controller(isAlert: false)
    }
  }

  private func landed(
    _ start: Start, _ answer: Answer, _ reading: Reading
  ) -> WindowMachine.Action {
    let action = machine.answered(start, answer, reading)
    records[start.id]?.standsOn = machine.state.contains(start.id) ? below(start.id) : []
    return action
  }

  private func perform(_ step: Step) -> Verdict {
    let reception = Reception(
      turns: dice.roll(0...3), isRefused: dice.chance(refusalPercent),
      isLate: dice.chance(latePercent))
    let verdict = screen.perform(step, on: machine.state, alerts: alerts, reception)
    note("\(step): \(verdict)")
    for fault in screen.faults { fail("UIKit would complain: \(fault)") }
    appCode(.uikit)
    return verdict
  }

  private func deliver(_ ended: Ended) {
    note("deliver \(ended.id.rawValue), \(ended.ending)")
    guard records[ended.id]?.endings.isEmpty == true else {
      if machine.state.ground.entry != ended.id, !wasGround.contains(ended.id) {
        fail("\(ended.id) is delivered twice (P1)")
      }
      return
    }
    if case .entry(ended.id, _) = machine.state.ground { wasGround.insert(ended.id) }
    checkOrder(ended.id)
    records[ended.id]?.endings.append(ended.ending)
    records[ended.id]?.life.delivered(settleCount: settleCount)
    appCode(.handler)
  }

  /// Finished roots of the window, whose screen stays until it is replaced (R13).
  private var wasGround: Set<EntryID> = []

  private func settle() {
    note("settled")
    settleCount += 1
    checkRest()
    guard attached.count > 1 || machine.state.entries.isEmpty else { return }
    let used = Set(machine.state.entries.values.map(\.root)).union(machine.waiting.map(\.root))
    for root in attached where !used.contains(root) {
      machine.forget(root)
      attached.remove(root)
    }
  }
}

extension NavigationState.Ground {
  var entry: EntryID? {
    switch self {
    case .foreign: nil
    case .entry(let id, _): id
    }
  }
}
