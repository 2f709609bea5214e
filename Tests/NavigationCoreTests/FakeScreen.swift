import NavigationCore

/// A window as UIKit would have it, as a value: what is presented, the stacks, and what moves.
///
/// Time is counted in turns. It knows nothing of the machine; the steps of plans, the user's hand
/// and foreign code change it, and what UIKit would ignore or complain about is written down.
struct FakeScreen {
  enum Motion: Equatable {
    case still
    /// Being presented, for so many turns.
    case coming(Int)
    /// Being dismissed, for so many turns.
    case going(Int)
    /// The user drags it down and will let go of it after so many turns; it stays.
    case dragged(Int)
  }

  struct Level {
    var cover: Cover
    var motion = Motion.still
    var isAlert = false
  }

  struct Transition: Equatable {
    var turns: Int
    /// Popped members, which keep their parent until it ends.
    var popped: [Member]
    /// Whether the popped members come back at its end: a swipe that is cancelled.
    var comesBack = false
  }

  struct Stack {
    var members: [Member]
    var transition: Transition?
    /// What a call that UIKit holds back makes of it at the next turn (A17).
    var late: [Member]?
  }

  /// What the window shows at the bottom.
  enum Ground: Equatable {
    /// Tabs, each a stack of a host.
    case tabs([StackID], selected: Int)
    case root(EntryID, StackID?)
  }

  var ground: Ground
  var levels: [Level] = []
  var stacks: [StackID: Stack] = [:]
  /// How many turns a new root still fades in.
  var rootSwap = 0
  /// Whether views are in a window.
  var isVisible = true
  /// Calls that UIKit would have refused or complained about.
  var faults: [String] = []

  init(tabs: [StackID]) {
    ground = .tabs(tabs, selected: 0)
    for (index, stack) in tabs.enumerated() {
      stacks[stack] = Stack(members: [.foreign(ForeignID(900 + index))])
    }
  }

  var groundStacks: [StackID] {
    switch ground {
    case .tabs(let stacks, _): stacks
    case .root(_, let stack): stack.map { [$0] } ?? []
    }
  }

  var visibleGroundStack: StackID? {
    switch ground {
    case .tabs(let stacks, let selected): stacks[selected]
    case .root(_, let stack): stack
    }
  }

  /// The stacks that one sees, or would see if nothing were presented above.
  var visibleStacks: [StackID] {
    [visibleGroundStack].compactMap { $0 } + levels.compactMap(\.cover.stack)
  }

  var isMoving: Bool {
    rootSwap > 0 || levels.contains { $0.motion != .still }
      || stacks.contains { isOnScreen($0.key) && $0.value.transition != nil }
  }

  func isOnScreen(_ stack: StackID) -> Bool {
    groundStacks.contains(stack) || levels.contains { $0.cover == .stack(stack) }
  }

  /// Every entry that stands somewhere, bottom first.
  var entries: [EntryID] {
    var entries = groundStacks.flatMap { stacks[$0]?.members ?? [] }.compactMap(\.entry)
    if case .root(let id, nil) = ground { entries.append(id) }
    for level in levels {
      switch level.cover {
      case .entry(let id): entries.append(id)
      case .stack(let stack): entries += (stacks[stack]?.members ?? []).compactMap(\.entry)
      case .foreign: break
      }
    }
    return entries
  }

  /// A turn passes: what moves comes nearer to its end.
  mutating func turn() {
    if rootSwap > 0 { rootSwap -= 1 }
    for index in levels.indices { levels[index].motion.turn() }
    if let gone = levels.firstIndex(where: { $0.motion == .going(0) }) {
      levels.removeSubrange(gone...)
    }
    for id in stacks.keys { stacks[id]?.turn() }
  }
}

extension FakeScreen.Motion {
  fileprivate mutating func turn() {
    switch self {
    case .still: break
    case .coming(let turns): self = turns > 1 ? .coming(turns - 1) : .still
    case .going(let turns): self = .going(turns - 1)
    case .dragged(let turns): self = turns > 1 ? .dragged(turns - 1) : .still
    }
  }

  var isGoing: Bool {
    switch self {
    case .going: true
    case .still, .coming, .dragged: false
    }
  }
}

extension FakeScreen.Stack {
  fileprivate mutating func turn() {
    if let late {
      members = late
      self.late = nil
    }
    guard var running = transition else { return }
    running.turns -= 1
    transition = running.turns > 0 ? running : nil
    if transition == nil, running.comesBack { members += running.popped }
  }
}

extension Cover {
  var stack: StackID? {
    switch self {
    case .stack(let stack): stack
    case .entry, .foreign: nil
    }
  }
}
