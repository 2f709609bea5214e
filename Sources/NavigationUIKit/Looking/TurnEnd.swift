import UIKit

// The end of a main-loop turn: the only moment at which the library looks, and the only way for it
// to say "later". One of the two files of the library with a platform conditional; the Apple side is
// compiled by type-check only here.

/// What lives as long as a turn end.
@MainActor protocol TurnEndTenant: AnyObject, Sendable {
  /// The turn end has gone.
  func abandon()
}

#if canImport(Darwin)

  /// The end of a main-loop turn, on Apple platforms: a run-loop observer, while somebody looks.
  package final class TurnEnd {
    /// The one of the main run loop.
    package static let current = TurnEnd()

    /// The one that a window belongs to.
    package static func of(_ window: UIWindow?) -> TurnEnd { current }

    /// What lives as long as this turn end.
    var tenant: (any TurnEndTenant)?

    private var observer: CFRunLoopObserver?

    /// Seconds of a clock that never goes back.
    package var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Calls `look` at the end of every turn, until `stop()`.
    package func start(_ look: @escaping @MainActor () -> Void) {
      let moments: CFRunLoopActivity = [.beforeWaiting, .exit]
      observer = CFRunLoopObserverCreateWithHandler(nil, moments.rawValue, true, CFIndex.max) {
        _, _ in MainActor.assumeIsolated { look() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    package func stop() {
      guard let observer else { return }
      CFRunLoopObserverInvalidate(observer)
      self.observer = nil
    }

    /// Asks the loop for one more turn.
    package func askTurn() {
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
  }

#else

  /// The end of a main-loop turn, on the stand-in: the end of its own turn, one for each device.
  package final class TurnEnd {
    private weak var device: SimulatedDevice?
    private var observation: SimulatedObservation?

    /// What lives as long as this turn end.
    var tenant: (any TurnEndTenant)?

    private init(_ device: SimulatedDevice) {
      self.device = device
    }

    /// A device that goes away with live screens lets go of what lived on them.
    deinit {
      guard let tenant else { return }
      MainActor.assumeIsolated { tenant.abandon() }
    }

    /// The one of the device that was touched last.
    package static var current: TurnEnd { of(SimulatedDevice.current) }

    /// The one that a window belongs to.
    package static func of(_ window: UIWindow?) -> TurnEnd {
      window.map { of($0.simulatedDevice) } ?? current
    }

    private static func of(_ device: SimulatedDevice) -> TurnEnd {
      if let known = device.onlooker as? TurnEnd { return known }
      let turnEnd = TurnEnd(device)
      device.onlooker = turnEnd
      return turnEnd
    }

    /// Seconds of the device's clock.
    package var now: TimeInterval { device?.now ?? 0 }

    /// Calls `look` at the end of every turn, until `stop()`.
    package func start(_ look: @escaping @MainActor () -> Void) {
      observation = device?.observeTurnEnds(look)
    }

    package func stop() {
      observation?.cancel()
      observation = nil
    }

    /// Asks the loop for one more turn.
    package func askTurn() {
      device?.requestTurn()
    }
  }

#endif
