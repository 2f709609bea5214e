import Insecurity
import UIKit

/// The app: decides what its window shows.
public final class WalletApp: WindowCoordinator {
  /// What the app knows.
  public let wallet: Wallet
  private weak var home: HomeCoordinator?
  /// A link that waits until someone has logged in.
  private var waitingLink: Link?

  /// An app in a window, with the wallet of the one who uses it.
  public init(_ window: UIWindow, wallet: Wallet) {
    self.wallet = wallet
    super.init(window)
  }

  /// Shows the first screen.
  public func start() {
    showHome(animated: false)
  }

  /// Shows what a link leads to, whatever is on screen and whatever moves.
  ///
  /// What was open before ends without results, and a person sees one movement. Someone who is
  /// logged out has to log in first.
  public func open(_ link: Link) {
    guard let home, home.isOnScreen else {
      waitingLink = link
      return
    }
    navigation.batch { home.open(link) }
  }

  /// Shows the wallet, and what a link has asked for meanwhile.
  private func showHome(animated: Bool) {
    let home = HomeCoordinator(wallet: wallet)
    navigation.start(UINavigationController(), home, animated: animated) {
      [weak self, wallet] departure in
      wallet.note("Wallet", departure)
      if departure == .loggedOut { self?.showWelcome() }
    }
    self.home = home
    waitingLink.map { home.open($0) }
    waitingLink = nil
  }

  /// Replaces the whole window, with whatever is presented in it.
  private func showWelcome() {
    navigation.start(WelcomeCoordinator(wallet: wallet), animated: true) {
      [weak self, wallet] person in
      wallet.note("Welcome", person)
      if person != nil { self?.showHome(animated: true) }
    }
  }
}
