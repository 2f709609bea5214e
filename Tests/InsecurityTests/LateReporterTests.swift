import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A screen that tells its result after it has gone, as a document picker does.
private final class Picker: ModalCoordinator<String> {
  override var reportsAfterDismissal: Bool { true }
  override var viewController: UIViewController { NamedScreen("Picker") }
}

@MainActor @Suite("Late reporters (R22)") struct LateReporterTests {
  @Test("A result after the swipe is the result; the window is at rest meanwhile (E27)")
  func reportsLate() throws {
    let stage = Stage()
    let picker = Picker()
    stage.host.start(picker, animated: true, stage.log.handler("Picker"))
    stage.settle()
    let controller = stage.home.presentedViewController
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stage.host.isIdle)
    #expect(stage.screens == "Home")
    picker.finish("file")
    #expect(stage.log.entries == ["Picker: file"])
    withExtendedLifetime(controller) {}
  }

  @Test("The release of the controller ends it without a result")
  func released() throws {
    let stage = Stage()
    let picker = Picker()
    stage.host.start(picker, animated: true, stage.log.handler("Picker"))
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Picker: nil"])
  }

  @Test("At the latest it ends with what it stood on")
  func endsBelow() throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    let picker = Picker()
    cart.navigation.start(picker, animated: true, stage.log.handler("Picker"))
    stage.settle()
    let controller = stage.home.presentedViewController?.presentedViewController
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == [])
    cart.finish("x")
    #expect(stage.log.entries == ["Cart: x", "Picker: nil"])
    withExtendedLifetime(controller) {}
  }

  @Test("A finish while it is on screen is told in time")
  func inTime() {
    let stage = Stage()
    let picker = Picker()
    stage.host.start(picker, animated: true, stage.log.handler("Picker"))
    stage.settle()
    picker.finish("file")
    #expect(stage.log.entries == ["Picker: file"])
    stage.settle()
    #expect(stage.screens == "Home")
  }
}
