/// Random numbers that are the same for the same seed, on every machine.
nonisolated struct ExplorerRandom {
  private var state: UInt64

  /// The numbers of one of several walks.
  init(seed: UInt64, number: Int) {
    state = seed
    state = next() ^ UInt64(truncatingIfNeeded: number) &* 0xD6E8_FEB8_6659_FD93
  }

  /// A number below the given one, which is above zero.
  mutating func below(_ count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  // SplitMix64: one addition and a mix of the bits.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
