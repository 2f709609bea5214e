import UIKit

/// The first screen: what there is, and what one can do with it.
final class HomeScreen: FormScreen {
  /// What a person can do here.
  enum Choice {
    case pay
    case paymentMethods
    case history
    case settings
    case help
  }

  private let wallet: Wallet
  private let cents: Int
  private let choose: (Choice) -> Void

  init(wallet: Wallet, cents: Int, choose: @escaping (Choice) -> Void) {
    self.wallet = wallet
    self.cents = cents
    self.choose = choose
    super.init(title: "Wallet")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh()
  }

  /// Shows what the wallet holds now.
  func refresh() {
    let choose = choose
    show([
      Self.label(Self.sentence(cards: wallet.cards.count)),
      Self.label(wallet.payments.last.map { "Last payment: \($0)" } ?? "Nothing paid yet"),
      button("Pay \(Payment.amount(cents))") { choose(.pay) },
      button("Payment methods") { choose(.paymentMethods) },
      button("History") { choose(.history) },
      button("Settings") { choose(.settings) },
      button("Help") { choose(.help) },
    ])
  }

  private static func sentence(cards: Int) -> String {
    switch cards {
    case 0: "No cards yet"
    case 1: "1 card"
    default: "\(cards) cards"
    }
  }
}
