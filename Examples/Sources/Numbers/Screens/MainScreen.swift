import UIKit

/// A number, the last result, and what one can do.
final class MainScreen: RowsScreen {
  enum Choice {
    case add
    case subtract
    case settings
  }

  var choose: (Choice) -> Void = { _ in }
  var number = 100 { didSet { refresh() } }
  var result: Int? { didSet { refresh() } }

  init() {
    super.init(title: "Numbers")
  }

  override func makeRows() -> [UIView] {
    [
      Self.text("Number: \(number)"),
      Self.text(result.map { "Last result: \($0)" } ?? "No result yet"),
      button("Add") { [weak self] in self?.choose(.add) },
      button("Subtract") { [weak self] in self?.choose(.subtract) },
      button("Settings") { [weak self] in self?.choose(.settings) },
    ]
  }
}
