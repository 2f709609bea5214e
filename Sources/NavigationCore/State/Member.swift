/// One controller of a stack, as the state knows it.
package enum Member: Hashable, Sendable {
  case entry(EntryID)
  case foreign(ForeignID)

  /// The entry behind it, if it is ours.
  package var entry: EntryID? {
    switch self {
    case .entry(let id): id
    case .foreign: nil
    }
  }
}
