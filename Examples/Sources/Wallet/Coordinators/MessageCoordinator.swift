import Insecurity
import UIKit

/// Asks for a message; the result is its text.
final class MessageCoordinator: AdaptiveCoordinator<String> {
  override var viewController: UIViewController {
    MessageScreen { [weak self] text in self?.finish(text) }
  }
}
