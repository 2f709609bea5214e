import UIKit

/// The random numbers of one of several walks.
nonisolated struct ExplorerRandom {
  private var random: SeededRandom

  init(seed: UInt64, number: Int) {
    var first = SeededRandom(seed: seed)
    random = SeededRandom(
      seed: first.next() ^ UInt64(truncatingIfNeeded: number) &* 0xD6E8_FEB8_6659_FD93)
  }

  /// A number below the given one, which is above zero.
  mutating func below(_ count: Int) -> Int { random.below(count) }
}
