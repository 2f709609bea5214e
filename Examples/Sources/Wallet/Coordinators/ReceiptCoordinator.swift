import Insecurity
import UIKit

/// Money that is given back.
struct Refund {
  let payment: Payment
}

/// Shows one payment; the result is the refund, if a person asks for it.
final class ReceiptCoordinator: NavigationCoordinator<Refund> {
  private let payment: Payment
  private weak var screen: UIViewController?

  init(payment: Payment) {
    self.payment = payment
    super.init()
  }

  override var viewController: UIViewController {
    let screen = ReceiptScreen(payment: payment) { [weak self] in self?.askForRefund() }
    self.screen = screen
    return screen
  }

  /// A plain alert: its answer ends the receipt below it.
  private func askForRefund() {
    let alert = UIAlertController(
      title: "Refund \(Payment.amount(payment.cents))?", message: "It takes a few days.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Refund", style: .destructive) { [weak self, payment] _ in
        self?.finish(Refund(payment: payment))
      })
    screen?.present(alert, animated: true)
  }
}
