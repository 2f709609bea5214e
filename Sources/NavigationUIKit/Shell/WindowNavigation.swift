import NavigationCore
import UIKit

/// What keeps chains alive and looks at them at turn ends.
protocol ChainKeeper: AnyObject {
  /// Seconds of the loop's clock.
  var now: TimeInterval { get }
  /// Where a test has starts and answers written down.
  var ledger: StartLedger? { get }

  func keep(_ chain: WindowNavigation)
  /// Lets chains join that have come into this window.
  func letJoin(_ window: UIWindow)
  func askTurn()
}

/// One window's navigation: feeds the machines and performs what they decide.
///
/// It holds its entries' coordinators and handlers; windows, roots and controllers weakly.
package final class WindowNavigation {
  package internal(set) var machine = WindowMachine() {
    // What was seen leads to nothing new only for the machine that has seen it.
    didSet { glimpse = nil }
  }
  let contents: WindowContents
  weak var keeper: (any ChainKeeper)?
  var records: [EntryID: EntryRecord] = [:]
  /// Entries whose handlers have run and whose controllers may still be on screen.
  var ended: [EntryID] = []
  var afterSettling: [() -> Void] = []
  var afterNextRest: [() -> Void] = []
  private(set) var lastReading: Reading?
  /// What the last look has seen, if to see it again leads to nothing.
  private var glimpse: Glimpse?
  /// How often the window has come to rest: an ending is a race until the next time (R4).
  package private(set) var settleCount = 0
  /// The chain that has taken over all that lived here.
  var successor: WindowNavigation?

  init(window: UIWindow?, keeper: any ChainKeeper) {
    contents = WindowContents(window: window)
    self.keeper = keeper
    contents.controllers.adopt = { [unowned self] in adopt($0) }
  }

  package var window: UIWindow? { contents.window }
  var controllers: KnownControllers { contents.controllers }
  var roots: [RootID: RootRecord] {
    get { contents.roots }
    set { contents.roots = newValue }
  }

  /// Whether a root stands in it.
  func knows(_ root: RootID) -> Bool { contents.roots[root] != nil }

  /// Whether there is anything to look for.
  var isBusy: Bool {
    // The machine is copied to be asked, so what tells at once comes first.
    !machine.state.entries.isEmpty || !afterSettling.isEmpty || !afterNextRest.isEmpty
      || isWatching || machine.isBusy
  }

  /// Whether code of the app runs that was called from here: a handler, a getter.
  ///
  /// A machine that has led to a glimpse is not out, and need not be asked.
  package var isCallingApp: Bool { glimpse == nil && machine.isOut }

  var now: TimeInterval { keeper?.now ?? 0 }

  func read(_ extent: HierarchyReader.Extent = .changes) -> Reading {
    reader(extent).read()
  }

  private func reader(_ extent: HierarchyReader.Extent) -> HierarchyReader {
    HierarchyReader(machine, in: contents, extent: extent)
  }

  // MARK: - Performing

  /// Performs an action and all that follow from it; nothing recurses (R17).
  ///
  /// - Parameter fresh: what has just been read for a plan; code of the app or UIKit outdates it.
  func run(
    _ first: WindowMachine.Action, _ reading: Reading = Reading(), fresh: Reading? = nil
  ) {
    keeper?.keep(self)
    var action = first
    var fresh = fresh
    while true {
      // Only the assertion asks: a machine is copied to be asked.
      assert(brokenRule(of: machine) == nil, "WindowMachine: \(brokenRule(of: machine) ?? "")")
      if !machine.issues.isEmpty {
        fresh = nil
        tellIssues()
      }
      switch action {
      case .none, .delivered, .lookAgain: return letJoin()
      case .ask(let start, let landing):
        fresh = nil
        action = ask(start, landing, reading)
      case .read:
        action = machine.planned(stillTrue(fresh) ?? readForPlan())
        if action != .none { ChainObservation.observer?.willMove(planLines) }
      case .perform(let step):
        fresh = nil
        action = machine.called(perform(step))
      case .deliver(let ended):
        fresh = nil
        deliver(ended)
        action = machine.handlerReturned()
      case .settle:
        settle()
        return
      }
    }
  }

  /// What has come in a screen that was shown joins before anything else happens.
  func letJoin() {
    if let window { keeper?.letJoin(window) }
  }

  /// Makes the next plan now, if the window is idle and nothing holds it back.
  func proceed() {
    guard machine.isReadyToMove else { return }
    let reading = readForPlan()
    run(machine.proceeded(reading), reading, fresh: reading)
  }

  func askTurn() {
    keeper?.askTurn()
  }

  private func readForPlan() -> Reading {
    reader(.plan).readForPlan()
  }

  private func stillTrue(_ reading: Reading?) -> Reading? {
    assert(brokenRule(of: reading) == nil, "WindowNavigation: \(brokenRule(of: reading) ?? "")")
    return reading
  }

  private func brokenRule(of machine: WindowMachine) -> String? { machine.brokenRule }

  private func brokenRule(of reading: Reading?) -> String? {
    reading == nil || reading == readForPlan()
      ? nil : "a plan is made from what is not true any more"
  }

  private func perform(_ step: Step) -> Verdict {
    let verdict = executor.perform(step)
    if verdict == .done || verdict == .pending { shown(by: step) }
    return verdict
  }

  private var executor: PlanExecutor {
    PlanExecutor(
      contents: contents, state: machine.state,
      transition: { [self] in records[$0]?.transition },
      tell: { [self] in tell($0, about: $1) },
      swapEnded: { [weak self] in self?.askTurn() })
  }

  private func shown(by step: Step) {
    switch step {
    case .change(_, .push(let id), _): shown(id)
    case .change(_, .set(let members), _): members.compactMap(\.entry).forEach(shown)
    case .change(_, .pop, _), .fill, .dismiss, .clear: break
    case .present(.entry(let id), _), .setRoot(let id, _, _): shown(id)
    case .present(.stack(let stack), _):
      machine.state.stacks[stack]?.members.compactMap(\.entry).forEach(shown)
    case .present(.foreign, _): break
    }
  }

  private func shown(_ id: EntryID) {
    guard controllers.release(id), let coordinator = records[id]?.coordinator else { return }
    ChainObservation.observer?.started(coordinator)
  }

  /// A handler is taken out before it is called (R3).
  ///
  /// A window's root that has finished stays known, with its coordinator, until it is replaced (R13).
  private func deliver(_ one: Ended) {
    guard let record = records[one.id] else { return }
    records[one.id]?.deliver = nil
    if !machine.state.contains(one.id) {
      records[one.id] = nil
      controllers.release(one.id)
      ended.append(one.id)
      record.close()
    }
    if record.deliver != nil, let coordinator = record.coordinator {
      ChainObservation.observer?.ended(coordinator, one.ending, record.source)
    }
    record.deliver?(one.ending)
  }

  private func settle() {
    settleCount += 1
    forgetEnded()
    forgetRoots()
    controllers.prune()
    ChainObservation.observer?.settled(levelNames)
    let waiting = afterSettling
    afterSettling = []
    for one in waiting { one() }
  }

  /// What is still there of them is read as somebody else's from now on.
  private func forgetEnded() {
    guard !ended.isEmpty else { return }
    glimpse = nil
    for id in ended {
      let controller = controllers.controller(of: id)
      controllers.forget(id)
      if let controller { takeForForeign(controller, that: id) }
    }
    ended = []
  }

  // MARK: - Looking

  /// A turn of the main loop has ended.
  func turnEnded() {
    guard !isCallingApp else { return askTurn() }
    callAfterNextRest()
    watchStacks()
    let ground = contents.groundController
    let lowest = machine.state.presentations.first
    contents.seeGround(under: lowest.flatMap { controllers.controller(of: $0.cover) })
    for root in roots.values { root.seeCarrier(onGround: ground) }
    guard !seesTheSame else { return }
    if machine.wantsToMove {
      let reading = readForPlan()
      remember(reading)
      act(on: reading, nil, fresh: reading)
    } else {
      let (reading, seen) = lookAround()
      remember(reading)
      act(on: reading, seen)
    }
  }

  /// While what is read still changes, the loop is asked for one more turn.
  private func remember(_ reading: Reading) {
    if let lastReading, lastReading == reading { return }
    lastReading = reading
    askTurn()
  }

  /// What was read, and what it was taken from, unless it says more than controllers show.
  private func lookAround() -> (Reading, Glimpse?) {
    let reader = reader(.changes)
    let reading = reader.read()
    let isPlain = reading.isPlain && contents.rootSwap == .none
    return (reading, isPlain ? Glimpse(reader) : nil)
  }

  /// Whether a look would read what the last one has read, which would lead to nothing again.
  private var seesTheSame: Bool {
    guard let glimpse, contents.rootSwap == .none, glimpse.isStill(in: contents) else {
      return false
    }
    let ground = contents.groundController
    for root in roots.values where root.fate(onGround: ground) != .carried { return false }
    assert(brokenRule == nil, "WindowNavigation: \(brokenRule ?? "")")
    return true
  }

  private var brokenRule: String? {
    read() == lastReading ? nil : "a look was left out that would have read something else"
  }

  /// Reads everything, also what a look leaves out: a test does so when it settles.
  func lookAtEverything() {
    guard !isCallingApp else { return }
    act(on: readEverything(), glimpse)
  }

  private func readEverything() -> Reading {
    let reader = reader(.whole)
    return reader.machine.wantsToMove ? reader.readForPlan() : reader.read()
  }

  /// - Parameter seen: what the reading was taken from: as long as it is to be seen, and the machine
  ///   is as it is now, looks lead to nothing.
  private func act(on reading: Reading, _ seen: Glimpse?, fresh: Reading? = nil) {
    let action = machine.turnEnded(reading, now: now)
    switch action {
    case .none, .settle: if seen != nil, machine.isSteady { glimpse = seen }
    case .ask, .read, .lookAgain, .perform, .deliver, .delivered: break
    }
    if action != .none { askTurn() }
    run(action, reading, fresh: fresh)
    dropLostRoots(reading)
    dropNewcomers()
  }
}
