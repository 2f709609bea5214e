import Insecurity
import UIKit

/// Why someone has left the wallet.
enum Departure {
  case loggedOut
}

/// Runs the first screen; it stays for as long as the window shows it.
final class HomeCoordinator: NavigationCoordinator<Departure> {
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
      case .history: self?.showHistory()
      case .settings: self?.showSettings()
      case .help: self?.showHelp()
      }
    }
    self.screen = screen
    return screen
  }

  /// Ends what is open and starts what a link leads to; a batch makes it one movement.
  func open(_ link: Link) {
    dismissChildren()
    switch link {
    case .pay: pay()
    case .newCard: showPaymentMethods().addCard()
    case .history: showHistory()
    case .receipt: showHistory().showLastReceipt()
    case .help: showHelp()
    }
  }

  private func pay() {
    navigation.start(PayCoordinator(wallet: wallet, cents: cents), animated: true) {
      [weak self, wallet] payment in
      wallet.note("Pay", payment)
      payment.map { wallet.payments.append($0) }
      self?.screen?.refresh()
    }
  }

  @discardableResult
  private func showPaymentMethods() -> PaymentMethodsCoordinator {
    let methods = PaymentMethodsCoordinator(wallet: wallet)
    navigation.start(methods, animated: true) { [weak self, wallet] card in
      wallet.note("Payment methods", card)
      self?.screen?.refresh()
    }
    return methods
  }

  @discardableResult
  private func showHistory() -> HistoryCoordinator {
    let history = HistoryCoordinator(wallet: wallet)
    navigation.start(history, animated: true) { [weak self, wallet] (end: Never?) in
      wallet.note("History", end)
      self?.screen?.refresh()
    }
    return history
  }

  /// Pushed here, because there is a stack.
  private func showHelp() {
    let help = HelpCoordinator(wallet: wallet)
    navigation.start(help, in: .navigation(fallback: UINavigationController()), animated: true) {
      [wallet] message in
      wallet.note("Help", message)
    }
  }

  /// An older part of the app, which knows nothing of coordinators.
  private func showSettings() {
    let settings = SettingsScreen(wallet: wallet) { [weak self] in self?.finish(.loggedOut) }
    screen?.navigationController?.pushViewController(settings, animated: true)
  }
}
