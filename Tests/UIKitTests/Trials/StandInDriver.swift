import FactTrials
import UIKit

/// Tries facts on the stand-in: each trial on a new device.
@MainActor final class StandInDriver: FactDriver {
  private(set) var log = CallbackLog()
  private(set) var window: UIWindow
  private let behaviour: SimulatedBehaviour
  private var device: SimulatedDevice

  init(_ behaviour: SimulatedBehaviour) {
    self.behaviour = behaviour
    device = SimulatedDevice(behaviour: behaviour)
    window = UIWindow(windowScene: device.scene)
  }

  /// Whether the last trial left every appearance call with its counterpart.
  var isBalanced: Bool { device.unbalancedAppearanceCalls == 0 }

  func begin() {
    log = CallbackLog()
    device = SimulatedDevice(behaviour: behaviour)
    window = makeWindow()
  }

  func makeWindow() -> UIWindow { UIWindow(windowScene: device.scene) }

  func endTurn() { device.endTurn() }

  func settle() { device.settle() }

  func swipe(_ stack: UINavigationController, _ release: Release) throws(NoFinger) {
    try pull(stack.beginInteractivePop(), release)
  }

  func drag(_ sheet: UIViewController, _ release: Release) throws(NoFinger) {
    try pull(sheet.beginSheetDrag(), release)
  }

  private func pull(_ finger: InteractiveTransition?, _ release: Release) throws(NoFinger) {
    guard let finger else { throw NoFinger() }
    device.endTurn()
    finger.update(0.5)
    switch release {
    case .through: finger.finish()
    case .back: finger.cancel()
    }
  }
}
