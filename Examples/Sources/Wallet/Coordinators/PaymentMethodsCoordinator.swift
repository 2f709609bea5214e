import Insecurity
import UIKit

/// Lets a person choose a card, or add one; the result is the card that was chosen.
final class PaymentMethodsCoordinator: ModalCoordinator<Card> {
  private let wallet: Wallet
  private weak var screen: PaymentMethodsScreen?

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init()
  }

  override var viewController: UIViewController {
    let screen = PaymentMethodsScreen(wallet: wallet) { [weak self] choice in
      switch choice {
      case .card(let card): self?.finish(card)
      case .add: self?.addCard()
      case .close: self?.dismiss()
      }
    }
    self.screen = screen
    return screen
  }

  private func addCard() {
    navigation.start(AddCardCoordinator(), animated: true) { [wallet, screen] card in
      wallet.note("Add a card", card)
      card.map { wallet.cards.append($0) }
      screen?.refresh()
    }
  }
}
