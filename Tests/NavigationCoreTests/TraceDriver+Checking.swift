import NavigationCore

/// What must hold after each event, at each delivery, and at rest.
extension TraceDriver {
  func check() {
    if let broken = machine.brokenInvariant { fail("broken: \(broken)") }
    for start in machine.waiting { records[start.id]?.standsOn = [] }
    for (id, record) in records where record.asked > 1 { fail("\(id) is asked twice (R1)") }
  }

  /// P6: what stands on an entry is told before it, and so is what it had asked for in vain (R2).
  func checkOrder(_ id: EntryID) {
    let waiting = Set(machine.waiting.map(\.id))
    let late = Set(machine.late.undelivered)
    for (other, record) in records where other != id && record.endings.isEmpty {
      if record.standsOn.contains(id), !waiting.contains(other), !late.contains(other),
        record.start.reporting == .inTime
      {
        fail("\(id) is told before \(other), which stands on it (P6)")
      }
      if record.start.asker == id, waiting.contains(other), !record.start.placement.isRoot {
        fail("\(id) is told before \(other), which it had asked for and which waits (R2)")
      }
    }
  }

  /// What an entry that has just landed stands on directly.
  func below(_ id: EntryID) -> Set<EntryID> {
    let state = machine.state
    switch state.entries[id]?.place {
    case .member(let stack, let index) where index > 0:
      return Set(state.stacks[stack]?.members[..<index].compactMap(\.entry) ?? [])
    case .member, .presented:
      let depth = state.depth(of: id) ?? 0
      return depth > 1 ? Set(state.entries(inPresentationAt: depth - 1)) : []
    case .ground, nil: return []
    }
  }

  /// P4: whenever the window is settled, the state is what is on screen.
  func checkRest() {
    if screen.isMoving { fail("settled while something moves") }
    let covers = machine.state.presentations.map(\.cover)
    if covers != screen.levels.map(\.cover) {
      fail("presented is \(screen.levels.map(\.cover)), the state says \(covers) (P4)")
    }
    for (id, stack) in machine.state.stacks where screen.stacks[id]?.members != stack.members {
      // An old root's stack that foreign code has replaced: nothing of ours is in it.
      if screen.stacks[id] == nil, machine.state.topEntry(in: id) == nil { continue }
      fail("\(id) has \(screen.stacks[id]?.members ?? []), the state says \(stack.members) (P4)")
    }
    for id in screen.entries where !machine.state.contains(id) && !wasGivenUp && !staysDead(id) {
      fail("\(id) has ended and is on screen")
    }
    for id in machine.state.entries.keys where !screen.entries.contains(id) {
      fail("\(id) is in the state and not on screen")
    }
  }

  /// The lowest page of a stack, and a window's root, cannot be taken away.
  private func staysDead(_ id: EntryID) -> Bool {
    if case .root(id, _) = screen.ground { return true }
    return screen.groundStacks.contains { screen.stacks[$0]?.members.first == .entry(id) }
  }

  private var wasGivenUp: Bool { issues.contains(.movement(.gaveUpDismissing)) }

  /// Lets everything come to rest: nothing holds back any more, alerts are answered.
  func comeToRest() {
    note("come to rest")
    screen.isVisible = true
    isTurnAsked = true
    for _ in 0..<120 where failure == nil {
      let isLate = screen.stacks.values.contains { $0.late != nil }
      while holds > 0 { release() }
      let isKept = !machine.late.undelivered.isEmpty
      guard isTurnAsked || screen.isMoving || isLate || isKept else { break }
      turnEnded()
      if !machine.waiting.isEmpty, screen.tapAlert(turns: 1) { note("the user taps the alert") }
    }
    checkEnd()
  }

  private func checkEnd() {
    guard failure == nil else { return }
    if isTurnAsked { return fail("does not come to rest") }
    if machine.isBusy, !machine.isSettled { return fail("stuck: \(stuck)") }
    if machine.isBusy { checkRest() }
    for (id, record) in records {
      switch (record.endings.count, machine.state.contains(id)) {
      case (1, false), (0, true): break
      case (1, true) where machine.state.ground.entry == id: break
      case (let count, let isLive): fail("\(id) ended \(count) times and live is \(isLive) (P1)")
      }
    }
  }

  private var stuck: String {
    "waiting \(machine.waiting.map(\.id.rawValue)), leaving \(machine.leaving), "
      + "reading \(summary(read()))"
  }

  // MARK: - Roots

  var lostRoots: [RootID] {
    attached.filter(isLost).sorted { $0.rawValue < $1.rawValue }
  }

  private func isLost(_ id: RootID) -> Bool {
    guard let root = roots[id] else { return true }
    switch (root.kind, root.within) {
    case (.window, _): return false
    case (_, let within?):
      return !screen.entries.contains(within) && !unshown.contains(within)
    case (_, nil): return !screen.groundStacks.contains(1)
    }
  }

  private var unshown: [EntryID] { undelivered.filter { machine.unreadOrUnshown($0) } }

  var visibleRoots: [RootID] {
    attached.filter(isVisible).sorted { $0.rawValue < $1.rawValue }
  }

  private func isVisible(_ id: RootID) -> Bool {
    switch roots[id]?.kind {
    case .navigation(let stack): screen.visibleGroundStack == stack
    case .modal: roots[id]?.within != nil || screen.visibleGroundStack == 1
    case .window: true
    case nil: false
    }
  }

  func summary(_ reading: Reading) -> String {
    var parts: [String] = ["\(screen)"]
    if reading.motion == .moving { parts.append("moving") }
    if !reading.left.isEmpty { parts.append("left \(reading.left)") }
    if !reading.above.isEmpty { parts.append("above \(reading.above)") }
    if !reading.lostRoots.isEmpty { parts.append("lost \(reading.lostRoots.map(\.rawValue))") }
    for stack in reading.stacks { parts.append("\(stack)") }
    if reading.top != .ready { parts.append("top \(reading.top)") }
    return parts.joined(separator: ", ")
  }
}

extension Placement {
  fileprivate var isRoot: Bool { self == .windowRoot || self == .windowRootInNewStack }
}

extension WindowMachine {
  fileprivate func unreadOrUnshown(_ id: EntryID) -> Bool {
    state.contains(id) && isOut
  }
}

extension FakeScreen: CustomStringConvertible {
  var description: String {
    let ground =
      switch ground {
      case .tabs(let stacks, let selected):
        stacks.enumerated().map { ($0 == selected ? "*" : "") + describe($1) }
          .joined(separator: " | ")
      case .root(let id, let stack): stack.map(describe) ?? "\(id.rawValue)"
      }
    let levels = levels.map { level in
      let text = level.cover.stack.map(describe) ?? "\(level.cover)"
      return text + (level.isAlert ? "!" : "") + (level.motion == .still ? "" : "~")
    }
    return ([ground] + levels).joined(separator: " / ")
  }

  private func describe(_ id: StackID) -> String {
    let stack = stacks[id]
    let members = stack?.members.map(\.description).joined(separator: " > ") ?? "none"
    return "[\(members)]" + (stack?.transition == nil ? "" : "~") + (stack?.late == nil ? "" : "…")
  }
}
