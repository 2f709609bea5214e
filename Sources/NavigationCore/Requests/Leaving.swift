/// What has ended and is still on screen.
///
/// It is kept apart from the state: the state is what should be there, this is what has to go.
package struct Leaving: Hashable, Sendable {
  /// A stack that stays, as it is shown, and how many of its members stay.
  package struct Shown: Hashable, Sendable {
    package var members: [Member]
    package var kept: Int
  }

  /// Presented things that go, lowest first.
  package internal(set) var covers: [Cover] = []
  package internal(set) var stacks: [StackID: Shown] = [:]
  /// Whether the lowest of the ends was asked to be animated.
  package internal(set) var animated = true
  /// How often UIKit has refused to take them away.
  package internal(set) var refusals = 0
  private var lowestRank = Int.max

  package init() {}

  package var isEmpty: Bool { covers.isEmpty && stacks.isEmpty }

  /// Adds what a cut took away; `isShown` tells whether it has come on screen at all.
  mutating func add(
    _ cut: Cut, animated: Bool, isShown: (Member) -> Bool, isCoverShown: (Cover) -> Bool
  ) {
    decide(animated, rank: cut.ranks.last)
    covers = cut.covers.filter(isCoverShown) + covers
    for stack in cut.stacks { add(stack, isShown: isShown) }
    dropStacksOfCovers()
  }

  private mutating func decide(_ animated: Bool, rank: Int?) {
    let rank = rank ?? lowestRank
    guard isEmpty || rank <= lowestRank else { return }
    self.animated = animated
    lowestRank = rank
  }

  private mutating func add(_ cut: Cut.StackCut, isShown: (Member) -> Bool) {
    if var shown = stacks[cut.stack] {
      shown.kept = min(shown.kept, cut.kept)
      stacks[cut.stack] = shown
      return
    }
    var shown = cut.before
    while let last = shown.last, !isShown(last) { shown.removeLast() }
    guard cut.kept < shown.count else { return }
    stacks[cut.stack] = Shown(members: shown, kept: cut.kept)
  }

  private mutating func dropStacksOfCovers() {
    for case .stack(let id) in covers { stacks[id] = nil }
  }

  /// Forgets what is not on screen any more; how many have gone is returned.
  mutating func keep(covers shown: [Cover]) -> Int {
    let count = covers.count
    covers.removeAll { !shown.contains($0) }
    return count - covers.count
  }

  /// Takes over how a stack is shown now.
  mutating func show(_ members: [Member]?, kept: Int, in stack: StackID) {
    stacks[stack] = members.map { Shown(members: $0, kept: kept) }
  }

  /// The call that makes a stack what the state says is made: it counts as done until read.
  mutating func called(_ stack: StackID) {
    stacks[stack] = nil
  }

  /// Stacks that are not there any more lose nothing.
  mutating func keep(stacks staying: (StackID) -> Bool) {
    stacks = stacks.filter { staying($0.key) }
  }

  mutating func refused() {
    refusals += 1
  }

  /// When all is gone that had to go, nothing is left to count.
  mutating func forgetIfEmpty() {
    if isEmpty { self = Leaving() }
  }
}
