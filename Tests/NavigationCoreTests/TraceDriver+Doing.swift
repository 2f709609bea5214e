import NavigationCore

/// What an app does, wherever its code is called.
extension TraceDriver {
  /// Coordinators of which the app may still ask something.
  var undelivered: [EntryID] {
    records.filter { $0.value.endings.isEmpty }.keys.sorted()
  }

  var live: [EntryID] { undelivered.filter(machine.state.contains) }

  /// What the app's code does when it is called back; mostly nothing.
  func appCode(_ caller: Caller) {
    guard failure == nil, callDepth < 3 else { return }
    let percent: Int =
      switch caller {
      case .loop: 100
      case .handler: 30
      case .getter, .uikit: 8
      }
    guard dice.chance(percent) else { return }
    callDepth += 1
    appDoes()
    callDepth -= 1
  }

  func appDoes() {
    switch dice.roll(1...100) {
    case 1...50: startSomething()
    case 51...80: endSomething()
    case 81...85: endAbove()
    case 86...88: endAll()
    case 89...94: batch()
    case 95...97: hold()
    default: release()
    }
  }

  /// `WindowNavigation.start`.
  func startSomething() {
    let asker = dice.chance(60) ? dice.pick(undelivered) : nil
    let root = asker.flatMap { records[$0]?.start.root } ?? someRoot()
    guard let known = roots[root] else { return }
    let placement = somePlacement(known)
    wake()
    let id = EntryID(nextNumber())
    let start = Start(
      id: id, root: root, asker: asker, within: within(known), placement: placement,
      animated: dice.chance(80), reporting: dice.chance(10) ? .late : .inTime)
    records[id] = Record(start: start)
    _ = records[id]?.life.startRequested(as: id)
    note(
      "start \(id.rawValue) \(placement) from root \(root.rawValue)"
        + (asker.map { ", asked by \($0.rawValue)" } ?? ""))
    attach(root, known)
    run(machine.startRequested(start, now: now))
    proceed()
    isTurnAsked = true
  }

  private func somePlacement(_ root: KnownRoot) -> Placement {
    if root.kind == .window, dice.chance(40) {
      return dice.chance(50) ? .windowRoot : .windowRootInNewStack
    }
    let placements: [Placement] = [
      .presented, .pushed, .presentedInNewStack, .current, .pushedOrInNewStack,
    ]
    return dice.pick(placements) ?? .presented
  }

  /// Mostly the tabs, now and then the window, or a host inside a coordinator's controller.
  private func someRoot() -> RootID {
    if dice.chance(8), let id = dice.pick(live) {
      let root = RootID(nextNumber())
      roots[root] = KnownRoot(kind: .modal(.entry(id)), within: id)
      return root
    }
    return dice.pick([1, 1, 1, 2, 2, 3, 4]) ?? 1
  }

  private func within(_ root: KnownRoot) -> EntryID? {
    root.within.flatMap { machine.state.contains($0) ? $0 : nil }
  }

  private func attach(_ id: RootID, _ root: KnownRoot) {
    guard attached.insert(id).inserted else { return }
    let depth = root.within.flatMap(machine.state.depth(of:)) ?? 0
    if case .navigation(let stack) = root.kind, machine.state.stacks[stack] == nil {
      machine.add(stack: stack, members: screen.stacks[stack]?.members ?? [], depth: depth)
    }
    machine.add(root: id, kind: root.kind, depth: depth)
  }

  /// `WindowNavigation.wake`.
  private func wake() {
    guard !machine.isBusy else { return }
    machine.forgetForeign()
    machine.foreignSeen(read())
  }

  func endSomething() {
    guard let id = dice.pick(undelivered),
      case .end = records[id]?.life.endRequested(settleCount: settleCount)
    else { return }
    let ending: Ending = dice.chance(50) ? .finished : .dismissed
    note("\(ending) \(id.rawValue)")
    run(machine.endRequested(id, ending, animated: dice.chance(80)))
    isTurnAsked = true
  }

  private func endAbove() {
    guard let id = dice.pick(live) else { return }
    note("end above \(id.rawValue)")
    run(machine.endAboveRequested(id, animated: dice.chance(80)))
    isTurnAsked = true
  }

  private func endAll() {
    guard let root = dice.pick(attached.sorted { $0.rawValue < $1.rawValue }),
      machine.state.roots[root] != nil
    else { return }
    note("end all of root \(root.rawValue)")
    run(machine.endAllRequested(of: root, .dismissed, animated: true))
    isTurnAsked = true
  }

  private func batch() {
    hold()
    for _ in 0..<dice.roll(1...4) { appCode(.loop) }
    release()
    proceed()
  }

  private func hold() {
    wake()
    note("hold")
    machine.held()
    holds += 1
  }

  func release() {
    guard holds > 0 else { return }
    note("release")
    holds -= 1
    machine.released()
    isTurnAsked = true
  }

  // MARK: - What others do

  func someoneDoes() {
    switch dice.roll(1...100) {
    case 1...45: userDoes()
    case 46...70: foreignCodeDoes()
    case 71...80: screen.isVisible = dice.chance(70)
    default: break
    }
  }

  private func userDoes() {
    let turns = dice.roll(1...3)
    let isCancelled = dice.chance(30)
    switch dice.roll(1...10) {
    case 1...4 where screen.swipeDown(turns: turns, isCancelled: isCancelled):
      note("the user swipes down\(isCancelled ? ", not far enough" : "")")
    case 5...8 where screen.swipeBack(turns: turns, isCancelled: isCancelled):
      note("the user swipes back\(isCancelled ? ", not far enough" : "")")
    case 9 where screen.selectTab(dice.roll(0...1)): note("the user selects a tab")
    default: if screen.tapAlert(turns: dice.roll(0...2)) { note("the user taps the alert") }
    }
  }

  private func foreignCodeDoes() {
    let turns = dice.roll(0...2)
    switch dice.roll(1...16) {
    case 1...4:
      let id = ForeignID(nextNumber())
      if screen.presentForeign(id, turns: turns, isAlert: dice.chance(30)) {
        note("foreign code presents \(id.rawValue)")
      }
    case 5...8:
      let index = dice.roll(0...max(0, screen.levels.count - 1))
      if screen.dismissForeign(index, turns: turns) {
        note("foreign code dismisses level \(index + 1)")
      }
    case 9:
      let stack = StackID(nextNumber())
      if screen.replaceRoot(stack, ForeignID(nextNumber())) { note("foreign code sets the root") }
    default: changeStackForeign(turns: turns)
    }
  }

  private func changeStackForeign(turns: Int) {
    let ids = screen.stacks.keys.filter(screen.isOnScreen).sorted { $0.rawValue < $1.rawValue }
    guard let id = dice.pick(ids), let members = screen.stacks[id]?.members, !members.isEmpty
    else { return }
    let index = dice.roll(0...members.count - 1)
    let after: [Member] =
      switch dice.roll(1...3) {
      case 1: Array(members[...index])
      case 2: members.enumerated().filter { $0.offset != index }.map(\.element)
      default: members + [.foreign(ForeignID(nextNumber()))]
      }
    if screen.setForeign(after, in: id, turns: turns) {
      note("foreign code sets stack \(id.rawValue) to \(after.map(\.description))")
    }
  }
}
