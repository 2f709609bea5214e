import UIKit

/// The animated movements of a window, each to be told once.
struct RunningMovements {
  private var running: [Movement] = []
  private var justEnded: [Movement] = []
  private var told: [Movement] = []
  private var effect = Effect.none
  private var lookedAt: TimeInterval = 0

  /// Whether the window changes its root with an effect (H3), or has since the last look.
  private enum Effect: Equatable {
    case none
    case running(until: TimeInterval)
    case told(until: TimeInterval)
  }

  /// A running transition, known by its coordinator.
  private struct Movement {
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    let identity: ObjectIdentifier
    let place: Place
  }

  fileprivate enum Place {
    case stack
    case presentation
  }

  /// Takes down what moves now; what has ended since the last look can still be told.
  mutating func look(at window: UIWindow) {
    let before = running
    running = Self.movements(in: window)
    justEnded = before.filter { old in !running.contains { $0.identity == old.identity } }
    told.removeAll { $0.coordinator == nil }
    lookAtEffect(of: window.simulatedDevice)
  }

  private mutating func lookAtEffect(of device: SimulatedDevice) {
    let end = device.windowEffectEnd
    if end <= lookedAt {
      effect = .none
    } else if effect != .told(until: end) {
      effect = .running(until: end)
    }
    lookedAt = device.now
  }

  /// The kind of a change's animated part, if it has one; a movement is told once.
  mutating func take(for change: FrameChange) -> Transition.Kind? {
    if case .running(let end) = effect, change.kinds.contains(.root) {
      effect = .told(until: end)
      return .root
    }
    for movement in running + justEnded where !isTold(movement) {
      guard let kind = change.kinds.first(where: { movement.place.fits($0) }) else { continue }
      told.append(movement)
      return kind
    }
    return nil
  }

  private func isTold(_ movement: Movement) -> Bool {
    told.contains { $0.identity == movement.identity && $0.coordinator != nil }
  }

  private static func movements(in window: UIWindow) -> [Movement] {
    var movements: [Movement] = []
    var next = window.rootViewController
    while let controller = next {
      if controller.isBeingPresented || controller.isBeingDismissed {
        movements += movement(of: controller.transitionCoordinator, .presentation)
      }
      movements += stackMovements(below: controller)
      next = VisibleStack.anyPresented(over: controller)
    }
    return movements
  }

  private static func stackMovements(below controller: UIViewController) -> [Movement] {
    var movements: [Movement] = []
    var next: UIViewController? = controller
    while let container = next {
      if let navigation = container as? UINavigationController,
        let coordinator = navigation.transitionCoordinator,
        VisibleStack.isMovement(coordinator, within: navigation)
      {
        movements += movement(of: coordinator, .stack)
      }
      next = VisibleStack.visibleChild(of: container)
    }
    return movements
  }

  private static func movement(
    of coordinator: (any UIViewControllerTransitionCoordinator)?, _ place: Place
  ) -> [Movement] {
    guard let coordinator, coordinator.isAnimated, !coordinator.isCancelled else { return [] }
    let identity = ObjectIdentifier(coordinator)
    return [Movement(coordinator: coordinator, identity: identity, place: place)]
  }
}

extension RunningMovements.Place {
  /// Whether a change of this kind can be what moves here.
  fileprivate func fits(_ kind: Transition.Kind) -> Bool {
    switch (self, kind) {
    case (.stack, .push), (.stack, .pop): true
    case (.presentation, .present), (.presentation, .dismiss): true
    case (.stack, _), (.presentation, _): false
    }
  }
}
