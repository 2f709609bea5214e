/// The digits of a card whose check digit is right.
public struct CardNumber: Hashable, Sendable {
  /// The digits, without spaces.
  public let digits: String

  /// Why a text is no card number.
  public enum Mistake: Error, Hashable {
    /// It holds something other than digits and spaces.
    case notDigits
    /// It has fewer than 12 or more than 19 digits.
    case wrongLength
    /// The digits do not add up: one was mistyped.
    case wrongCheckDigit
  }

  /// Reads what a person has typed; spaces do not matter.
  public init(_ text: String) throws(Mistake) {
    let digits = text.filter { $0 != " " }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw .notDigits }
    guard (12...19).contains(digits.count) else { throw .wrongLength }
    guard Self.addsUp(digits) else { throw .wrongCheckDigit }
    self.digits = digits
  }

  /// The checksum of card numbers: from the right, every second digit counts double.
  private static func addsUp(_ digits: String) -> Bool {
    let sum = digits.reversed().compactMap(\.wholeNumberValue).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? $0.element : $0.element * 2 }
      .map { $0 > 9 ? $0 - 9 : $0 }
      .reduce(0, +)
    return sum.isMultiple(of: 10)
  }
}

extension CardNumber.Mistake {
  /// The sentence that is shown below the field.
  var sentence: String {
    switch self {
    case .notDigits: "A card number has digits only."
    case .wrongLength: "A card number has 12 to 19 digits."
    case .wrongCheckDigit: "This number has a typing mistake."
    }
  }
}
