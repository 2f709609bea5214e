/// What a program may expect, thought out anew: it shares no code with the engine.
///
/// It knows what was started and in which order it landed, decides who ends when somebody ends, and
/// objects when a handler is called that should not be, or in the wrong order.
package final class Model {
  package typealias ID = Int

  package enum Cause: String {
    case finished, dismissed
    case below = "endedBelow"
  }

  enum Phase: Hashable {
    case waiting
    case live
    /// Its end is decided, its handler was not called yet.
    case ending
    case ended
  }

  package enum Form {
    case pushed, modal, stack, current, fallback
  }

  struct Entry {
    let root: Int
    let asker: ID?
    let form: Form
    var phase = Phase.waiting
    /// What it may have ended as, once that is decided.
    var causes: Set<String> = []
    /// Its controller was given; until that is seen on screen, what is below may take it along.
    var wasAsked = false
    var hasLanded = false
    /// What it stands on.
    var below: Set<ID> = []
  }

  /// One presentation: the roots in whose branch it is, and what stands in it.
  private struct Level {
    let isStack: Bool
    let roots: Set<Int>
    var members: [ID]
  }

  private(set) var entries: [ID: Entry] = [:]
  private var levels: [Level] = []
  /// The entries on the stack that a host was made for.
  private var stacks: [Int: [ID]]
  private var running: ID?
  /// How many refusals were told and not answered.
  private var refusals = 0
  package private(set) var problems: [String] = []
  /// Whether hands or foreign code have acted since the last rest: then screens may leave.
  var hasActed = false
  /// Whether foreign code has presented something. It belongs to the branch that was visible then,
  /// which is not known here: what stands on it may go with the end of any root.
  var hasForeignLevels = false

  /// `stacks` are the numbers of the roots that are stacks.
  package init(stacks: [Int]) {
    self.stacks = Dictionary(uniqueKeysWithValues: stacks.map { ($0, []) })
  }

  func object(_ problem: String) { problems.append(problem) }

  func ids(in phase: Phase) -> [ID] {
    entries.filter { $0.value.phase == phase }.keys.sorted()
  }

  // MARK: - Starting

  package func started(_ id: ID, _ form: Form, root: Int, asker: ID?) {
    entries[id] = Entry(root: root, asker: asker, form: form)
  }

  package func asked(_ id: ID) { entries[id]?.wasAsked = true }

  /// Its controller is seen for the first time: it stands on what is on top of its branch, and of the window.
  package func landed(_ id: ID) {
    guard let entry = entries[id], entry.phase == .waiting else { return }
    let depth = branchTop(of: entry.root)
    switch landing(of: entry, depth) {
    case .pushed:
      if let depth { push(id, on: depth) } else { pushOnRoot(id, entry.root) }
    case .modal, .stack:
      var below: Set<ID> = []
      if let top = levels.last?.members.last { below.insert(top) }
      if let own = topEntry(of: entry.root) { below.insert(own) }
      entries[id]?.below = below
      let roots = (levels.last?.roots ?? []).union([entry.root])
      levels.append(
        Level(isStack: landing(of: entry, depth) == .stack, roots: roots, members: [id]))
    case .current, .fallback, nil: break
    }
    entries[id]?.phase = .live
    entries[id]?.hasLanded = true
  }

  /// Whether a start has nowhere to go.
  func isNowhere(_ id: ID) -> Bool {
    entries[id].map { landing(of: $0, branchTop(of: $0.root)) == nil } ?? false
  }

  private func landing(of entry: Entry, _ depth: Int?) -> Form? {
    let isStack = depth.map { levels[$0].isStack } ?? (stacks[entry.root] != nil)
    switch entry.form {
    case .pushed: return isStack ? .pushed : nil
    case .current: return isStack ? .pushed : .modal
    case .fallback: return isStack ? .pushed : .stack
    case .modal, .stack: return entry.form
    }
  }

  private func branchTop(of root: Int) -> Int? {
    levels.lastIndex { $0.roots.contains(root) }
  }

  private func topEntry(of root: Int) -> ID? {
    branchTop(of: root).map { levels[$0].members.last } ?? stacks[root]?.last
  }

  private func push(_ id: ID, on depth: Int) {
    if let top = levels[depth].members.last { entries[id]?.below = [top] }
    levels[depth].members.append(id)
  }

  private func pushOnRoot(_ id: ID, _ root: Int) {
    if let top = stacks[root]?.last { entries[id]?.below = [top] }
    stacks[root]?.append(id)
  }

  // MARK: - Ending

  /// An entry is ended by code: it, and all above it, are decided now.
  package func end(_ id: ID, _ cause: Cause) {
    if isOpen(id) { decide(all: [id], cause) }
    // What waits and goes with its asker goes directly before it, and may end otherwise until then.
    if entries[id]?.phase == .ending, entries[id]?.hasLanded == false {
      entries[id]?.causes.insert(cause.rawValue)
    }
  }

  func endAbove(_ id: ID) {
    decide(all: directlyAbove(id).union(waiting(askedBy: id)), .dismissed)
  }

  func endAll(of root: Int) {
    decide(all: Set(entries.filter { $0.value.root == root && isOpen($0.key) }.keys), .dismissed)
  }

  func isOpen(_ id: ID) -> Bool {
    entries[id]?.phase == .live || entries[id]?.phase == .waiting
  }

  private func directlyAbove(_ id: ID) -> Set<ID> {
    Set(entries.filter { $0.value.below.contains(id) && $0.value.phase == .live }.keys)
  }

  private func decide(all ids: Set<ID>, _ cause: Cause) {
    var next = ids.filter(isOpen)
    var cause = cause
    while !next.isEmpty {
      for id in next {
        entries[id]?.phase = .ending
        entries[id]?.causes = [cause.rawValue]
        if cause == .dismissed { entries[id]?.causes.insert(Cause.below.rawValue) }
        if cause == .below { entries[id]?.causes.insert(Cause.dismissed.rawValue) }
      }
      cause = .below
      next = Set(next.flatMap { directlyAbove($0).union(waiting(askedBy: $0)) })
    }
    removeEnded()
  }

  private func waiting(askedBy id: ID) -> Set<ID> {
    Set(entries.filter { $0.value.asker == id && $0.value.phase == .waiting }.keys)
  }

  private func removeEnded() {
    for root in stacks.keys { stacks[root]?.removeAll { !isOpen($0) } }
    for depth in levels.indices { levels[depth].members.removeAll { !isOpen($0) } }
    levels.removeAll { $0.members.isEmpty }
  }

  // MARK: - Being told

  /// A handler begins.
  package func called(_ id: ID, _ ending: String, _ result: String?) {
    guard let entry = entries[id] else { return object("\(id) was never started") }
    if let running { object("the handler of \(id) ran inside that of \(running)") }
    running = id
    if entry.phase == .ended { object("the handler of \(id) was called twice") }
    if ending == "finished" ? result != "\(id)" : result != nil {
      object("\(id) ended as \(ending) with \(result ?? "nil")")
    }
    checkOrder(id)
    check(ending, of: id, entry)
    entries[id]?.phase = .ended
    removeEnded()
  }

  package func returned(_ id: ID) { running = nil }

  private func checkOrder(_ id: ID) {
    for (other, entry) in entries where entry.phase != .ended {
      if entry.below.contains(id) { object("\(id) was told before \(other), which stands on it") }
      if entry.phase == .ending, !entry.hasLanded, entry.asker == id {
        object("\(id) was told before \(other), which it had asked for")
      }
    }
  }

  /// A start was refused; its handler is called at the next turn end.
  func refused() {
    let waiting = ids(in: .waiting)
    let isKnown = !waiting.contains { entries[$0]?.wasAsked == true }
    if isKnown, !hasForeignLevels, !waiting.contains(where: isNowhere) {
      object("a start was refused")
    }
    refusals += 1
  }

  /// Whether a start that nobody has seen may end with something that is not known here.
  private func mayBeDropped(_ entry: Entry) -> Bool {
    if hasActed || entry.wasAsked { return true }
    guard let asker = entry.asker.flatMap({ entries[$0] }), !asker.hasLanded else { return false }
    return refusals > 0 || mayBeDropped(asker)
  }

  private func check(_ ending: String, of id: ID, _ entry: Entry) {
    if ending == "refused", refusals > 0, !entry.hasLanded, entry.phase != .ended {
      refusals -= 1
      return
    }
    var allowed = entry.causes
    if hasActed { allowed.formUnion(["left", "endedBelow", "rootGone"]) }
    if hasForeignLevels || (!entry.hasLanded && mayBeDropped(entry)) {
      allowed.formUnion(["endedBelow", "dismissed"])
    }
    if entry.phase != .ended, !allowed.contains(ending) {
      object("\(id) (\(entry.phase)) may end as \(allowed.sorted()) and ended as \(ending)")
    }
  }

  /// A call of the app has returned: what it decided was told.
  package func callReturned(_ what: String) {
    guard running == nil else { return }
    for id in ids(in: .ending) { object("\(id) was not told before \(what) returned") }
  }
}
