import Insecurity
import UIKit

/// Stands for a system controller that goes first and tells its delegate after that.
final class FilePicker: UIViewController {
  var onPick: ((String) -> Void)?
  var onCancel: (() -> Void)?
}

final class PickFile: ModalCoordinator<String> {
  override var reportsAfterDismissal: Bool { true }

  override var viewController: UIViewController {
    let picker = FilePicker()
    picker.onPick = { [weak self] file in self?.finish(file) }
    picker.onCancel = { [weak self] in self?.dismiss() }
    return picker
  }
}
