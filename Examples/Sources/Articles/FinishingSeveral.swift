import Insecurity
import UIKit

enum Answer {
  case yes, no
}

/// The innermost screen of a flow.
final class Confirm: ModalCoordinator<Answer> {
  override var viewController: UIViewController {
    ButtonScreen("Confirm", ["Yes": { [weak self] in self?.finish(.yes) }])
  }
}

/// A page in the flow's stack.
final class Address: NavigationCoordinator<String> {
  override var viewController: UIViewController {
    ButtonScreen("Address", ["Send": { [weak self] in self?.confirm() }])
  }

  private func confirm() {
    navigation.start(Confirm(), animated: true) { [weak self] answer in
      if answer == .yes { self?.finish("Byron Street 1") }
    }
  }
}

/// The flow: its first page ends when the page above it has.
final class Order: NavigationCoordinator<String> {
  override var viewController: UIViewController {
    ButtonScreen("Order", ["Deliver to": { [weak self] in self?.askAddress() }])
  }

  func askAddress() {
    navigation.start(Address(), animated: true) { [weak self] address in
      if let address { self?.finish(address) }
    }
  }
}

/// The bottom of it all, which may clear what is above.
final class Desk: NavigationCoordinator<Never> {
  private(set) var orders: [String] = []

  override var viewController: UIViewController {
    ButtonScreen("Desk", ["New order": { [weak self] in self?.order() }])
  }

  private func order() {
    navigation.start(UINavigationController(), Order(), animated: true) { [weak self] address in
      self?.orders.append(address ?? "nothing")
    }
  }

  func interrupt() {
    dismissChildren(animated: true)
  }

  func interruptAndReorder(_ host: WindowHost) {
    host.batch {
      dismissChildren()
      order()
    }
  }
}
