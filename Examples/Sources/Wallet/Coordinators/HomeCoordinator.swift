import Insecurity
import UIKit

/// Runs the first screen; it stays for as long as the window shows it.
final class HomeCoordinator: ModalCoordinator<Never> {
  private let wallet: Wallet
  private let cents = 1250
  private weak var screen: HomeScreen?

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init()
  }

  override var viewController: UIViewController {
    let screen = HomeScreen(wallet: wallet, cents: cents) { [weak self] choice in
      switch choice {
      case .pay: self?.pay()
      case .paymentMethods: self?.showPaymentMethods()
      }
    }
    self.screen = screen
    return screen
  }

  private func pay() {
    navigation.start(PayCoordinator(wallet: wallet, cents: cents), animated: true) {
      [wallet, screen] payment in
      wallet.note("Pay", payment)
      payment.map { wallet.payments.append($0) }
      screen?.refresh()
    }
  }

  private func showPaymentMethods() {
    navigation.start(PaymentMethodsCoordinator(wallet: wallet), animated: true) {
      [wallet, screen] card in
      wallet.note("Payment methods", card)
      screen?.refresh()
    }
  }
}
