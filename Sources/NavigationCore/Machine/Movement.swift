/// What moves, and which starts wait for it.
package struct Movement: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// Nothing is asked for and no step is out.
    case resting
    /// Starts wait for their turn.
    case waiting([Start])
    /// Coordinators are being asked for their controllers, one after the other.
    case asking(Asking)
    /// A plan is being carried out.
    case moving(Moving)
  }

  // NB: before data taken out of a case is changed, the state is set to another one; else the data
  // has two owners and every change copies all of it.
  private(set) var state: State = .resting

  package init() {}

  /// A start was asked for: it joins those that wait.
  package mutating func startRequested(_ start: Start) {
    switch state {
    case .resting: state = .waiting([start])
    case .waiting(var starts):
      state = .resting
      starts.append(start)
      state = .waiting(starts)
    case .asking(var asking):
      state = .resting
      asking.join(start)
      state = .asking(asking)
    case .moving(var moving):
      state = .resting
      moving.next.append(start)
      state = .moving(moving)
    }
  }

  /// Another chain has joined: what waited there waits here, and what moved there moves here.
  package mutating func tookOver(_ other: Movement) {
    switch (state, other.state) {
    case (_, .resting): break
    case (_, .waiting(let starts)): starts.forEach { startRequested($0) }
    case (.resting, .moving): state = other.state
    case (.waiting(let starts), .moving(var theirs)):
      theirs.next = starts + theirs.next
      state = .moving(theirs)
    case (.moving(var mine), .moving(let theirs)):
      state = .resting
      mine.tookOver(theirs)
      state = .moving(mine)
    case (.asking, .moving): illegal("tookOver", "a coordinator is being asked")
    case (_, .asking): illegal("tookOver", "a coordinator of the other chain is being asked")
    }
  }

  package enum AskAction: Hashable, Sendable {
    case ask(Start)
    case plan
  }

  /// The window is idle: a plan is being made.
  package mutating func began() {
    switch state {
    case .resting: state = .asking(Asking([]))
    case .waiting(let starts): state = .asking(Asking(starts))
    case .asking, .moving: illegal("began", "a plan is being made or carried out")
    }
  }

  /// The next start is asked, if there is one and it may land; else the plan is to be made.
  package mutating func askNext(mayLand: Bool) -> AskAction {
    switch state {
    case .asking(var asking):
      guard mayLand else { return .plan }
      state = .resting
      let start = asking.askNext()
      state = .asking(asking)
      guard let start else { return .plan }
      return .ask(start)
    case .resting, .waiting, .moving: illegal("askNext", "no plan is being made")
    }
  }

  package enum Outcome: Hashable, Sendable {
    case landed(Start)
    /// Refused, or withdrawn while it was being asked.
    case dropped
  }

  /// The coordinator that was being asked has answered.
  package mutating func answered(_ outcome: Outcome) {
    switch state {
    case .asking(var asking):
      state = .resting
      switch outcome {
      case .landed(let start): asking.answered(start)
      case .dropped: asking.answered(nil)
      }
      state = .asking(asking)
    case .resting, .waiting, .moving: illegal("answered", "nobody was asked")
    }
  }

  package enum StepAction: Hashable, Sendable {
    case perform(Step)
    /// Nothing to do now.
    case none
  }

  /// The plan is made; its first step goes at once.
  package mutating func planned(_ plan: Plan) -> StepAction {
    switch state {
    case .asking(let asking):
      var moving = Moving(plan, next: asking.waiting)
      guard let first = moving.performNext() else {
        rest(with: moving.next)
        return .none
      }
      state = .moving(moving)
      return .perform(first)
    case .resting, .waiting, .moving: illegal("planned", "nobody was asked")
    }
  }

  /// Something moves after all: what was landed waits again, in front.
  package mutating func postponed() -> [Start] {
    switch state {
    case .asking(let asking):
      rest(with: asking.all)
      return Array(asking.landed.starts)
    case .resting, .waiting, .moving: illegal("postponed", "nobody was asked")
    }
  }

  package enum CallAction: Hashable, Sendable {
    case perform(Step)
    case none
    /// UIKit refused: these starts, which are in the state, wait again.
    case takeBack([Start])
  }

  /// The call that was out has returned, and its effect was read back.
  package mutating func called(_ verdict: Verdict) -> CallAction {
    switch state {
    case .moving(var moving):
      state = .resting
      let action = moving.called(verdict)
      state = .moving(moving)
      switch action {
      case .perform(let step): return .perform(step)
      case .none: return .none
      case .refused: return .takeBack(takeBack(moving))
      }
    case .resting, .waiting, .asking: illegal("called", "no step was out")
    }
  }

  package enum TurnAction: Hashable, Sendable {
    case perform(Step)
    case none
    /// All steps have been read and the window is idle.
    case arrived(Moving)
    /// A step never had an effect: these starts, which are in the state, wait again.
    case takeBack([Start])
    /// The window is not as it was when the plan was made: these starts wait again.
    case interrupted([Start])
  }

  /// A turn has ended; `hasEffect` tells of a step whether its effect can be read.
  ///
  /// - Parameter mayGoOn: whether the window is still as the following steps need it.
  package mutating func turnEnded(
    isIdle: Bool, mayGoOn: Bool = true, hasEffect: (Step) -> Bool
  ) -> TurnAction {
    switch state {
    case .resting, .waiting: return .none
    case .asking: illegal("turnEnded", "a coordinator is being asked")
    case .moving(var moving):
      state = .resting
      let action = moving.turnEnded(isIdle: isIdle, mayGoOn: mayGoOn, hasEffect: hasEffect)
      state = .moving(moving)
      switch action {
      case .perform(let step): return .perform(step)
      case .none: return .none
      case .arrived:
        rest(with: moving.next)
        return .arrived(moving)
      case .refused: return .takeBack(takeBack(moving))
      case .interrupted: return .interrupted(takeBack(moving))
      }
    }
  }

  /// What the plan still wanted to show waits again, in front of the rest.
  private mutating func takeBack(_ moving: Moving) -> [Start] {
    let starts = moving.unarrived
    rest(with: starts + moving.next)
    return starts
  }

  /// Entries have ended before they were shown: they are forgotten.
  ///
  /// What else the plan still wanted to show waits again, in front; it is returned.
  package mutating func endedUnshown(_ ids: Set<EntryID>) -> [Start] {
    switch state {
    case .asking(var asking):
      state = .resting
      asking.forget(ids)
      state = .asking(asking)
      return []
    case .moving(var moving):
      let dropped = moving.dropAhead().filter { !ids.contains($0.id) }
      moving.next = dropped + moving.next
      state = .moving(moving)
      return dropped
    case .resting, .waiting: return []
    }
  }

  /// Entries have ended that were shown or are being shown: they do not wait again.
  package mutating func forget(_ ids: Set<EntryID>) {
    switch state {
    case .moving(var moving):
      moving.forget(ids)
      state = .moving(moving)
    case .resting, .waiting, .asking: break
    }
  }

  /// An entry has ended: its own waiting start goes, and those that it had asked for, in turn.
  ///
  /// A start from a root inside its controller goes too; a window's new root does not: it is what
  /// ends the one that asked for it.
  package mutating func ended(_ id: EntryID) -> [Start] {
    var gone: [Start] = []
    var ids: Set<EntryID> = [id]
    for start in undecided
    where ids.contains(start.id) || start.depends(on: ids) {
      ids.insert(start.id)
      gone.append(start)
    }
    withdraw(Set(gone.map(\.id)))
    return gone
  }

  /// Everything that waits goes; it is returned in order.
  package mutating func clear() -> [Start] {
    let all = undecided
    withdraw(Set(all.map(\.id)))
    return all
  }

  private mutating func withdraw(_ ids: Set<EntryID>) {
    guard !ids.isEmpty else { return }
    switch state {
    case .resting: break
    case .waiting(let starts): rest(with: starts.filter { !ids.contains($0.id) })
    case .asking(var asking):
      asking.withdraw(ids)
      state = .asking(asking)
    case .moving(var moving):
      moving.next.removeAll { ids.contains($0.id) }
      state = .moving(moving)
    }
  }

  /// The first start in line was told that it waits behind an alert.
  package mutating func toldOfAlert() {
    guard case .waiting(var starts) = state, !starts.isEmpty else { return }
    starts[0].wait = .toldOfAlert
    state = .waiting(starts)
  }

  /// UIKit has refused to show a start, which waits again; how often it has by now is returned.
  package mutating func refusedOnce(_ id: EntryID) -> Int {
    guard case .waiting(var starts) = state, let index = starts.firstIndex(where: { $0.id == id })
    else { return 0 }
    starts[index].refusals += 1
    state = .waiting(starts)
    return starts[index].refusals
  }

  private mutating func rest(with starts: [Start]) {
    state = starts.isEmpty ? .resting : .waiting(starts)
  }

  private func illegal(_ event: String, _ reason: String) -> Never {
    preconditionFailure("Movement: \(event) in \(state): \(reason)")
  }
}
