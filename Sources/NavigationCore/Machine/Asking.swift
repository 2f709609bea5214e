/// The coordinators of one plan, while they are asked for their controllers, before it is made.
struct Asking: Hashable, Sendable {
  enum Current: Hashable, Sendable {
    case asked(Start)
    /// It ended, or its asker did, while it was being asked.
    case withdrawn
    /// Nobody is being asked.
    case none
  }

  /// Answered, checked, and in the state.
  private(set) var landed = Unshown()
  private(set) var current: Current = .none
  /// Not asked yet.
  private(set) var left: ArraySlice<Start>
  /// Asked for since.
  private(set) var next: [Start] = []

  init(_ starts: [Start]) {
    left = starts[...]
  }

  /// Those in line that nobody has been asked for.
  var waiting: [Start] { Array(left) + next }

  /// All that the plan was to show, and what came after.
  var all: [Start] { Array(landed.starts) + waiting }

  /// The start whose coordinator is being asked.
  var asked: Start? {
    switch current {
    case .asked(let start): start
    case .withdrawn, .none: nil
    }
  }

  mutating func join(_ start: Start) {
    next.append(start)
  }

  /// Takes the next start out to be asked.
  mutating func askNext() -> Start? {
    guard let start = left.popFirst() else { return nil }
    current = .asked(start)
    return start
  }

  mutating func answered(_ landed: Start?) {
    if let landed { self.landed.append(landed) }
    current = .none
  }

  /// These have ended before they were asked, or while they were.
  mutating func withdraw(_ ids: Set<EntryID>) {
    if let asked, ids.contains(asked.id) { current = .withdrawn }
    left.removeAll { ids.contains($0.id) }
    next.removeAll { ids.contains($0.id) }
  }

  /// These have ended after they had landed.
  mutating func forget(_ ids: Set<EntryID>) {
    landed.removeAll { ids.contains($0.id) }
  }
}
