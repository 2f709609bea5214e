import CoordinatorPattern
import UIKit

/// Tells its coordinator what it was set to, when it has left.
final class NumberScreen: UIViewController, BackwardConscious {
  var backwardHandler: (([AnyHashable: Any]?) -> Void)?
  var number = 1

  func getPassingInfo() -> [AnyHashable: Any]? { ["number": number] }
}

/// One page; it ends when that has left.
final class AskNumber: BaseNavigationCoordinator {
  override func start() {
    navigate(NumberScreen(), by: navigationController, animated: true)
  }
}

/// The same with a typed value.
final class AskName: BaseNavigationCoordinator, OutputCoordinator {
  typealias Output = String

  override func start() {
    let screen = ButtonScreen("Name", ["Ada": { [weak self] in self?.finish("Ada") }])
    navigate(screen, by: navigationController, animated: true)
  }
}

/// Coordinates the two.
final class Questions: BaseNavigationCoordinator {
  private(set) var answers: [String] = []

  override func start() {
    removeChildHandler = { [weak self] child, info in
      if child is AskNumber, let number = info?["number"] as? Int {
        self?.answers.append("number \(number)")
      }
    }
    navigate(ButtonScreen("Questions"), by: navigationController, animated: true)
  }

  func askNumber() {
    coordinate(with: AskNumber(navigationController: navigationController, parent: self))
  }

  func askName() {
    let child = AskName(navigationController: navigationController, parent: self)
    coordinate(with: child) { [weak self] name in
      self?.answers.append("name \(name ?? "unknown")")
    }
  }
}
