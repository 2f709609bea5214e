import Insecurity
import UIKit

/// Asks for a new card; the result is the card.
final class AddCardCoordinator: ModalCoordinator<Card> {
  override var viewController: UIViewController {
    AddCardScreen(
      save: { [weak self] card in self?.finish(card) },
      cancel: { [weak self] in self?.dismiss() }
    )
  }
}
