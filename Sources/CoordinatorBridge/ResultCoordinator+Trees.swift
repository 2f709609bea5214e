import CoordinatorPattern
import Insecurity
import UIKit

extension ResultCoordinator {
  /// Starts a coordinator of a tree, holds it, and is told when it has finished.
  ///
  /// The completion is called exactly once, when the tree coordinator ends, with what it passes back:
  /// by `didFinish(with:)`, because its screens have left, or because this coordinator ends, which is
  /// told before this one's own result. It gets `nil` at once if the tree coordinator has ended before.
  ///
  /// - Parameters:
  ///   - coordinator: The top of a tree; it is started.
  ///   - completion: Gets what it passes back.
  @_disfavoredOverload
  public func coordinate(
    with coordinator: any CoordinatorPattern.Coordinator,
    _ completion: @escaping ([AnyHashable: Any]?) -> Void
  ) {
    let trunk = Trunk(completion, keptBy: self)
    trunk.coordinate(with: coordinator)
    trunk.giveUpIfEmpty()
  }

  /// Starts a coordinator of a tree, holds it, and gets the value that it ends with.
  ///
  /// The completion is called exactly once: with the value after `finish(_:)`, with `nil` however else
  /// the tree coordinator ends, also if this coordinator ends before.
  ///
  /// - Parameters:
  ///   - coordinator: The top of a tree; it is started.
  ///   - completion: Gets the value.
  public func coordinate<Child: OutputCoordinator>(
    with coordinator: Child, _ completion: @escaping (Child.Output?) -> Void
  ) {
    let trunk = Trunk({ _ in }, keptBy: self)
    trunk.coordinate(with: coordinator, completion)
    trunk.giveUpIfEmpty()
  }
}

/// The parent of a tree that an Insecurity coordinator has started, which keeps it.
private final class Trunk: BaseCoordinator, Companion {
  private enum State {
    case waiting(([AnyHashable: Any]?) -> Void)
    case told
  }

  private var state: State
  private let drop: (Trunk) -> Void

  init<Output>(
    _ completion: @escaping ([AnyHashable: Any]?) -> Void, keptBy owner: ResultCoordinator<Output>
  ) {
    state = .waiting(completion)
    drop = { [weak owner] in owner?.drop($0) }
    super.init(parent: nil)
    owner.keep(self)
    removeChildHandler = { [weak self] _, info in self?.tell(info) }
  }

  func giveUpIfEmpty() {
    if childCoordinators.isEmpty { tell(nil) }
  }

  func ownerEnded() {
    for child in childCoordinators { child.didFinish(with: nil) }
    tell(nil)
  }

  private func tell(_ info: [AnyHashable: Any]?) {
    switch state {
    case .told: break
    case .waiting(let completion):
      state = .told
      drop(self)
      completion(info)
    }
  }
}
