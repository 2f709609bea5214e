extension WindowMachine {
  /// The first rule that does not hold; debug builds of the shell ask after each event.
  ///
  /// The check costs what is there: what is large is not checked.
  package var brokenRule: String? { isTooLargeToCheck ? nil : brokenInvariant }

  private var isTooLargeToCheck: Bool {
    let counts =
      [state.entries.count, delivery.count, movement.waitingCount, leaving.covers.count]
      + leaving.stacks.values.map(\.members.count)
    return counts.contains { $0 > 64 }
  }

  /// The first of the rules about a window that does not hold, in words; `nil` if all do.
  package var brokenInvariant: String? {
    state.brokenInvariant ?? brokenLeaving ?? brokenQueue
  }

  /// What leaves is not to be there, and a stack that loses members stays itself.
  private var brokenLeaving: String? {
    for cover in leaving.covers where state.presentations.contains(where: { $0.cover == cover }) {
      return "\(cover) is to leave and to stay"
    }
    if Set(leaving.covers).count < leaving.covers.count { return "a cover is to leave twice" }
    for (stack, shown) in leaving.stacks {
      guard state.members(of: stack) != nil else {
        return "stack \(stack.rawValue) loses members and is not there"
      }
      guard shown.kept < shown.members.count else {
        return "stack \(stack.rawValue) is to lose members and loses none"
      }
      for member in shown.members[shown.kept...] where member.entry.map(state.contains) == true {
        return "\(member) is to leave stack \(stack.rawValue) and to stay"
      }
    }
    return nil
  }

  /// A start is in line, in the state, or refused; never two of these.
  private var brokenQueue: String? {
    var seen: Set<EntryID> = []
    for id in movement.waiting.map(\.id) + refusals.map(\.start.id) {
      guard seen.insert(id).inserted else { return "start \(id.rawValue) is in line twice" }
      guard !state.contains(id) else { return "start \(id.rawValue) waits and is in the state" }
    }
    for start in movement.unshown where !state.contains(start.id) {
      return "start \(start.id.rawValue) is to be shown and not in the state"
    }
    for start in movement.undecided + movement.unshown
    where start.isRoot && start.id != movement.rootInLine?.id {
      return "root \(start.id.rawValue) stands behind others"
    }
    return holds < 0 ? "more was released than held" : nil
  }
}
