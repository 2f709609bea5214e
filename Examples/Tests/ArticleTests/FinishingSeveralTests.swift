import Insecurity
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

@MainActor @Suite("Finishing several at once", .serialized)
struct FinishingSeveralTests {
  let device = HeadlessDevice()
  let desk = Desk()
  let host: WindowHost

  init() throws {
    host = WindowHost(device.window)
    host.start(UINavigationController(), desk) { _ in }
    device.settle()
    for button in ["New order", "Deliver to", "Send"] {
      try device.user.tap(button)
      device.settle()
    }
  }

  @Test("Four coordinators end in one movement")
  func oneMovement() throws {
    #expect(device.screens == "Desk / Order > Address / Confirm")
    let before = device.transitions.count
    try device.user.tap("Yes")
    #expect(desk.orders == ["Byron Street 1"])
    device.settle()
    #expect(device.screens == "Desk")
    #expect(device.transitions.count == before + 1)
  }

  @Test("What is below ends what is above, without results")
  func fromBelow() {
    desk.interrupt()
    #expect(desk.orders == ["nothing"])
    device.settle()
    #expect(device.screens == "Desk")
  }

  @Test("A batch takes all away and brings the new one")
  func batch() {
    desk.interruptAndReorder(host)
    #expect(desk.orders == ["nothing"])
    device.settle()
    #expect(device.screens == "Desk / Order")
  }
}
