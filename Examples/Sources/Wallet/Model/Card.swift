/// A payment card that the wallet knows.
public struct Card: Hashable, Sendable {
  /// The digits, without spaces.
  public let number: String
  /// The name on the card.
  public let holder: String

  /// A card whose number has been checked.
  public init(number: CardNumber, holder: String) {
    self.number = number.digits
    self.holder = holder
  }
}

extension Card: CustomStringConvertible {
  /// The card as a person may see it: the last four digits only.
  public var description: String { "•••• \(number.suffix(4))" }
}
