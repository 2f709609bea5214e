import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// What a window's root still presents when foreign code replaces it: UIKit leaves it in the window,
/// and it stands on nothing of it any more (H4).
@MainActor @Suite("What a replaced root leaves behind") struct LeftBehindTests {
  let device: HeadlessDevice
  let home = NamedScreen("Home")
  let sheet = NamedScreen("Sheet")
  let log = ResultLog()

  init() {
    device = Fixture.device(showing: home)
    // Where such a presentation breaks by itself (C7), nothing is left behind.
    device.simulation.behaviour.lostPresenter = .kept
  }

  /// Foreign code presents a sheet and replaces the root below it.
  private func leaveBehind() {
    home.present(sheet, animated: false)
    device.settle()
    device.window.rootViewController = NamedScreen("Other")
  }

  private func start(_ name: String, on controller: UIViewController) {
    InsecurityHost(modal: controller).start(Page(name), animated: true, log.handler(name))
  }

  @Test(
    "A start on it is refused and told, and UIKit is not asked (R2, P1)", arguments: [true, false])
  func startIsRefused(isOnSheet: Bool) {
    leaveBehind()
    let issues = Issues.collect {
      start("Help", on: isOnSheet ? sheet : home)
      device.settle()
    }
    #expect(log.entries == ["Help: nil"])
    #expect(
      issues.map(\.description) == [
        "Page was started from a controller that is gone, so its start was answered with nil: "
          + "start from a controller that is still on screen."
      ])
    #expect(device.simulation.refusedCalls == [])
  }

  @Test("What stands on it ends, and what comes next is shown on the new root (R6, P4)")
  func endsWhatStandsThere() throws {
    home.present(sheet, animated: false)
    device.settle()
    start("Help", on: sheet)
    device.settle()
    let other = NamedScreen("Other")
    device.window.rootViewController = other
    device.settle()
    #expect(log.entries == ["Help: nil"])
    start("Info", on: other)
    device.settle()
    #expect(device.screens == "Other / Info")
    #expect(other.presentedViewController?.title == "Info")
    #expect(device.simulation.refusedCalls == [])
  }

  @Test(
    "A start on the new root in the turn of its coming waits for what is left behind to be told")
  func startInSameTurn() {
    home.present(sheet, animated: false)
    device.settle()
    start("Help", on: sheet)
    device.settle()
    let other = NamedScreen("Other")
    device.window.rootViewController = other
    start("Info", on: other)
    device.settle()
    #expect(log.entries == ["Help: nil"])
    #expect(other.presentedViewController?.title == "Info")
  }

  @Test("A root that is put back in the same turn has left nothing behind")
  func putBack() {
    home.present(sheet, animated: false)
    device.settle()
    start("Help", on: sheet)
    device.settle()
    device.window.rootViewController = NamedScreen("Other")
    device.window.rootViewController = home
    device.settle()
    #expect(log.entries == [])
  }
}
