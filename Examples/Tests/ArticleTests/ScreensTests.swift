import Insecurity
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

/// Screens that report late, and screens that adapt.
@MainActor @Suite("Kinds of screens", .serialized)
struct ScreensTests {
  let device = HeadlessDevice()
  let log = ResultLog()

  private func home() -> UIViewController {
    let home = ButtonScreen("Home")
    device.window.rootViewController = UINavigationController(rootViewController: home)
    device.settle()
    return home
  }

  @Test("A picker that reports after it has gone gives its result all the same")
  func late() {
    let home = home()
    InsecurityHost(modal: home).start(PickFile(), animated: true, log.handler("file"))
    device.settle()
    let picker = home.presentedViewController as? FilePicker
    picker?.dismiss(animated: true)
    device.settle()
    #expect(device.screens == "Home")
    #expect(log.entries == [])
    picker?.onPick?("letter.txt")
    #expect(log.entries == ["file: letter.txt"])
  }

  @Test("One that never reports gives nil with the release of its controller")
  func never() throws {
    InsecurityHost(modal: home()).start(PickFile(), animated: true, log.handler("file"))
    device.settle()
    try device.user.dragSheetDown()
    device.settle()
    #expect(log.entries == ["file: nil"])
  }

  @Test("The same coordinator is pushed and presented, and its children as it is")
  func adapting() throws {
    let stack = try #require(home().navigationController)
    let host = InsecurityHost(navigation: stack)
    host.topContext.showHelp(.current, log.handler("pushed"))
    device.settle()
    #expect(device.screens == "Home > Help")
    try device.user.tap("Write")
    device.settle()
    #expect(device.screens == "Home > Help > Message")
    try device.user.tap("Send")
    device.settle()
    #expect(device.screens == "Home")
    host.topContext.showHelp(.modal, log.handler("presented"))
    device.settle()
    try device.user.tap("Write")
    device.settle()
    #expect(device.screens == "Home / Help / Message")
    #expect(log.entries == ["pushed: Hello"])
  }

  @Test("The fallback stack is made only where there is none")
  func fallback() throws {
    let home = home()
    let stack = try #require(home.navigationController)
    InsecurityHost(navigation: stack).topContext.showHelpInSomeStack(log.handler("help"))
    device.settle()
    #expect(device.screens == "Home > Help")
    stack.popViewController(animated: false)
    device.settle()
    InsecurityHost(modal: home).topContext.showHelpInSomeStack(log.handler("help"))
    device.settle()
    #expect(device.screens == "Home / Help")
    #expect(home.presentedViewController is UINavigationController)
  }
}
