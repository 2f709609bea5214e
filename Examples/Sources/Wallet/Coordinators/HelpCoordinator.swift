import Insecurity
import UIKit

/// Answers questions, and takes one; shown as its starter says. The result is what was asked.
final class HelpCoordinator: AdaptiveCoordinator<String> {
  private let wallet: Wallet

  init(wallet: Wallet) {
    self.wallet = wallet
    super.init()
  }

  override var viewController: UIViewController {
    HelpScreen { [weak self] choice in
      switch choice {
      case .write: self?.write()
      case .close: self?.dismiss()
      }
    }
  }

  /// As the help itself is shown: pushed on a stack, else presented. Both end together.
  private func write() {
    navigation.start(MessageCoordinator(), in: .current, animated: true) {
      [weak self, wallet] text in
      wallet.note("Message", text)
      if let text { self?.finish(text) }
    }
  }
}
