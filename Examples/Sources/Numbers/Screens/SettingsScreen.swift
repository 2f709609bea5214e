import CoordinatorPattern
import UIKit

/// Says which number the app begins with, and passes it back.
final class SettingsScreen: RowsScreen, BackwardConscious {
  var backwardHandler: (([AnyHashable: Any]?) -> Void)?
  var showInfo: () -> Void = {}

  private var number: Int { didSet { refresh() } }

  init(number: Int) {
    self.number = number
    super.init(title: "Settings")
  }

  func getPassingInfo() -> [AnyHashable: Any]? { ["initialNumber": number] }

  override func makeRows() -> [UIView] {
    [
      Self.text("Begin with \(number)"),
      button("More") { [weak self] in self?.number += 50 },
      button("Less") { [weak self] in self?.number -= 50 },
      button("Info") { [weak self] in self?.showInfo() },
    ]
  }
}

/// Says what the app is.
final class InfoScreen: RowsScreen {
  init() {
    super.init(title: "Info")
  }

  override func makeRows() -> [UIView] {
    [Self.text("A number, and what can be done with it.")]
  }
}
