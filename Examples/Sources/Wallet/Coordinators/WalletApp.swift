import Insecurity
import UIKit

/// The app: decides what its window shows.
public final class WalletApp: WindowCoordinator {
  /// What the app knows.
  public let wallet: Wallet

  /// An app in a window, with the wallet of the one who uses it.
  public init(_ window: UIWindow, wallet: Wallet) {
    self.wallet = wallet
    super.init(window)
  }

  /// Shows the first screen.
  public func start() {
    let wallet = wallet
    navigation.start(HomeCoordinator(wallet: wallet), animated: false) { result in
      wallet.note("Wallet", result)
    }
  }
}
