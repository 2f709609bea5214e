/// Says that a person could not have done what a test asked for.
public nonisolated struct ImpossibleAction: Error, Hashable {
  /// What was asked for, as a person would say it.
  public let action: String
  /// Why it could not be done.
  public let reason: String
  /// What a person could have done instead.
  public let possible: [UserAction]
}

nonisolated extension ImpossibleAction: CustomStringConvertible {
  /// One sentence: what was asked for, why not, and what is possible.
  public var description: String {
    let instead = possible.map(\.description).joined(separator: ", ")
    return "Cannot \(action): \(reason); possible: \(instead.isEmpty ? "nothing" : instead)."
  }
}
