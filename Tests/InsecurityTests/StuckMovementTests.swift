import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Movements whose animator never completes.
@MainActor @Suite("Movements that never end") struct StuckMovementTests {
  let device: HeadlessDevice
  let stack = UINavigationController(rootViewController: NamedScreen("Home"))
  let host: InsecurityHost
  let log = ResultLog()

  init() {
    device = Fixture.device(showing: stack)
    host = InsecurityHost(navigation: stack)
  }

  /// A page whose push never ends, and a start that waits for that.
  private func getStuck(on host: InsecurityHost) {
    device.simulation.nextTransitionNeverEnds = true
    host.start(PushedPage("Cart"), animated: true, log.handler("Cart"))
    device.pass(1)
    host.start(PushedPage("Pay"), animated: true, log.handler("Pay"))
    device.pass(1)
    #expect(log.entries == [])
  }

  @Test("A window's root that foreign code replaces is gone, although it still moves (R20, P1)")
  func rootReplaced() {
    getStuck(on: host)
    device.window.rootViewController = NamedScreen("Other")
    device.pass(1)
    #expect(log.entries == ["Pay: nil", "Cart: nil"])
    #expect(device.screens == "Other")
    InsecurityHost(modal: device.window.rootViewController ?? stack).start(
      Page("Help"), animated: true, log.handler("Help"))
    device.pass(1)
    #expect(device.screens == "Other / Help")
  }

  @Test("A presented stack that foreign code dismisses has left, although it still moves (R20, R6)")
  func stackDismissed() {
    let own = UINavigationController()
    host.start(own, PushedPage("Shop"), animated: true, log.handler("Shop"))
    device.settle()
    getStuck(on: InsecurityHost(navigation: own))
    stack.dismiss(animated: false)
    device.pass(1)
    #expect(log.entries == ["Pay: nil", "Cart: nil", "Shop: nil"])
    #expect(device.screens == "Home")
  }

  @Test(
    "A foreign stack that its app dismisses takes its chain along, although it still moves (R20)")
  func foreignStackDismissed() {
    let own = UINavigationController(rootViewController: NamedScreen("Shop"))
    stack.present(own, animated: false)
    device.settle()
    getStuck(on: InsecurityHost(navigation: own))
    stack.dismiss(animated: false)
    device.pass(1)
    #expect(log.entries == ["Pay: nil", "Cart: nil"])
    #expect(device.screens == "Home")
  }
}
