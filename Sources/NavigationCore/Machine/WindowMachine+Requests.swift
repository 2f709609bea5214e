extension WindowMachine {
  /// A start was asked for.
  ///
  /// A root start ends everything in the window first, with `.replaced` (R13).
  package mutating func startRequested(_ start: Start, now: Double) -> Action {
    tellIfStuck(start, now: now)
    disturb()
    guard !isReplacing || isUnderNewRoot(start) else {
      refuse(start, .place(.startedWhileReplacing))
      return .none
    }
    switch start.placement {
    case .windowRoot, .windowRootInNewStack:
      let replaced = replaceAll()
      movement.startRequested(start)
      // A root that has ended already has no handler that could run.
      let handlersRun = replacement != .none || replaced.contains { $0.id != endedGround }
      replacement = handlersRun ? .handlersRun(before: start.id) : .none
      return deliver(replaced)
    case .presented, .pushed, .pushedOnRoot, .presentedInNewStack, .current, .pushedOrInNewStack:
      movement.startRequested(start)
      return .none
    }
  }

  /// Whether a root has been decided on and what it replaces is being told.
  private var isReplacing: Bool {
    switch replacement {
    case .none: false
    case .handlersRun(let root): movement.rootInLine?.id == root
    }
  }

  /// Whether a new root is in line, or in the state and not set.
  package var isAboutToReplaceGround: Bool {
    movement.rootInLine != nil
  }

  /// What the new root asks for already waits for it, and so does what is to stand on top of the
  /// window; only the old root may not start any more (R13).
  private func isUnderNewRoot(_ start: Start) -> Bool {
    if let asker = start.asker { return movement.isWaiting(asker) }
    switch start.placement {
    case .windowRoot, .windowRootInNewStack: return false
    case .presented, .pushed, .pushedOnRoot, .presentedInNewStack, .current, .pushedOrInNewStack:
      return state.roots[start.root]?.kind == .window
    }
  }

  /// A start was refused before it could join: its handler is called at the next turn end.
  package mutating func refused(_ start: Start, _ kind: Issue.Kind) {
    disturb()
    refuse(start, kind)
  }

  /// A start is refused, and with it what it had asked for: that has nothing to stand on.
  mutating func refuse(_ start: Start, _ kind: Issue.Kind) {
    issues.append(Found(kind: kind, subject: .entry(start.id)))
    refusals.append(Refusal(start: start, ending: .refused(kind)))
    for other in movement.ended(start.id) where other.id != start.id {
      refusals.append(Refusal(start: other, ending: .endedBelow))
    }
  }

  /// A coordinator ends: it and everything above it, decided at once (R3).
  package mutating func endRequested(
    _ id: EntryID, _ ending: Ending, animated: Bool
  ) -> Action {
    disturb()
    if state.contains(id) { return deliver(end(id, ending, animated: animated)) }
    if late.reported(id) { return deliver([Ended(id: id, ending: ending, rank: 0)]) }
    guard movement.isWaiting(id) else { return deliver(takeRefusals { $0.id == id }) }
    let withdrawn = movement.ended(id)
    return deliver([Ended(id: id, ending: ending, rank: rankOfWaiting(id))] + below(withdrawn, id))
  }

  /// Everything above an entry ends, what it had asked for and still waits included (R5).
  package mutating func endAboveRequested(_ id: EntryID, animated: Bool) -> Action {
    disturb()
    let withdrawn = withdraw(.dismissed) { $0.depends(on: [id]) }
    return deliver(take(state.cut(above: id), animated: animated) { _ in .dismissed } + withdrawn)
  }

  /// Everything that was started from a root ends, what waits for it included.
  package mutating func endAllRequested(
    of root: RootID, _ ending: Ending, animated: Bool
  ) -> Action {
    disturb()
    return deliver(endAll(of: root, ending, animated: animated))
  }

  /// The handler that was out has returned.
  package mutating func handlerReturned() -> Action {
    switch delivery.handlerReturned() {
    case .deliver(let ended): return delivering(ended)
    case .delivered:
      replacement = .none
      return .delivered
    }
  }

  /// A batch was opened, or an awaited result was given to a task that has not gone on.
  package mutating func held() {
    disturb()
    holds += 1
  }

  /// A batch was closed, or the task has gone on.
  package mutating func released() {
    holds -= 1
  }

  /// Delivers what has ended, the topmost first; a handler that is out comes first.
  mutating func deliver(_ ended: [Ended]) -> Action {
    let also = late.ended(ended).map { Ended(id: $0, ending: .endedBelow, rank: 0) }
    return switch delivery.end(ended + also) {
    case .none: .none
    case .deliver(let first): delivering(first)
    }
  }

  /// Before an entry's handler, the starts that it had asked for and that still wait are answered.
  private mutating func delivering(_ ended: Ended) -> Action {
    let withdrawn = below(movement.ended(ended.id), ended.id)
    let refused = takeRefusals(askedBy: [ended.id] + withdrawn.map(\.id))
    guard !withdrawn.isEmpty || !refused.isEmpty else { return .deliver(ended) }
    let first = (withdrawn + refused).sorted { $0.rank > $1.rank }
    return delivering(delivery.interpose(first, before: ended))
  }

  /// The refused starts that these had asked for, and those that were asked for by them, in turn.
  private mutating func takeRefusals(askedBy askers: [EntryID]) -> [Ended] {
    guard !refusals.isEmpty else { return [] }
    var ids = Set(askers)
    for start in refusals.map(\.start) where start.depends(on: ids) { ids.insert(start.id) }
    return takeRefusals { $0.depends(on: ids) }
  }

  /// Refused starts that are answered now.
  mutating func takeRefusals(where isTaken: (Start) -> Bool) -> [Ended] {
    let taken = refusals.filter { isTaken($0.start) }
    refusals.removeAll { isTaken($0.start) }
    return taken.map {
      Ended(id: $0.start.id, ending: $0.ending, rank: rankOfWaiting($0.start.id))
    }
  }

  /// What was asked last is answered first.
  private func below(_ withdrawn: [Start], _ id: EntryID) -> [Ended] {
    withdrawn.reversed().filter { $0.id != id }.map {
      Ended(id: $0.id, ending: .endedBelow, rank: rankOfWaiting($0.id))
    }
  }

  /// What waits stands above everything that is shown.
  func rankOfWaiting(_ id: EntryID) -> Int { Int.max / 2 + id.rawValue }

  private mutating func end(_ id: EntryID, _ ending: Ending, animated: Bool) -> [Ended] {
    var cut = state.cut(from: id)
    guard case .entry(id, _) = state.ground else {
      return take(cut, animated: animated) { $0 == id ? ending : .endedBelow }
    }
    if movement.unshown.contains(where: { $0.id == id }) {
      // A new root that ends before it was set does not come, nor what was to stand on it.
      state.takeBackGround()
      cut.entries.append(id)
      cut.ranks.append(0)
      return take(cut, animated: animated) { $0 == id ? ending : .endedBelow }
    }
    // The window's root entry stays until it is replaced (R13).
    endedGround = id
    let above = take(cut, animated: animated) { _ in .endedBelow }
    return above + [Ended(id: id, ending: ending, rank: 0)]
  }

  /// Takes what a cut took out of the state into what leaves, and tells what has ended.
  mutating func take(_ cut: Cut, animated: Bool, _ ending: (EntryID) -> Ending) -> [Ended] {
    let starts = Array(movement.notShown.starts)
    let unshown = Set(starts.map(\.id))
    leaving.add(
      cut, animated: animated,
      isShown: { $0.entry.map { !unshown.contains($0) } ?? true },
      isCoverShown: { Self.isShown($0, unshown: starts) })
    if cut.entries.contains(where: unshown.contains) {
      unland(movement.endedUnshown(Set(cut.entries)))
    }
    movement.forget(Set(cut.entries))
    leaving.keep { state.members(of: $0) != nil }
    return zip(cut.entries, cut.ranks).map { id, rank in
      Ended(
        id: id, ending: ending(id), rank: unshown.contains(id) ? rankOfWaiting(id) : rank)
    }
  }

  private static func isShown(_ cover: Cover, unshown: [Start]) -> Bool {
    switch cover {
    case .entry(let id): !unshown.contains { $0.id == id }
    case .stack(let stack): !unshown.contains { $0.answer == .stack(stack) }
    case .foreign: true
    }
  }

  /// Takes starts out of the state again that were never shown; they keep their answers.
  mutating func unland(_ starts: [Start]) {
    for start in starts.reversed() where state.contains(start.id) {
      _ = state.cut(from: start.id)
      if start.landing == .ground { state.takeBackGround() }
    }
    leaving.keep { state.members(of: $0) != nil }
  }

  private mutating func replaceAll() -> [Ended] {
    let waiting = clearWaiting(.replaced)
    let ended = take(state.cutForNewRoot(), animated: true) { _ in .replaced }
    // NB: a root that has finished stays in the state; what was decided of it stays decided.
    return waiting + ended.filter { !delivery.contains($0.id) }
      + kept(late.rootEnded(nil), .replaced)
  }

  /// Answers all starts that wait, the last one first.
  mutating func clearWaiting(_ ending: Ending) -> [Ended] {
    movement.clear().reversed().map {
      Ended(id: $0.id, ending: ending, rank: rankOfWaiting($0.id))
    }
  }

  mutating func endAll(of root: RootID, _ ending: Ending, animated: Bool) -> [Ended] {
    let withdrawn = withdraw(ending) { $0.root == root }
    let ended = take(state.cut(root: root), animated: animated) { _ in ending }
    return ended + kept(late.rootEnded(root), ending) + withdrawn
  }

  /// Starts that have not been shown are answered now, and those that they had asked for.
  private mutating func withdraw(
    _ ending: Ending, where isWithdrawn: (Start) -> Bool
  ) -> [Ended] {
    let withdrawn = movement.undecided.filter(isWithdrawn).flatMap { movement.ended($0.id) }
    return takeRefusals(where: isWithdrawn)
      + withdrawn.map { Ended(id: $0.id, ending: ending, rank: rankOfWaiting($0.id)) }
  }

  private func kept(_ ids: [EntryID], _ ending: Ending) -> [Ended] {
    ids.map { Ended(id: $0, ending: ending, rank: 0) }
  }

  /// A movement that never ends is told by the request that waits for it (R20).
  private mutating func tellIfStuck(_ start: Start, now: Double) {
    switch calm {
    case .unsettled(let since?) where now - since >= 10:
      let kind = Issue.Kind.movement(.neverEnds(seconds: Int(now - since)))
      issues.append(Found(kind: kind, subject: movement.mover ?? .foreign))
      calm = .unsettled(movingSince: now)
    case .unsettled, .settled: break
    }
  }
}
