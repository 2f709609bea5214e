// The shapes in which version 3's clients use every public name. It is compiled in the Swift 5 language
// mode, as they are, and run once.

import CoordinatorPattern
import Insecurity
import UIKit

struct CartResult {
  let isPaid: Bool
}

final class CartController: UIViewController {
  var onDone: ((CartResult) -> Void)?
  var onClose: (() -> Void)?
  var onMethods: (() -> Void)?
}

/// Closures to its controller, strong self as version 3's own examples have it.
class CartCoordinator: ModalCoordinator<CartResult> {
  override var viewController: UIViewController {
    let controller = CartController()
    controller.onDone = self.finish
    controller.onClose = { [weak self] in self?.dismiss() }
    controller.onMethods = { [weak self, weak controller] in
      let methods = MethodsCoordinator()
      self?.navigation.start(methods, animated: true) { result in
        controller?.title = result.map { "\($0)" }
      }
    }
    return controller
  }
}

class MethodsCoordinator: ModalCoordinator<Result<Int, Error>> {
  let limit: Int

  init(limit: Int = 3) {
    self.limit = limit
    super.init()
  }

  override var viewController: UIViewController {
    UIViewController()
  }

  func choose(_ number: Int) {
    let result: Result<Int, Error> = .success(number)
    finish(result)
  }
}

class PageCoordinator: Insecurity.NavigationCoordinator<Void> {
  override var viewController: UIViewController {
    let controller = CartController()
    controller.onClose = {
      self.finish(())
    }
    return controller
  }

  func goOn() {
    self.navigation.start(PageCoordinator(), animated: true) { _ in }
    self.navigation.start(UINavigationController(), PageCoordinator(), animated: true) { _ in }
    self.navigation?.start(CartCoordinator(), animated: false) { (result: CartResult?) in
      _ = result?.isPaid
    }
  }
}

class FlexibleCoordinator: AdaptiveCoordinator<String> {
  override var viewController: UIViewController {
    UIViewController()
  }

  func everyContext(_ stack: UINavigationController) {
    let handler: (String?) -> Void = { _ in }
    navigation.start(FlexibleCoordinator(), in: .current, animated: true, handler)
    navigation.start(FlexibleCoordinator(), in: .modal, animated: true, handler)
    navigation.start(FlexibleCoordinator(), in: .navigation(new: stack), animated: true, handler)
    navigation.start(
      FlexibleCoordinator(), in: .navigation(fallback: UINavigationController()), animated: true
    ) { result in
      print(result as Any)
    }
  }
}

class AppFlow: WindowCoordinator {
  func start() {
    navigation.start(CartCoordinator(), duration: 0.5, options: .transitionCrossDissolve) {
      result in
      print(result as Any)
    }
  }

  func everyRoot() {
    navigation.start(CartCoordinator()) { _ in }
    navigation.start(UINavigationController(), PageCoordinator(), duration: 0.2, options: []) { _ in
    }
    navigation.start(FlexibleCoordinator(), duration: nil, options: nil) { _ in }
    navigation.start(UINavigationController(), FlexibleCoordinator()) { _ in }
    navigation.topContext.start(FlexibleCoordinator(), in: .modal, animated: true) { _ in }
  }
}
