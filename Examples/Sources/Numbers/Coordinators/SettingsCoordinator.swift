import CoordinatorPattern
import UIKit

/// Runs the settings in a stack of their own; the initial number goes back.
final class SettingsCoordinator: BasePresentingCoordinator {
  var number = 0

  override func start() {
    let stack = UINavigationController()
    let screen = SettingsScreen(number: number)
    screen.addCloseButton()
    screen.showInfo = { [weak stack] in stack?.pushViewController(InfoScreen(), animated: true) }
    present(screen, with: stack, by: presentingViewController)
  }
}
