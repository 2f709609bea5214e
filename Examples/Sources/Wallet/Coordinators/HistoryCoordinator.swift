import Insecurity
import UIKit

/// Shows what was paid; it has no result of its own.
final class HistoryCoordinator: NavigationCoordinator<Never> {
  private let wallet: Wallet
  private weak var screen: HistoryScreen?

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init()
  }

  override var viewController: UIViewController {
    let screen = HistoryScreen(wallet: wallet) { [weak self] choice in
      switch choice {
      case .payment(let payment): self?.showReceipt(of: payment)
      case .help: self?.showHelp()
      }
    }
    self.screen = screen
    return screen
  }

  /// Shows the last payment, if there is one.
  func showLastReceipt() {
    wallet.payments.last.map(showReceipt)
  }

  private func showReceipt(of payment: Payment) {
    navigation.start(ReceiptCoordinator(payment: payment), animated: true) {
      [weak self, wallet] refund in
      wallet.note("Receipt", refund)
      if let refund { wallet.take(back: refund.payment) }
      self?.screen?.refresh()
    }
  }

  private func showHelp() {
    navigation.start(HelpCoordinator(wallet: wallet), in: .current, animated: true) {
      [wallet] message in
      wallet.note("Help", message)
    }
  }
}
