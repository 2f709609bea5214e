import InsecurityTesting
import TestSupport
import UIKit

extension WrongUse {
  /// A clock that cannot run, and screens that are not what was meant.
  static let device = [
    WrongUse("HeadlessDevice.advance(by:fileID:line:)", says: settledInside) {
      try issues { $0.advance(by: 1) }
    },
    WrongUse("HeadlessDevice.settle(fileID:line:)", says: settledInside) {
      try issues { $0.settle() }
    },
    WrongUse(
      "HeadlessDevice.settled(fileID:line:)",
      says: "The device still moves after 60 s, so settling stopped: "
        + "look for an animation that repeats or a transition that does not complete."
    ) {
      let device = home
      @MainActor func goOn() { UIView.animate(withDuration: 1, animations: {}) { _ in goOn() } }
      goOn()
      // Other tests run while this one waits, and have their own.
      let issues = await Issues.collect { await device.settled() }
      return issues.filter { $0.fileID == #fileID }.map(\.description)
    },
    WrongUse("HeadlessDevice.screens", says: "Home / First") { presentedTwice().screens.lines },
    WrongUse("HeadlessDevice.warnings", says: "1") { ["\(presentedTwice().warnings.count)"] },
    WrongUse("HeadlessDevice.frames", says: "Home", "Home / Flash", "Home") { flash().frames },
    WrongUse(
      "HeadlessDevice.transitions", says: "present: Home → Home / Flash, not animated",
      "dismiss: Home / Flash → Home, not animated"
    ) { flash().transitions.suffix(2).map(\.description) },
    WrongUse("HeadlessDevice.picture(_:)", says: "true") {
      let title = "A title that is too long for a bar, whatever the phone"
      let picture = Fixture.stack(title).0.picture()
      return ["\(!picture.contains(title) && picture.contains("…"))"]
    },
  ]

  private static let settledInside =
    "The device was asked to settle inside a result handler or a UIKit callback, "
    + "so nothing happened: settle from the test itself."

  @MainActor private static func presentedTwice() -> HeadlessDevice {
    let device = home
    for name in ["First", "Second"] {
      device.window.rootViewController?.present(NamedScreen(name), animated: true)
    }
    device.settle()
    return device
  }

  /// A screen that comes and goes before anybody could have read it.
  @MainActor private static func flash() -> HeadlessDevice {
    let device = home
    device.window.rootViewController?.present(NamedScreen("Flash"), animated: false)
    device.settle()
    device.window.rootViewController?.dismiss(animated: false)
    device.settle()
    return device
  }
}

extension ScreenDiagram {
  fileprivate nonisolated var lines: [String] { [description] }
}
