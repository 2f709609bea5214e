import Insecurity
import UIKit

/// A controller from before there were coordinators.
final class OldScreen: UIViewController {
  var color: String?

  func chooseColor() {
    InsecurityHost(modal: self).start(ChooseColor(), animated: true) { [weak self] color in
      self?.color = color
    }
  }

  func chooseColorOnTheStack() {
    guard let navigationController else { return }
    InsecurityHost(navigation: navigationController)
      .start(ColorPage(), animated: true) { [weak self] color in
        self?.color = color
      }
  }
}

final class ChooseColor: ModalCoordinator<String> {
  override var viewController: UIViewController {
    ButtonScreen("Color", ["Red": { [weak self] in self?.finish("red") }])
  }
}

final class ColorPage: NavigationCoordinator<String> {
  override var viewController: UIViewController {
    ButtonScreen("Color", ["Red": { [weak self] in self?.finish("red") }])
  }
}

/// The app's first coordinator: what it starts becomes the window's root.
final class PaintApp: WindowCoordinator {
  func start() {
    navigation.start(UINavigationController(), ColorPage()) { color in
      print(color ?? "no color")
    }
  }
}

extension UIWindow {
  /// The same without a subclass.
  func showColors() {
    WindowHost(self).start(ChooseColor(), animated: true) { color in
      print(color ?? "no color")
    }
  }
}

/// A coordinator of the app's own making, which keeps its children as it always did.
@MainActor final class HomeMadeFlow {
  private let navigationController: UINavigationController
  private(set) var colors: [String] = []

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func begin() {
    let page = ButtonScreen("Painting", ["Color": { [weak self] in self?.chooseColor() }])
    navigationController.pushViewController(page, animated: true)
  }

  private func chooseColor() {
    InsecurityHost(navigation: navigationController)
      .start(ColorPage(), animated: true) { [weak self] color in
        self?.colors.append(color ?? "none")
      }
  }
}
