import NavigationCore
import UIKit

extension LiveTree {
  /// Remembers who gets a coordinator's value.
  ///
  /// - Returns: whether nobody else does, and it has not ended.
  func expect<Child: OutputCoordinator>(
    _ completion: @escaping (Child.Output?) -> Void, from coordinator: Child
  ) -> Bool {
    let node = node(of: coordinator)
    guard tree.life(of: node) == .live, output(of: node) == nil else {
      tell(.addedAfterEnd, about: coordinator)
      return false
    }
    setOutput(Awaited(completion), of: node)
    return true
  }

  /// A coordinator that could not be added gives nothing.
  func giveUp(_ coordinator: any Coordinator, unlessChildOf parent: any Coordinator) {
    guard tree.life(of: node(of: coordinator)) == .live, !isChild(coordinator, of: parent) else {
      return
    }
    deliverOutput(of: node(of: coordinator))
  }

  /// Ends a coordinator with a value.
  func finish<Child: OutputCoordinator>(_ coordinator: Child, _ output: Child.Output) {
    let node = node(of: coordinator)
    if tree.life(of: node) == .live {
      (self.output(of: node) as? Awaited<Child.Output>)?.output = output
    }
    coordinator.didFinish(with: nil)
  }

  /// Hands out the value of a coordinator that ends, to who has asked for it.
  func deliverOutput(of node: NodeID) {
    let output = output(of: node)
    setOutput(nil, of: node)
    output?.deliver()
  }
}
