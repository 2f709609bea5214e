/// What a program may expect, thought out anew: it shares no code with the engine.
/// It knows what was started and landed, decides who ends when somebody ends, and objects when a
/// handler is called that should not be, or in the wrong order.
package final class Model {
  package typealias ID = Int
  package enum Cause: String { case finished, dismissed, replaced, endedBelow }
  enum Phase { case waiting, live, ending, ended }
  package enum Form { case pushed, modal, stack, current, fallback, ground, groundStack }

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
    var below: Set<ID> = []
    var isGround: Bool { form == .ground || form == .groundStack }
  }

  private(set) var entries: [ID: Entry] = [:]
  private(set) var levels: [Level] = []
  private(set) var roots: [Root] = []
  private(set) var pages: [Pages: [ID]] = [:]
  /// What is the window's root, also after its end, until its replacement is decided, and is seen.
  private(set) var (ground, shownGround): (ID?, ID?)
  private var running: [Int: ID] = [:]
  private var isReplacing = false
  /// Whether a root was decided on since handlers began to run, even if it is not to come any more.
  private var hasReplaced = false
  private var refusals = 0
  package private(set) var problems: [String] = []
  /// Whether hands or foreign code have acted since the last rest: then screens may leave.
  var hasActed = false
  /// Whether foreign code has presented something: what stands on it may go with any root's end.
  var hasForeignLevels = false
  var isCancelling = false
  package init(roots count: Int = 0) { roots = Array(repeating: Root(), count: count) }
  func object(_ problem: String) { problems.append(problem) }
  func ids(in phase: Phase) -> [ID] { entries.filter { $0.value.phase == phase }.keys.sorted() }

  /// A host was made; roots are numbered in this order.
  func add(_ root: Root) {
    roots.append(root)
    root.stack.map { pages[$0] = pages[$0] ?? [] }
  }

  func chain(of id: ID) -> Int { entries[id].map { roots[$0.root].chain } ?? 0 }
  /// What stood in the window, or on no screen, may be gone.
  func lose(where isLost: (Root) -> Bool) {
    for root in roots.indices where isLost(roots[root]) { roots[root].isGone = true }
  }

  package func started(_ id: ID, _ form: Form, root: Int, asker: ID?) {
    entries[id] = Entry(root: root, asker: asker, form: form)
  }
  /// A root start decides that everything in the window ends.
  func replaceAll(for id: ID) {
    guard !isReplacing, let own = entries[id]?.root else {
      // It is refused, unless what was decided on has ended meanwhile: that is not known here.
      for one in ids(in: .waiting) where one != id { entries[one]?.causes.insert("replaced") }
      return
    }
    let all = entries.keys.filter { $0 != id && chain(of: $0) == 0 && isOpen($0) }
    // One that was refused is waiting, too, and is told so later; in a handler the start itself may be.
    let isUnsure = refusals > 0 || !running.isEmpty
    let unsure = isUnsure ? all.filter { entries[$0]?.hasLanded == false } : []
    decide(all: Set(all).subtracting(unsure), .replaced)
    for one in unsure { entries[one]?.causes.formUnion(["replaced", "endedBelow"]) }
    // What waits and ends with its asker is told when that is, and may be replaced until then.
    for one in ids(in: .ending) where entries[one]?.hasLanded == false {
      entries[one]?.causes.insert("replaced")
    }
    hasReplaced = hasReplaced || !all.isEmpty
    isReplacing = hasReplaced
    lose { $0.chain == 0 }
    roots[own] = Root()
    ground = nil
  }
  package func asked(_ id: ID) { entries[id]?.wasAsked = true }
  /// Its controller is seen for the first time: it stands on what is on top of its branch, and of the window.
  package func landed(_ id: ID, as seen: Form? = nil) {
    guard let entry = entries[id], entry.phase == .waiting else { return }
    entries[id]?.phase = .live
    entries[id]?.hasLanded = true
    switch seen ?? landing(of: entry) {
    case .pushed: push(id, entry.root)
    case .modal: present(id, entry.root, isStack: false)
    case .stack: present(id, entry.root, isStack: true)
    case .ground, .groundStack:
      (ground, shownGround) = (id, id)
      roots[entry.root].stack = entry.form == .groundStack ? .ground(entry.root) : nil
      pages[.ground(entry.root)] = [id]
    case .current, .fallback, nil: break
    }
  }
  private func push(_ id: ID, _ root: Int) {
    if let last = topEntry(of: root, under: id) { entries[id]?.below = [last] }
    if let depth = branchTop(of: root) ?? ownLevel(of: root) {
      levels[depth].members.append(id)
    } else if let stack = roots[root].stack {
      pages[stack]?.append(id)
    }
  }

  private func present(_ id: ID, _ root: Int, isStack: Bool) {
    let top = hasForeignLevels ? nil : levels.last?.members.last { $0 < id }
    let under = [top, topEntry(of: root, under: id), roots[root].within, ground]
    entries[id]?.below = Set(under.compactMap { $0 })
    var branches = (levels.last?.roots ?? []).union(lineage(of: root))
    if let ground, let own = entries[ground]?.root { branches.insert(own) }
    levels.append(Level(base: id, isStack: isStack, roots: branches, members: [id]))
  }

  /// A root, and those from which came what it stands on.
  private func lineage(of root: Int) -> Set<Int> {
    let outer = roots[root].within.flatMap { entries[$0]?.root }
    return outer.map { $0 == root ? [root] : lineage(of: $0).union([root]) } ?? [root]
  }

  private func landing(of entry: Entry) -> Form? {
    let isStack =
      branchTop(of: entry.root).map { levels[$0].isStack } ?? roots[entry.root].canPush
    switch entry.form {
    case .pushed: return isStack ? .pushed : nil
    case .current: return isStack ? .pushed : .modal
    case .fallback: return isStack ? .pushed : .stack
    case .modal, .stack, .ground, .groundStack: return entry.form
    }
  }

  /// What one root has started carries all others that were made for the same thing.
  private func branchTop(of root: Int) -> Int? {
    levels.lastIndex { $0.roots.contains { $0 == root || roots[$0].isTwin(of: roots[root]) } }
  }

  private func ownLevel(of root: Int) -> Int? {
    guard case .presented(let base) = roots[root].stack else { return nil }
    return levels.firstIndex { $0.base == base }
  }

  /// What was asked for later never stands under what was asked for earlier.
  private func topEntry(of root: Int, under id: ID) -> ID? {
    if let depth = branchTop(of: root) ?? ownLevel(of: root) {
      return levels[depth].members.last { $0 < id }
    }
    let own = roots[root].stack.flatMap { pages[$0]?.last { $0 < id } } ?? roots[root].within
    return own ?? ground.flatMap { entries[$0]?.root == root ? $0 : nil }
  }

  /// An entry is ended by code: it, and all above it, are decided now.
  package func end(_ id: ID, _ cause: Cause) {
    if isOpen(id) { decide(all: [id], cause) }
    // What waits and goes with its asker goes directly before it, and may end otherwise until then.
    if entries[id]?.phase == .ending, entries[id]?.hasLanded == false {
      entries[id]?.causes.insert(cause.rawValue)
    }
  }

  func endAbove(_ id: ID) { decide(all: directlyAbove(id).union(waiting(for: id)), .dismissed) }

  /// All of a host ends; of a window's host, all that stands on its root.
  func endAll(of root: Int) {
    var all = Set(entries.filter { $0.value.root == root && isOpen($0.key) }.keys)
    // A root that is on its way may stay, and of a root that is gone all is told later.
    for one in all
    where entries[one]?.hasLanded == false && (isOfGone(one) || isComing(one)) {
      all.remove(one)
      entries[one]?.causes.formUnion(["dismissed", "endedBelow"])
    }
    if let ground, entries[ground]?.root == root {
      all = all.union(directlyAbove(ground)).subtracting([ground])
    }
    decide(all: all, .dismissed)
  }

  private func isComing(_ id: ID) -> Bool {
    entries[id].map { $0.isGround && $0.wasAsked } ?? false
  }

  func isOpen(_ id: ID) -> Bool { [.live, .waiting].contains(entries[id]?.phase) }
  private func directlyAbove(_ id: ID) -> Set<ID> {
    Set(entries.filter { $0.value.below.contains(id) && $0.value.phase == .live }.keys)
  }

  private func decide(all ids: Set<ID>, _ cause: Cause) {
    var (next, cause) = (ids.filter(isOpen), cause)
    while !next.isEmpty {
      for id in next {
        // Of one that waits something may have been decided already that could not be told here.
        let before = entries[id]?.phase == .waiting ? entries[id]?.causes ?? [] : []
        if entries[id]?.isGround == true, entries[id]?.hasLanded == false { isReplacing = false }
        entries[id]?.phase = .ending
        entries[id]?.causes = cause == .finished ? ["finished"] : ["dismissed", "endedBelow"]
        if cause == .replaced { entries[id]?.causes = ["replaced"] }
        entries[id]?.causes.formUnion(before)
      }
      cause = .endedBelow
      next = Set(next.flatMap { directlyAbove($0).union(waiting(for: $0)) })
    }
    removeEnded()
  }

  /// What it has asked for, or what is asked of roots in its screen, and has not landed.
  private func waiting(for id: ID) -> Set<ID> {
    Set(ids(in: .waiting).filter { entries[$0]?.asker == id || within($0) == id })
  }

  private func within(_ id: ID) -> ID? { entries[id].flatMap { roots[$0.root].within } }
  private func removeEnded() {
    for stack in pages.keys { pages[stack]?.removeAll { !isOpen($0) } }
    for depth in levels.indices { levels[depth].members.removeAll { !isOpen($0) } }
    levels.removeAll { $0.members.isEmpty }
  }

  /// A handler begins.
  package func called(_ id: ID, _ ending: String, _ result: String?) {
    guard let entry = entries[id] else { return object("\(id) was never started") }
    if let outer = running.updateValue(id, forKey: chain(of: id)) {
      object("the handler of \(id) ran inside that of \(outer)")
    }
    if ending == "finished" ? result != "\(id)" : result != nil {
      object("\(id) ended as \(ending) with \(result ?? "nil")")
    }
    checkOrder(id)
    check(ending, of: id, entry)
    entries[id]?.phase = .ended
    removeEnded()
  }

  package func returned(_ id: ID) {
    running[chain(of: id)] = nil
    hasReplaced = hasReplaced && !ids(in: .ending).isEmpty
    isReplacing = isReplacing && hasReplaced
  }
  private func checkOrder(_ id: ID) {
    for (other, entry) in entries where entry.phase != .ended {
      let wasAsked = entry.phase == .ending && !entry.hasLanded && entry.asker == id
      if wasAsked || entry.below.contains(id) { object("\(id) was told before \(other) above it") }
    }
  }

  /// A start was refused; its handler is called at the next turn end.
  func refused() {
    let isKnown = entries.contains { id, entry in
      entry.phase == .waiting
        && (entry.wasAsked || landing(of: entry) == nil || isOfGone(id)
          || hasActed && within(id) != nil
          || entry.asker.map { !isOpen($0) } ?? false)
    }
    if !isKnown, !hasForeignLevels, !isReplacing { object("a start was refused") }
    refusals += 1
  }

  private func isOfGone(_ id: ID) -> Bool {
    entries[id].map { roots[$0.root].isGone } == true
      || within(id).map { !isOpen($0) && $0 != ground } ?? false
  }

  /// Whether a start that nobody has seen may end with something that is not known here.
  private func mayBeDropped(_ id: ID) -> Bool {
    guard let entry = entries[id], !entry.hasLanded else { return false }
    return hasActed || entry.wasAsked || isOfGone(id)
      || entry.asker.map {
        !isOpen($0) || refusals > 0 && entries[$0]?.hasLanded == false || mayBeDropped($0)
      } ?? false
  }

  private func check(_ ending: String, of id: ID, _ entry: Entry) {
    if entry.phase == .ended { return object("\(id) was told twice") }
    if ending == "refused", refusals > 0, !entry.hasLanded { return refusals -= 1 }
    var allowed = entry.causes
    if hasActed || isOfGone(id) { allowed.formUnion(["left", "endedBelow", "rootGone"]) }
    if hasForeignLevels || isCancelling || mayBeDropped(id) {
      allowed.formUnion(["endedBelow", "dismissed"])
    }
    if !allowed.contains(ending) {
      object("\(id) (\(entry.phase)) may end as \(allowed.sorted()) and ended as \(ending)")
    }
  }

  /// A call of the app has returned: what it decided was told.
  package func callReturned(_ what: String) {
    guard running.isEmpty else { return }
    (isReplacing, hasReplaced) = (false, false)
    for id in ids(in: .ending) { object("\(id) was not told before \(what) returned") }
  }
}
