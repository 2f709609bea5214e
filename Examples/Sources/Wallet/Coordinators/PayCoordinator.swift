import Insecurity
import UIKit

/// Pays: choose a card, confirm; the result is the payment.
///
/// Choosing and confirming end together: the person sees one movement, from the question back to
/// where the payment was asked for.
final class PayCoordinator: ModalCoordinator<Payment> {
  private let wallet: Wallet
  private let cents: Int
  private weak var screen: PaymentMethodsScreen?

  init(wallet: Wallet, cents: Int) {
    self.wallet = wallet
    self.cents = cents
    super.init()
  }

  override var viewController: UIViewController {
    let screen = PaymentMethodsScreen(wallet: wallet) { [weak self] choice in
      switch choice {
      case .card(let card): self?.confirm(card)
      case .add: self?.addCard()
      case .help: self?.showHelp()
      case .close: self?.dismiss()
      }
    }
    screen.title = "Pay with"
    self.screen = screen
    return screen
  }

  private func confirm(_ card: Card) {
    let payment = Payment(cents: cents, card: card)
    navigation.start(ConfirmCoordinator(payment: payment), animated: true) {
      [weak self, wallet] answer in
      wallet.note("Confirm", answer)
      if answer == .confirmed { self?.finish(payment) }
    }
  }

  /// In a stack of its own, because there is none here.
  private func showHelp() {
    let help = HelpCoordinator(wallet: wallet)
    navigation.start(help, in: .navigation(fallback: UINavigationController()), animated: true) {
      [wallet] message in
      wallet.note("Help", message)
    }
  }

  private func addCard() {
    navigation.start(AddCardCoordinator(), animated: true) { [weak self, wallet] card in
      wallet.note("Add a card", card)
      guard let card else { return }
      wallet.cards.append(card)
      self?.screen?.refresh()
      self?.confirm(card)
    }
  }
}
