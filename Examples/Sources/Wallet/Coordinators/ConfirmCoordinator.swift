import Insecurity
import UIKit

/// What a person says to the last question.
enum Confirmation {
  case confirmed
  case declined
}

/// Asks whether a payment is meant; the result is the answer.
final class ConfirmCoordinator: ModalCoordinator<Confirmation> {
  private let payment: Payment

  init(payment: Payment) {
    self.payment = payment
    super.init()
  }

  override var viewController: UIViewController {
    ConfirmScreen(payment: payment) { [weak self] answer in self?.finish(answer) }
  }
}
