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
      case .help: self?.showHelp()
      case .close: self?.dismiss()
      }
    }
    self.screen = screen
    return screen
  }

  /// Asks for a new card.
  func addCard() {
    navigation.start(AddCardCoordinator(), animated: true) { [weak self, wallet] card in
      wallet.note("Add a card", card)
      card.map { wallet.cards.append($0) }
      self?.screen?.refresh()
    }
  }

  /// Over the methods, in a navigation controller that is made for it.
  private func showHelp() {
    let help = HelpCoordinator(wallet: wallet)
    navigation.start(help, in: .navigation(new: UINavigationController()), animated: true) {
      [wallet] message in
      wallet.note("Help", message)
    }
  }
}
