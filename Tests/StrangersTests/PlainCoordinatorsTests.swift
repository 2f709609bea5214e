import InsecurityTesting
import PlainCoordinators
import Testing
import UIKit

extension Strangers {
  @MainActor @Suite("An app with coordinators of its own")
  struct PlainCoordinatorsTests {
    let device: HeadlessDevice
    let app: AppCoordinator

    init() {
      Session.shared.userName = nil
      device = HeadlessDevice()
      app = AppCoordinator(window: device.window)
      app.start()
      device.settle()
    }

    private func signIn() throws {
      try device.user.type("Ada", into: "Name")
      try device.user.tap("Continue")
      device.settle()
      try device.user.tap("Accept")
      device.settle()
    }

    @Test("Signing in is a modal flow of two pages, and ends with it")
    func signingIn() throws {
      #expect(device.screens == "Orders / Sign in")
      #expect(app.runningFlows == 2)
      #expect(throws: (any Error).self) { try device.user.tap("Continue") }
      try device.user.type("Ada", into: "Name")
      try device.user.tap("Continue")
      device.settle()
      #expect(device.screens == "Orders / Sign in > Terms")
      try device.user.tap("Accept")
      device.settle()
      #expect(device.screens == "Orders")
      #expect(app.runningFlows == 1)
      #expect(Session.shared.userName == "Ada")
    }

    @Test("An order's flow ends with its page, however that is left")
    func leavingAnOrder() throws {
      try signIn()
      try device.user.tap("Tea")
      device.settle()
      #expect(device.screens == "Orders > Tea")
      #expect(app.runningFlows == 2)
      try device.user.swipeBack(cancelledAt: 0.3)
      device.settle()
      #expect(app.runningFlows == 2)
      try device.user.swipeBack()
      device.settle()
      #expect(app.runningFlows == 1)
      try device.user.tap("Cake")
      device.settle()
      try device.user.tapBack()
      device.settle()
      #expect(device.screens == "Orders")
      #expect(app.runningFlows == 1)
    }

    @Test("A sheet ends with a choice, or when it is pulled down")
    func editing() throws {
      try signIn()
      try device.user.tap("Coffee")
      device.settle()
      try device.user.tap("Edit")
      device.settle()
      #expect(device.screens == "Orders > Coffee / Amount")
      #expect(app.runningFlows == 3)
      try device.user.tap("3")
      device.settle()
      #expect(device.screens == "Orders > Coffee")
      #expect(app.runningFlows == 2)
      try device.user.tap("Edit")
      device.settle()
      try device.user.dragSheetDown(cancelledAt: 0.4)
      device.settle()
      #expect(app.runningFlows == 3)
      try device.user.dragSheetDown()
      device.settle()
      #expect(app.runningFlows == 2)
    }

    @Test("An alert's button starts the next flow")
    func signingOut() throws {
      try signIn()
      try device.user.tap("Tea")
      device.settle()
      try device.user.tapBack()
      device.settle()
      try device.user.tap("Sign out…")
      device.settle()
      try device.user.tap("Cancel")
      device.settle()
      #expect(device.screens == "Orders")
      try device.user.tap("Sign out…")
      device.settle()
      try device.user.tap("Sign out")
      device.settle()
      #expect(device.screens == "Orders / Sign in")
      #expect(device.warnings.isEmpty)
    }
  }
}

/// What uses a device runs one after the other.
@MainActor @Suite("Strangers' apps", .serialized) struct Strangers {}
