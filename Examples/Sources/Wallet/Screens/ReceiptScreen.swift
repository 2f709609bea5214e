import UIKit

/// One payment, and the way to take it back.
final class ReceiptScreen: FormScreen {
  private let payment: Payment
  private let refund: () -> Void

  init(payment: Payment, refund: @escaping () -> Void) {
    self.payment = payment
    self.refund = refund
    super.init(title: "Receipt")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([
      Self.label("Paid \(Payment.amount(payment.cents))"),
      Self.label("with \(payment.card), \(payment.card.holder)"),
      button("Refund", refund),
    ])
  }
}
