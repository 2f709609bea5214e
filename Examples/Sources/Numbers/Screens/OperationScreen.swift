import CoordinatorPattern
import UIKit

/// Does one operation, as often as one likes, and passes the result back.
final class OperationScreen: RowsScreen, BackwardConscious {
  var backwardHandler: (([AnyHashable: Any]?) -> Void)?

  private let operation: Operation
  private var result: Int { didSet { refresh() } }

  init(_ operation: Operation, on number: Int) {
    self.operation = operation
    result = number
    super.init(title: operation.title)
  }

  func getPassingInfo() -> [AnyHashable: Any]? { ["result": result] }

  override func makeRows() -> [UIView] {
    [
      Self.text("Result: \(result)"),
      button("\(operation.title) 10") { [weak self] in self?.run() },
    ]
  }

  private func run() {
    result = operation(result, 10)
  }
}
