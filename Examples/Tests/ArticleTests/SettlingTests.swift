import Insecurity
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

@MainActor @Suite("What happens while something moves", .serialized)
struct SettlingTests {
  let device = HeadlessDevice()
  let host: InsecurityHost
  let home = ButtonScreen("Home")

  init() {
    device.window.rootViewController = home
    host = InsecurityHost(modal: home)
    device.settle()
  }

  @Test("On an idle window a start has presented before it returns; the second one waits")
  func two() {
    host.startTwo()
    #expect(home.presentedViewController?.title == "First")
    #expect(home.presentedViewController?.presentedViewController == nil)
    #expect(!host.isIdle)
    device.settle()
    #expect(device.screens == "Home / First / Second")
    #expect(host.isIdle)
    #expect(device.warnings == [])
  }

  @Test("Who waits for rest is told the state that is on screen")
  func rest() async {
    var said: [String] = []
    host.startTwo()
    host.announce { said.append($0) }
    #expect(said == [])
    device.settle()
    #expect(said == ["at rest: First / Second"])
    await host.announceLater { said.append($0) }
    #expect(said.count == 2)
  }

  @Test("A start waits for a finger that may still take the screen away")
  func finger() throws {
    host.start(Board("First"), animated: true) { _ in }
    device.settle()
    try device.user.dragSheetDown(holdingAt: 0.5) {
      host.start(Board("Second"), animated: true) { _ in }
      #expect(device.screens == "Home / First")
    }
    device.settle()
    #expect(device.screens == "Home / Second")
  }
}
