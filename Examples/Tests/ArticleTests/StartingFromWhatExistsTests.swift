import Insecurity
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

@MainActor @Suite("Starting from what exists", .serialized)
struct StartingFromWhatExistsTests {
  let device = HeadlessDevice()
  let old = OldScreen()

  init() {
    old.title = "Old"
    device.window.rootViewController = UINavigationController(rootViewController: old)
    device.settle()
  }

  @Test("Over a view controller, with a host that nobody keeps")
  func modal() throws {
    old.chooseColor()
    device.settle()
    #expect(device.screens == "Old / Color")
    try device.user.tap("Red")
    device.settle()
    #expect(old.color == "red")
    #expect(device.screens == "Old")
  }

  @Test("On a navigation controller, whose own pages stay")
  func stack() throws {
    old.chooseColorOnTheStack()
    device.settle()
    #expect(device.screens == "Old > Color")
    try device.user.tapBack()
    device.settle()
    #expect(old.color == nil)
    #expect(device.screens == "Old")
  }

  @Test("In a window, with and without a window coordinator")
  func window() {
    PaintApp(device.window).start()
    device.settle()
    #expect(device.screens == "Color")
    device.window.showColors()
    device.settle()
    #expect(device.window.rootViewController is ButtonScreen)
  }

  @Test("Inside a coordinator of the app's own making")
  func homeMade() throws {
    let stack = try #require(old.navigationController)
    let flow = HomeMadeFlow(stack)
    flow.begin()
    device.settle()
    try device.user.tap("Color")
    device.settle()
    #expect(device.screens == "Old > Painting > Color")
    try device.user.tap("Red")
    device.settle()
    #expect(flow.colors == ["red"])
    #expect(device.screens == "Old > Painting")
  }
}
