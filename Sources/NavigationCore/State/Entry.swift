/// One started coordinator's place in the navigation state.
package struct Entry: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// Presented, at this level.
    case presented(depth: Int)
    /// In a stack, at this index.
    case member(StackID, index: Int)
    /// The root view controller of the window, without a stack around it.
    case ground
  }

  package var place: Place
  package var root: RootID
  /// Its order of ending: what stands above has a greater one, and so has a branch that was started later.
  package var rank: Int
}
