import CoordinatorPattern
import UIKit

/// What can be done with a number.
enum Operation {
  case add
  case subtract

  var title: String {
    switch self {
    case .add: "Add"
    case .subtract: "Subtract"
    }
  }

  func callAsFunction(_ number: Int, _ step: Int) -> Int {
    switch self {
    case .add: number + step
    case .subtract: number - step
    }
  }
}

/// Runs one operation, pushed or presented; its result goes back however its screen is left.
final class OperationCoordinator: BaseVersatileCoordinator {
  var number = 0
  var operation: Operation = .add

  override func start(from navigationController: UINavigationController) {
    navigate(OperationScreen(operation, on: number), by: navigationController)
  }

  override func start(from presentingViewController: UIViewController) {
    let screen = OperationScreen(operation, on: number)
    screen.addCloseButton()
    present(screen, with: UINavigationController(), by: presentingViewController)
  }
}
