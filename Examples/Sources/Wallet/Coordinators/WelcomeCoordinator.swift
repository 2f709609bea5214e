import Insecurity
import UIKit

/// Lets someone log in; the result is who did.
final class WelcomeCoordinator: ModalCoordinator<String> {
  private let wallet: Wallet

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init()
  }

  override var viewController: UIViewController {
    WelcomeScreen { [weak self] choice in
      switch choice {
      case .logIn(let name): self?.finish(name)
      case .help: self?.showHelp()
      }
    }
  }

  private func showHelp() {
    navigation.start(HelpCoordinator(wallet: wallet), in: .modal, animated: true) {
      [wallet] message in
      wallet.note("Help", message)
    }
  }
}
