/// A place in the app that can be reached from outside.
public enum Link: String, CaseIterable, Sendable {
  /// The choice of a card to pay with.
  case pay
  /// The form for a new card, over the payment methods.
  case newCard = "new-card"
  /// What was paid.
  case history
  /// The last payment, in the history.
  case receipt
  /// The answers to what people ask.
  case help
}
