import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Headless device")
struct HeadlessDeviceTests {
  @Test("A new device has a visible key window, a clock at 0 s and nothing on screen")
  func newDevice() {
    let device = HeadlessDevice()
    #expect(device.window.isKeyWindow)
    #expect(!device.window.isHidden)
    #expect(device.now == 0)
    #expect(device.screens == "")
    #expect(device.frames == [])
    #expect(device.transitions == [])
    #expect(device.warnings == [])
  }

  @Test("The clock moves as far as it is told, and settling moves it to the end of what runs")
  func clock() {
    let device = HeadlessDevice()
    device.window.rootViewController = NamedScreen("Home")
    device.settle()
    #expect(device.now == 0)
    device.advance(by: 0.1)
    #expect(device.now == 0.1)
    device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
    device.settle()
    #expect(device.now > 0.5)
    #expect(device.screens == "Home / Cart")
  }

  @Test("Nothing moves by itself: what is asked for is on screen when its turn has ended")
  func noTimeByItself() {
    let device = HeadlessDevice()
    device.window.rootViewController = NamedScreen("Home")
    #expect(device.frames == [])
    device.advance(by: 0)
    #expect(device.frames == ["Home"])
    #expect(device.now == 0)
  }

  @Test(
    "After finish the clock runs into the movement as far as it is told, to its end and no further",
    arguments: [0.05, 0.34, 0.36, 0.49, 0.51])
  func clockMeetsMovement(seconds: Double) {
    let stage = Stage.pushing()
    let page = stage.push("Cart")
    stage.settle()
    page.finish("paid")
    stage.device.advance(by: seconds)
    #expect((stage.navigation?.transitionCoordinator != nil) == (seconds < 0.35))
    let sheet = stage.present("Pay")
    stage.settle()
    sheet.finish("paid")
    stage.device.advance(by: seconds)
    #expect((stage.navigation?.presentedViewController != nil) == (seconds < 0.5))
  }

  @Test("What a timer begins goes on in the same call: two movements, one after the other")
  func clockMeetsFollowingMovement() {
    let stage = Stage.pushing()
    let page = stage.push("Cart")
    stage.settle()
    page.finish("paid")
    stage.device.advance(by: 0.1)
    // It waits until the pop has ended, 0.25 s later, and takes 0.35 s then.
    stage.push("Thanks")
    stage.device.advance(by: 0.5)
    #expect(stage.screens == "Home > Thanks")
    #expect(stage.navigation?.transitionCoordinator != nil)
    stage.device.advance(by: 0.11)
    #expect(stage.navigation?.transitionCoordinator == nil)
    #expect(stage.device.now < 1.5)
  }

  @Test("A diagram shows where a presentation and a dismissal lead while they run (C7, C30)")
  func diagramOfMovingPresentations() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    let home = device.window.rootViewController
    home?.present(NamedScreen("Cart"), animated: true)
    device.advance(by: 0.1)
    #expect(device.screens == "Home / Cart")
    device.settle()
    home?.dismiss(animated: true)
    device.advance(by: 0.1)
    #expect(home?.presentedViewController != nil)
    #expect(device.screens == "Home")
    device.settle()
    #expect(device.screens == "Home")
  }

  @Test("A diagram shows where a push and a pop lead while they run (01)")
  func diagramOfMovingStacks() {
    let (device, stack) = Fixture.stack("Home")
    stack.pushViewController(NamedScreen("Cart"), animated: true)
    device.advance(by: 0.1)
    #expect(device.screens == "Home > Cart")
    device.settle()
    stack.popViewController(animated: true)
    device.advance(by: 0.1)
    #expect(device.screens == "Home")
  }

  @Test("A gesture changes nothing on the diagram until the finger has completed it")
  func diagramOfGestures() throws {
    let (device, stack) = Fixture.stack("Home", "Cart")
    try device.user.swipeBack(holdingAt: 0.4) {
      #expect(stack.viewControllers.count == 1)
      #expect(device.screens == "Home > Cart")
    }
    #expect(device.screens == "Home")
    device.settle()
    stack.pushViewController(NamedScreen("Pay"), animated: false)
    device.settle()
    try device.user.swipeBack(cancelledAt: 0.4)
    #expect(device.screens == "Home > Pay")
    device.settle()
    #expect(device.screens == "Home > Pay")
  }

  @Test("A screen without a title is called by its type, a tab by what it shows")
  func names() {
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedScreen("First"), UIViewController()]
    let device = Fixture.device(showing: tabs)
    #expect(device.screens == "First")
    tabs.selectedIndex = 1
    device.settle()
    #expect(device.screens == "UIViewController")
  }

  @Test("What UIKit would have printed is collected")
  func warnings() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    let home = device.window.rootViewController
    home?.present(NamedScreen("Cart"), animated: false)
    home?.present(NamedScreen("Pay"), animated: false)
    device.settle()
    #expect(device.screens == "Home / Cart")
    #expect(device.warnings.count == 1)
  }
}
