import UIKit

/// A simulated device without the recorder of the testing product, which would be measured too.
@MainActor final class BenchDevice {
  private let simulation = SimulatedDevice()
  let window: UIWindow

  init() {
    window = UIWindow(windowScene: simulation.scene)
    window.makeKeyAndVisible()
  }

  func endTurn() {
    simulation.endTurn()
  }

  func settle() {
    simulation.endTurn()
    while true {
      if simulation.needsTurn {
        simulation.endTurn()
      } else if let timer = simulation.nextTimer {
        simulation.advance(by: max(0, timer - simulation.now))
      } else {
        return
      }
    }
  }
}
