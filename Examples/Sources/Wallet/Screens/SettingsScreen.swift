import Insecurity
import UIKit

/// A view controller from before there were coordinators: it is pushed by hand and starts chains of
/// its own, over itself and on the navigation controller it stands in.
final class SettingsScreen: FormScreen {
  private let wallet: Wallet
  private let logOut: () -> Void
  private let hint = FormScreen.label(nil)
  private var customInsecurityHost: InsecurityHost?

  init(wallet: Wallet, logOut: @escaping () -> Void) {
    self.wallet = wallet
    self.logOut = logOut
    super.init(title: "Settings")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([
      hint,
      button("Change PIN") { [weak self] in self?.changePIN() },
      button("Default card") { [weak self] in self?.chooseDefaultCard() },
      button("Log out", logOut),
    ])
  }

  private func changePIN() {
    let insecurityHost = InsecurityHost(modal: self)
    self.customInsecurityHost = insecurityHost

    let changePIN = ChangePINCoordinator(forgot: logOut)

    insecurityHost.start(changePIN, animated: true) { [weak self, wallet] pin in
      self?.customInsecurityHost = nil
      wallet.note("Change PIN", pin.map { _ in "a new one" })
      if pin != nil { self?.hint.text = "The PIN was changed" }
    }
  }

  private func chooseDefaultCard() {
    guard let navigationController else { return }
    let insecurityHost = InsecurityHost(navigation: navigationController)
    self.customInsecurityHost = insecurityHost

    let defaultCard = DefaultCardCoordinator(cards: wallet.cards)

    insecurityHost.start(defaultCard, animated: true) { [weak self, wallet] card in
      self?.customInsecurityHost = nil
      wallet.note("Default card", card)
      guard let card else { return }
      wallet.prefer(card)
      self?.hint.text = "\(card) comes first"
    }
  }
}
