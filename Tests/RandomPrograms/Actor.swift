import Insecurity
import InsecurityTesting
import UIKit

/// A coordinator of a program, whatever its kind.
@MainActor protocol Actor: AnyObject {
  var asks: ChainNavigation? { get }
  var isOnScreen: Bool { get }
  func finish(_ result: String, animated: Bool)
  func dismiss(animated: Bool)
  func dismissChildren(animated: Bool)
}

/// Gives the controller of an actor.
typealias Giver = () -> UIViewController

final class ModalActor: ModalCoordinator<String>, Actor {
  private let give: Giver

  init(_ give: @escaping Giver) {
    self.give = give
    super.init()
  }

  override var viewController: UIViewController { give() }
  var asks: ChainNavigation? { navigation as? ChainNavigation }
  func finish(_ result: String, animated: Bool) { finish(result, animated: animated, line: 0) }
  func dismiss(animated: Bool) { dismiss(animated: animated, line: 0) }
}

final class PushedActor: NavigationCoordinator<String>, Actor {
  private let give: Giver

  init(_ give: @escaping Giver) {
    self.give = give
    super.init()
  }

  override var viewController: UIViewController { give() }
  var asks: ChainNavigation? { navigation as? ChainNavigation }
  func finish(_ result: String, animated: Bool) { finish(result, animated: animated, line: 0) }
  func dismiss(animated: Bool) { dismiss(animated: animated, line: 0) }
}

final class AdaptiveActor: AdaptiveCoordinator<String>, Actor {
  private let give: Giver

  init(_ give: @escaping Giver) {
    self.give = give
    super.init()
  }

  override var viewController: UIViewController { give() }
  var asks: ChainNavigation? { navigation as? ChainNavigation }
  func finish(_ result: String, animated: Bool) { finish(result, animated: animated, line: 0) }
  func dismiss(animated: Bool) { dismiss(animated: animated, line: 0) }
}
