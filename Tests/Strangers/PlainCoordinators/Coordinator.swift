import UIKit

/// What every flow of the app is.
@MainActor protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ child: any Coordinator) {
    children.append(child)
    child.start()
  }

  func remove(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }
}
