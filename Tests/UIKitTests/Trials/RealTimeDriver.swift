import FactTrials
import Foundation
import UIKit

/// Tries facts on the stand-in in real time, as an app does: no device was made, and the main queue runs the turns.
@MainActor final class RealTimeDriver: FactDriver {
  private(set) var log = CallbackLog()
  private(set) var window = UIWindow()
  private let device: SimulatedDevice

  init(_ device: SimulatedDevice) { self.device = device }

  func begin() async {
    window.isHidden = true
    window.rootViewController = nil
    await settle()
    log = CallbackLog()
    window = makeWindow()
  }

  func makeWindow() -> UIWindow { UIWindow(windowScene: device.scene) }

  func endTurn() async {
    var ended = false
    let observation = device.observeTurnEnds { ended = true }
    device.requestTurn()
    while !ended { await glance() }
    observation.cancel()
  }

  /// Waits until nothing has moved for a while.
  func settle() async {
    var quiet = 0
    while quiet < 5 {
      await glance()
      quiet = isMoving ? 0 : quiet + 1
    }
  }

  func swipe(_ stack: UINavigationController, _ release: Release) async throws(NoFinger) {
    throw NoFinger()
  }

  func drag(_ sheet: UIViewController, _ release: Release) async throws(NoFinger) {
    throw NoFinger()
  }

  private func glance() async { try? await Task.sleep(nanoseconds: 10_000_000) }

  private var isMoving: Bool {
    device.needsTurn || window.rootViewController.map(isMoving(_:)) ?? false
  }

  private func isMoving(_ controller: UIViewController) -> Bool {
    controller.transitionCoordinator != nil || controller.isBeingPresented
      || controller.isBeingDismissed
      || controller.presentedViewController.map(isMoving(_:)) ?? false
      || controller.children.contains(where: isMoving(_:))
  }
}
