import Insecurity
import UIKit

/// Asks for a new PIN; the result is the PIN.
final class ChangePINCoordinator: ModalCoordinator<String> {
  private let forgot: () -> Void

  /// Someone who has forgotten the old one is logged out, sheet and all.
  init(forgot: @escaping () -> Void) {
    self.forgot = forgot
    super.init()
  }

  override var viewController: UIViewController {
    ChangePINScreen(save: { [weak self] pin in self?.finish(pin) }, forgot: forgot)
  }
}
