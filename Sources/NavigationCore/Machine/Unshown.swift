/// Starts that are in the state and whose step has not been called, in order; counted as they come
/// and go, so that asking costs nothing.
struct Unshown: Hashable, Sendable {
  private(set) var starts: ArraySlice<Start> = []
  /// How many of them are levels of their own.
  private(set) var levels = 0
  private var members: [StackID: Int] = [:]

  /// How many of them are members of a stack.
  func count(in stack: StackID) -> Int { members[stack] ?? 0 }

  mutating func append(_ start: Start) {
    starts.append(start)
    count(start, 1)
  }

  /// Takes out those that a step shows; mostly it is the first.
  mutating func remove(shownBy step: Step) {
    let shown = Set(step.shows)
    guard !shown.isEmpty else { return }
    let before = starts.count
    while let first = starts.first, first.isShown(by: shown) {
      starts.removeFirst()
      count(first, -1)
    }
    guard mayBeFurtherBack(shown, found: before - starts.count) else { return }
    removeAll { $0.isShown(by: shown) }
  }

  /// Whether more of what is shown may stand behind others: an entry that was found is all there is.
  private func mayBeFurtherBack(_ shown: Set<Shown>, found: Int) -> Bool {
    shown.contains { one in
      switch one {
      case .entry: found == 0
      case .stack(let stack): count(in: stack) > 0
      }
    }
  }

  mutating func removeAll(where isGone: (Start) -> Bool) {
    guard starts.contains(where: isGone) else { return }
    for start in starts where isGone(start) { count(start, -1) }
    starts.removeAll(where: isGone)
  }

  private mutating func count(_ start: Start, _ change: Int) {
    switch start.landing {
    case .present, .presentStack: levels += change
    case .push, .ground, .nowhere, nil: break
    }
    if let stack = start.stack { members[stack, default: 0] += change }
  }
}

extension Step {
  /// What comes on screen by it.
  var shows: [Shown] {
    switch self {
    case .change(_, .push(let id), _): [.entry(id)]
    case .change(let stack, .set, _): [.stack(stack)]
    case .present(.entry(let id), _): [.entry(id)]
    case .present(.stack(let stack), _): [.stack(stack)]
    case .setRoot(let id, let stack, _): [.entry(id)] + (stack.map { [.stack($0)] } ?? [])
    case .present(.foreign, _), .change(_, .pop, _), .fill, .dismiss, .clear: []
    }
  }
}

/// What comes on screen by a step: an entry, or all of a stack.
enum Shown: Hashable {
  case entry(EntryID)
  case stack(StackID)
}

extension Start {
  func isShown(by shown: Set<Shown>) -> Bool {
    switch (landing, answer) {
    case (.push(let stack), _): shown.contains(.stack(stack)) || shown.contains(.entry(id))
    case (.presentStack, .stack(let stack)): shown.contains(.stack(stack))
    case (.present, _), (.presentStack, _), (.ground, _), (.nowhere, _), (nil, _):
      shown.contains(.entry(id))
    }
  }
}
