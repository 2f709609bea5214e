import Insecurity
import UIKit

/// A screen that others are shown over.
final class Board: ModalCoordinator<Void> {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var viewController: UIViewController {
    ButtonScreen(name, ["Close": { [weak self] in self?.finish() }])
  }
}

extension InsecurityHost {
  /// Both are asked for at once; the second waits for the first.
  func startTwo() {
    start(Board("First"), animated: true) { _ in }
    start(Board("Second"), animated: true) { _ in }
  }

  func announce(_ say: @escaping (String) -> Void) {
    afterSettling { [self] in say("at rest: \(state)") }
  }

  func announceLater(_ say: @escaping (String) -> Void) async {
    await settled()
    say("at rest: \(state)")
  }
}
