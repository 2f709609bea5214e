/// Everything of ours in one window, as a value: presentations bottom to top, and the stacks among them.
///
/// The ground is the content of the window's root view controller, depth 0. `presentations[0]` is
/// presented over it and has depth 1. Presentations stand on each other; a stack on the ground may be
/// one of several (tabs).
package struct NavigationState: Hashable, Sendable {
  package internal(set) var presentations: [Presentation] = []
  package internal(set) var stacks: [StackID: Stack] = [:]
  package internal(set) var roots: [RootID: Root] = [:]
  package private(set) var entries: [EntryID: Entry] = [:]
  /// How many entries of each root there are: it is asked at each rest, and not counted then.
  private var counts: [RootID: Int] = [:]
  /// The entry that is the window's root, and its stack if it has one.
  package internal(set) var ground: Ground = .foreign
  /// The stacks that stand on the ground.
  package internal(set) var groundStacks: [StackID] = []
  /// The stacks whose navigation controllers sit in an entry's controller: what stands in them stands
  /// on the entry.
  var inner: [EntryID: [StackID]] = [:]
  /// What stands on the ground until the new root, which the state holds already, is set.
  var outgoing: Outgoing?
  var nextRank = 1

  /// What stands as the window's root view controller.
  package enum Ground: Hashable, Sendable {
    case foreign
    case entry(EntryID, StackID?)
  }

  /// The ground that is still shown while a new root is on its way.
  struct Outgoing: Hashable, Sendable {
    var groundStacks: [StackID]
    var stacks: [StackID: Stack]
  }

  package init() {}

  /// An entry comes, or stands elsewhere; `nil` takes it out.
  ///
  /// - Returns: what it was before.
  @discardableResult
  mutating func set(_ entry: Entry?, for id: EntryID) -> Entry? {
    let old = entries[id]
    if let root = old?.root { count(-1, of: root) }
    if let root = entry?.root { count(1, of: root) }
    entries[id] = entry
    return old
  }

  private mutating func count(_ change: Int, of root: RootID) {
    let count = counts[root, default: 0] + change
    counts[root] = count == 0 ? nil : count
  }

  /// An entry stands in another place; what is not there stays away.
  mutating func move(_ id: EntryID, to place: Entry.Place) { entries[id]?.place = place }

  /// An entry ends before or after others now.
  mutating func rank(_ id: EntryID, as rank: Int) { entries[id]?.rank = rank }

  /// Every entry goes.
  mutating func removeEntries() {
    entries = [:]
    counts = [:]
  }

  /// How many entries that a root has started are there.
  package func entryCount(of root: RootID) -> Int { counts[root] ?? 0 }

  /// Makes a root known; `depth` is the level in which it was seen.
  package mutating func add(root: RootID, kind: Root.Kind, depth: Int) {
    roots[root] = Root(kind: kind, depth: depth)
  }

  /// Makes a stack known that is already on screen, with members that are not ours.
  package mutating func add(
    stack: StackID, members: [Member], depth: Int, within entry: EntryID? = nil
  ) {
    stacks[stack] = Stack(members: members, depth: depth)
    if let entry { inner[entry, default: []].append(stack) }
    if depth > 0 {
      presentations[depth - 1].stacks.append(stack)
    } else {
      groundStacks.append(stack)
    }
  }

  /// Forgets a root from which nothing stands any more.
  package mutating func forget(_ root: RootID) {
    let kind = roots.removeValue(forKey: root)?.kind
    if let stack = kind?.stack, topEntry(in: stack) == nil,
      !roots.values.contains(where: { $0.kind.stack == stack })
    {
      drop(stack)
    }
  }

  /// Takes a stack out of the state; what stood in it is returned.
  @discardableResult
  mutating func drop(_ stack: StackID) -> [Member] {
    groundStacks.removeAll { $0 == stack }
    for index in presentations.indices { presentations[index].stacks.removeAll { $0 == stack } }
    for entry in inner.filter({ $0.value.contains(stack) }).keys {
      inner[entry]?.removeAll { $0 == stack }
    }
    return stacks.removeValue(forKey: stack)?.members ?? []
  }

  /// Forgets what is not ours: a window in which nothing of ours lives is read anew.
  package mutating func forgetForeign() {
    guard entries.isEmpty else { return }
    let rank = nextRank
    self = NavigationState()
    nextRank = rank
  }

  mutating func takeRank() -> Int {
    defer { nextRank += 1 }
    return nextRank
  }
}
