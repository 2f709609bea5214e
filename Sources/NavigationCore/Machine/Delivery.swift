/// Who has ended, and whose handler is next.
package struct Delivery: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    /// No handler is out.
    case quiet
    /// A handler is out; the list is what comes after it, the next one last.
    case delivering([Ended])
  }

  private var state: State = .quiet

  package init() {}

  package var isQuiet: Bool {
    switch state {
    case .quiet: true
    case .delivering: false
    }
  }

  /// How many handlers wait behind the one that is out.
  package var count: Int {
    switch state {
    case .quiet: 0
    case .delivering(let list): list.count
    }
  }

  /// Whether an end is decided and its handler has not been called.
  package func contains(_ id: EntryID) -> Bool {
    switch state {
    case .quiet: false
    case .delivering(let list): list.contains { $0.id == id }
    }
  }

  package enum EndAction: Hashable, Sendable {
    case none
    case deliver(Ended)
  }

  /// Entries have ended: the topmost is delivered first, never one handler inside another (P6, R3).
  package mutating func end(_ ended: [Ended]) -> EndAction {
    guard !ended.isEmpty else { return .none }
    switch state {
    case .quiet:
      var list = ended.sorted { $0.rank < $1.rank }
      let first = list.removeLast()
      state = .delivering(list)
      return .deliver(first)
    case .delivering(let list):
      state = .delivering(Self.merge(ended, into: list))
      return .none
    }
  }

  /// Entries have left by themselves, seen at a turn end.
  package mutating func depart(_ ended: [Ended]) -> EndAction {
    switch state {
    case .quiet: end(ended)
    case .delivering: illegal("depart", "handlers do not span turns")
    }
  }

  /// Before `first` is delivered, these are: starts that it had asked for and that never came.
  package mutating func interpose(_ withdrawn: [Ended], before first: Ended) -> Ended {
    switch state {
    case .quiet: illegal("interpose", "nothing is being delivered")
    case .delivering(var list):
      state = .quiet
      list.append(first)
      list.append(contentsOf: withdrawn.reversed())
      let next = list.removeLast()
      state = .delivering(list)
      return next
    }
  }

  package enum ReturnAction: Hashable, Sendable {
    case deliver(Ended)
    case delivered
  }

  /// The handler that was out has returned.
  package mutating func handlerReturned() -> ReturnAction {
    switch state {
    case .quiet: illegal("handlerReturned", "none was out")
    case .delivering(var list):
      state = .quiet
      guard let next = list.popLast() else { return .delivered }
      state = .delivering(list)
      return .deliver(next)
    }
  }

  private static func merge(_ ended: [Ended], into list: [Ended]) -> [Ended] {
    var list = list
    for one in ended {
      let index = list.firstIndex { $0.rank > one.rank } ?? list.endIndex
      list.insert(one, at: index)
    }
    return list
  }

  private func illegal(_ event: String, _ reason: String) -> Never {
    preconditionFailure("Delivery: \(event) in \(state): \(reason)")
  }
}
