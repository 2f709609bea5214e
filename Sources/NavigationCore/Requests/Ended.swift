/// One entry that has ended and whose handler is to be called.
package struct Ended: Hashable, Sendable {
  package let id: EntryID
  package let ending: Ending
  /// Its order among those that end together: greatest first.
  package let rank: Int

  package init(id: EntryID, ending: Ending, rank: Int) {
    self.id = id
    self.ending = ending
    self.rank = rank
  }
}
