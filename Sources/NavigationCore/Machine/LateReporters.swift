/// Entries whose screen may leave before their result is told (R22).
///
/// Once the screen has left, such an entry counts as gone for state and movement; it is delivered
/// when it tells its result, when its controller is released, or with what it stood on.
package struct LateReporters: Hashable, Sendable {
  private struct Reporter: Hashable {
    let root: RootID
    let standsOn: [EntryID]
  }

  private var onScreen: [EntryID: Reporter] = [:]
  private var gone: [EntryID: Reporter] = [:]

  /// Entries whose screen has left and who have not been delivered.
  package var undelivered: [EntryID] { gone.keys.sorted() }

  /// A late reporter has come on screen.
  mutating func landed(_ start: Start, on anchors: [EntryID]) {
    guard start.reporting == .late else { return }
    onScreen[start.id] = Reporter(root: start.root, standsOn: anchors)
  }

  /// Keeps back those of the ended that have left by themselves and may still report.
  mutating func keepBack(_ ended: [Ended]) -> [Ended] {
    guard !onScreen.isEmpty else { return ended }
    return ended.filter { one in
      guard one.ending == .left, let reporter = onScreen.removeValue(forKey: one.id) else {
        return true
      }
      gone[one.id] = reporter
      return false
    }
  }

  /// It has told its result, or its controller is released; false if it was not kept back.
  mutating func reported(_ id: EntryID) -> Bool {
    gone.removeValue(forKey: id) != nil
  }

  /// What was kept back ends with what it stood on.
  mutating func ended(_ ended: [Ended]) -> [EntryID] {
    guard !gone.isEmpty || !onScreen.isEmpty else { return [] }
    var ids = Set(ended.map(\.id))
    var also: [EntryID] = []
    onScreen = onScreen.filter { !ids.contains($0.key) }
    for (id, reporter) in gone.sorted(by: { $0.key < $1.key })
    where reporter.standsOn.contains(where: ids.contains) {
      ids.insert(id)
      also.append(id)
      gone[id] = nil
    }
    return also
  }

  /// Those of a chain that had no window join.
  mutating func tookOver(_ other: LateReporters) {
    onScreen.merge(other.onScreen) { mine, _ in mine }
    gone.merge(other.gone) { mine, _ in mine }
  }

  /// What was kept back ends with its root; every root if none is named.
  mutating func rootEnded(_ root: RootID?) -> [EntryID] {
    let ids = gone.filter { root == nil || $0.value.root == root }.keys.sorted()
    for id in ids { gone[id] = nil }
    return ids
  }
}
