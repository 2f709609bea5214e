import Insecurity
import UIKit

/// A screen that is pushed here and presented there.
final class Help: AdaptiveCoordinator<String> {
  override var viewController: UIViewController {
    ButtonScreen(
      "Help",
      [
        "Write": { [weak self] in self?.write() },
        "Close": { [weak self] in self?.dismiss() },
      ])
  }

  /// As the help itself is shown.
  private func write() {
    navigation.start(Message(), in: .current, animated: true) { [weak self] text in
      if let text { self?.finish(text) }
    }
  }
}

final class Message: AdaptiveCoordinator<String> {
  override var viewController: UIViewController {
    ButtonScreen("Message", ["Send": { [weak self] in self?.finish("Hello") }])
  }
}

extension AdaptiveNavigation {
  func showHelp(_ context: AdaptiveContext, _ completion: @escaping (String?) -> Void) {
    start(Help(), in: context, animated: true, completion)
  }

  /// Pushed where there is a stack, else in a stack that is made only then.
  func showHelpInSomeStack(_ completion: @escaping (String?) -> Void) {
    start(
      Help(), in: .navigation(fallback: UINavigationController()), animated: true, completion)
  }
}
