import UIKit

/// The cards, to choose one of them.
final class PaymentMethodsScreen: FormScreen {
  /// What a person can do here.
  enum Choice {
    case card(Card)
    case add
    case help
    case close
  }

  private let wallet: Wallet
  private let choose: (Choice) -> Void

  init(wallet: Wallet, choose: @escaping (Choice) -> Void) {
    self.wallet = wallet
    self.choose = choose
    super.init(title: "Payment methods")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh()
  }

  /// Shows the cards that there are now.
  func refresh() {
    let choose = choose
    let heading = wallet.cards.isEmpty ? "Add a card to pay with" : "Choose a card"
    let cards = wallet.cards.map { card in
      button(card.description) { choose(.card(card)) }
    }
    show(
      [Self.label(heading)] + cards + [
        button("Add a card") { choose(.add) },
        button("Help") { choose(.help) },
        button("Close") { choose(.close) },
      ])
  }
}
