import Insecurity
import UIKit

/// Lets a person choose the card that is offered first; the result is the card.
final class DefaultCardCoordinator: NavigationCoordinator<Card> {
  private let cards: [Card]

  init(cards: [Card]) {
    self.cards = cards
    super.init()
  }

  override var viewController: UIViewController {
    CardsScreen(cards: cards) { [weak self] card in self?.finish(card) }
  }
}
