import Insecurity
import UIKit

/// A controller that was there before, with the host that version 3 asked for.
class ExistingController: UIViewController {
  var customHost: InsecurityHost?

  func startModally() {
    let host = InsecurityHost(modal: self)
    self.customHost = host
    host.start(CartCoordinator(), animated: true) { [weak self] result in
      self?.customHost = nil
      print(result?.isPaid as Any)
    }
  }

  func startOnStack() {
    let navigationController = self.navigationController!
    let host = InsecurityHost(navigation: navigationController)
    self.customHost = host
    host.start(PageCoordinator(), animated: true) { [weak self] _ in
      self?.customHost = nil
    }
  }
}

/// The settings, as an app sets them when it launches.
@MainActor func setUp() {
  Insecurity.loggerMode = .full
  Insecurity.loggerMode = .none
  Insecurity.defaultWindowTransitionDuration = 0.3
  Insecurity.defaultWindowTransitionOptions = [.transitionCrossDissolve]
}

/// A double of one protocol only, as tests of version 3's clients have it.
final class ModalDouble: ModalNavigation {
  var started: [AnyObject] = []

  func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    started.append(child)
    completion(nil)
  }

  func start<NewResult>(
    _ navigationController: UINavigationController,
    _ child: Insecurity.NavigationCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    started.append(child)
    completion(nil)
  }
}
