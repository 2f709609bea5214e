/// What the app knows: its cards, what was paid, and what came back from its screens.
@MainActor public final class Wallet {
  /// The cards, oldest first.
  public var cards: [Card]
  /// The payments, oldest first.
  public var payments: [Payment] = []
  /// One line for each result that came back to the one who had started the screen.
  public private(set) var results: [String] = []

  /// A wallet with the given cards.
  public init(cards: [Card] = []) {
    self.cards = cards
  }

  /// Puts a card before the others.
  func prefer(_ card: Card) {
    guard let index = cards.firstIndex(of: card) else { return }
    cards.insert(cards.remove(at: index), at: 0)
  }

  /// Undoes a payment.
  func take(back payment: Payment) {
    guard let index = payments.lastIndex(of: payment) else { return }
    payments.remove(at: index)
  }

  /// Notes what came back from a screen.
  func note<Value>(_ screen: String, _ result: Value?) {
    results.append("\(screen): \(result.map { "\($0)" } ?? "nothing")")
  }
}

/// Money that was sent with a card.
public struct Payment: Hashable, Sendable {
  /// What was paid, in cents.
  public let cents: Int
  /// The card it was paid with.
  public let card: Card

  /// A payment that was made.
  public init(cents: Int, card: Card) {
    self.cents = cents
    self.card = card
  }
}

extension Payment: CustomStringConvertible {
  /// The payment as a person would say it: `12.50 with •••• 4242`.
  public var description: String { "\(Payment.amount(cents)) with \(card)" }

  /// An amount with two digits after the point.
  static func amount(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
