import CoordinatorBridge
import CoordinatorPattern
import Insecurity
import UIKit

/// A coordinator with a typed result.
final class ChoosePrice: ModalCoordinator<Int> {
  private(set) var currency = "EUR"
  private weak var screen: UIViewController?

  override var viewController: UIViewController {
    let screen = ButtonScreen(
      "Price",
      [
        "Ten": { [weak self] in self?.finish(10) },
        "Currency": { [weak self] in self?.showCurrency() },
      ])
    self.screen = screen
    return screen
  }

  /// Starts a tree's coordinator, holds it, and is told when it has ended.
  func showCurrency() {
    let settings = CurrencySettings(presentingViewController: screen, parent: nil)
    coordinate(with: settings) { [weak self] info in
      self?.currency = info?["currency"] as? String ?? "EUR"
    }
  }
}

/// A coordinator of a tree, which presents.
final class CurrencySettings: BasePresentingCoordinator {
  override func start() {
    present(ButtonScreen("Currency"), by: presentingViewController, animated: true)
  }
}

/// A coordinator of a tree that starts the one with the result as its child.
final class PriceList: BasePresentingCoordinator {
  private(set) var prices: [Int?] = []

  override func start() {
    coordinate(with: ChoosePrice()) { [weak self] price in
      self?.prices.append(price)
    }
  }
}
