import CoordinatorPattern
import UIKit

/// Runs the first screen: a number, what can be done with it, and what came out last.
final class MainCoordinator: BaseNavigationCoordinator {
  var journal: Journal?

  override func start() {
    let screen = MainScreen()
    screen.choose = { [weak self, weak screen] choice in
      guard let self, let screen else { return }
      switch choice {
      case .add: add(to: screen.number)
      case .subtract: subtract(from: screen.number, over: screen)
      case .settings: showSettings(from: screen.number, over: screen)
      }
    }
    removeChildHandler = { [weak screen, journal] child, info in
      switch child {
      case let operation as OperationCoordinator:
        let result = info?["result"] as? Int
        journal?.note(operation.operation.title, result)
        result.map { screen?.result = $0 }
      case is SettingsCoordinator:
        let number = info?["initialNumber"] as? Int
        journal?.note("Settings", number)
        number.map { screen?.number = $0 }
      default: break
      }
    }
    navigate(screen, by: navigationController, animated: false)
  }

  private func add(to number: Int) {
    let child = OperationCoordinator(navigationController: navigationController, parent: self)
    child.number = number
    child.operation = .add
    coordinate(with: child)
  }

  private func subtract(from number: Int, over screen: UIViewController) {
    let child = OperationCoordinator(presentingViewController: screen, parent: self)
    child.number = number
    child.operation = .subtract
    coordinate(with: child)
  }

  private func showSettings(from number: Int, over screen: UIViewController) {
    let child = SettingsCoordinator(presentingViewController: screen, parent: self)
    child.number = number
    coordinate(with: child)
  }
}
