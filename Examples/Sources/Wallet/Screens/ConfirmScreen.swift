import UIKit

/// The last question before money goes.
final class ConfirmScreen: FormScreen {
  private let payment: Payment
  private let answer: (Confirmation) -> Void

  init(payment: Payment, answer: @escaping (Confirmation) -> Void) {
    self.payment = payment
    self.answer = answer
    super.init(title: "Confirm")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let answer = answer
    show([
      Self.label("Pay \(Payment.amount(payment.cents))"),
      Self.label("with \(payment.card), \(payment.card.holder)"),
      button("Confirm") { answer(.confirmed) },
      button("Not now") { answer(.declined) },
    ])
  }
}
