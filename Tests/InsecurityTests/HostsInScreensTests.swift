import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Hosts made for the screens of coordinators.
@MainActor @Suite("Hosts inside screens") struct HostsInScreensTests {
  let device: HeadlessDevice
  let stack = UINavigationController(rootViewController: NamedScreen("Home"))
  let host: InsecurityHost
  let log = ResultLog()

  init() {
    device = Fixture.device(showing: stack)
    host = InsecurityHost(navigation: stack)
  }

  /// Presents a screen over the whole window.
  private func presentCover() -> UIViewController? {
    let cover = Page("Cover")
    cover.make = { page in
      let screen = NamedScreen(page.name)
      screen.modalPresentationStyle = .fullScreen
      return screen
    }
    host.start(cover, animated: false, log.handler("Cover"))
    return stack.presentedViewController
  }

  @Test("A full-screen presentation does not hide the window from a host inside it (R2)")
  func insideCover() throws {
    let cover = try #require(presentCover())
    device.settle()
    InsecurityHost(modal: cover).start(Page("Note"), animated: true, log.handler("Note"))
    device.settle()
    #expect(host.state.description == "Home / Cover / Note")
    host.dismissChildren()
    #expect(log.entries == ["Note: nil", "Cover: nil"])
    device.settle()
    #expect(device.screens == "Home")
  }

  @Test("A full-screen presentation does not hide the window from a host below it (R2)")
  func belowCover() {
    _ = presentCover()
    device.settle()
    InsecurityHost(modal: stack).start(Page("Note"), animated: true, log.handler("Note"))
    device.settle()
    #expect(device.screens == "Home / Cover / Note")
    #expect(host.state.description == "Home / Cover / Note")
  }

  @Test("A start from inside what has ended is refused while that leaves, and all comes to rest")
  func insideLeaving() throws {
    let own = UINavigationController()
    let flow = PushedPage("Flow")
    host.start(own, flow, animated: true, log.handler("Flow"))
    device.settle()
    let inside = InsecurityHost(navigation: own)
    let issues = Issues.collect {
      flow.finish("done")
      inside.start(PushedPage("Late"), animated: true, log.handler("Late"))
      device.settle()
    }
    #expect(log.entries == ["Flow: done", "Late: nil"])
    #expect(issues.count == 1)
    #expect(device.screens == "Home")
    #expect(host.isIdle)
  }

  @Test("What waits for a host of a stack ends with what has brought the stack (R2)")
  func waitingInStack() {
    let own = UINavigationController()
    let flow = PushedPage("Flow")
    host.start(own, flow, animated: true, log.handler("Flow"))
    InsecurityHost(navigation: own).start(Page("Note"), animated: true, log.handler("Note"))
    flow.finish("done")
    #expect(log.entries == ["Note: nil", "Flow: done"])
    device.settle()
    #expect(device.screens == "Home")
  }

  @Test("Coming back to a screen withdraws what waits for a host inside it (R5)")
  func waitingAbove() throws {
    let flow = PushedPage("Flow")
    host.start(UINavigationController(), flow, animated: true, log.handler("Flow"))
    let own = try #require(stack.presentedViewController as? UINavigationController)
    let page = try #require(own.topViewController)
    InsecurityHost(modal: page).start(Page("Note"), animated: true, log.handler("Note"))
    flow.dismissChildren()
    #expect(log.entries == ["Note: nil"])
    device.settle()
    #expect(device.screens == "Home / Flow")
  }

  @Test("A start from inside a page that has ended is refused, and takes nothing along (R2, P2)")
  func insideLeavingPage() throws {
    let page = PushedPage("Page")
    host.start(page, animated: true, log.handler("Page"))
    device.settle()
    let screen = try #require(stack.topViewController)
    let issues = Issues.collect {
      page.finish("done")
      InsecurityHost(modal: screen).start(Page("Late"), animated: true, log.handler("Late"))
      host.start(Page("Next"), animated: true, log.handler("Next"))
      device.settle()
    }
    #expect(log.entries == ["Page: done", "Late: nil"])
    #expect(issues.count == 1)
    #expect(device.screens == "Home / Next")
  }

  @Test(
    "A start under a root that is about to be replaced is refused, and takes nothing along (R13)")
  func underOldRoot() throws {
    let window = WindowHost(device.window)
    window.start(Page("First"), animated: true, log.handler("First"))
    let next = Page("Second")
    window.start(next, animated: true, log.handler("Second"))
    let old = try #require(device.window.rootViewController)
    let issues = Issues.collect {
      InsecurityHost(modal: old).start(Page("Late"), animated: true, log.handler("Late"))
      next.navigation.start(Page("Note"), animated: true, log.handler("Note"))
      device.settle()
    }
    #expect(log.entries == ["First: nil", "Late: nil"])
    #expect(issues.count == 1)
    #expect(device.screens == "Second / Note")
  }

  @Test("In the handler of a root that was dismissed before it came another one may start (R13)")
  func dismissedBeforeItCame() {
    let window = WindowHost(device.window)
    window.start(Page("First"), animated: true) { [log] (result: String?) in
      log.record("First", result)
      window.dismissChildren()
    }
    let issues = Issues.collect {
      window.start(Page("Second"), animated: true) { [log] (result: String?) in
        log.record("Second", result)
        window.start(Page("Third"), animated: true, log.handler("Third"))
      }
      device.settle()
    }
    #expect(log.entries == ["First: nil", "Second: nil"])
    #expect(issues == [])
    #expect(device.screens == "Third")
  }

  @Test("A window's host and a host of the stack that has come as its root share a branch (R2)")
  func sharesBranch() throws {
    let own = UINavigationController()
    let list = PushedPage("List")
    WindowHost(device.window).start(own, list, animated: false, log.handler("List"))
    device.settle()
    list.navigation.start(Page("Sheet"), animated: true, log.handler("Sheet"))
    device.settle()
    let issues = Issues.collect {
      InsecurityHost(navigation: own).start(PushedPage("Page"), animated: true, log.handler("Page"))
      device.settle()
    }
    #expect(log.entries == ["Page: nil"])
    #expect(issues.count == 1)
    #expect(device.screens == "List / Sheet")
  }
}
