import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// How a screen comes.
enum ComingWay: CaseIterable, Sendable { case presented, pushed }

/// A stack with a host, made inside a test: what has no window belongs to the device touched last.
@MainActor private final class Desk {
  let device: HeadlessDevice
  let stack = UINavigationController(rootViewController: NamedScreen("Home"))
  let host: InsecurityHost
  let log = ResultLog()

  init() {
    device = Fixture.device(showing: stack)
    host = InsecurityHost(navigation: stack)
  }

  /// A screen with a stack in it, on which a page is pushed while the screen is made.
  func makeScreen(_ name: String, _ page: PushedPage) -> UIViewController {
    let screen = NamedScreen(name)
    let own = UINavigationController(rootViewController: NamedScreen("List"))
    screen.addChild(own)
    own.didMove(toParent: screen)
    InsecurityHost(navigation: own).start(page, animated: true, log.handler(page.name))
    return screen
  }

  /// Starts such a screen and returns what finishes it.
  func start(_ way: ComingWay) -> () -> Void {
    switch way {
    case .presented:
      let flow = Page("Flow")
      flow.make = { [unowned self] in makeScreen($0.name, PushedPage("Page")) }
      host.start(flow, animated: true, log.handler("Flow"))
      return { flow.finish("done") }
    case .pushed:
      let flow = PushedPage("Flow")
      flow.make = { [unowned self] in makeScreen($0.name, PushedPage("Page")) }
      host.start(flow, animated: true, log.handler("Flow"))
      return { flow.finish("done") }
    }
  }
}

/// Screens that bring a stack of their own, on which pages stand before it is in any window.
@MainActor @Suite("Screens that bring a stack along") struct ArrivingScreensTests {
  /// Who ends it, if it is not its coordinator.
  private enum Other: CaseIterable { case host, foreignCode }

  @Test(
    "Pages that a screen has brought are told before it, whenever it ends by code (P6)",
    arguments: ComingWay.allCases, Moments.all)
  func endsByCode(_ way: ComingWay, _ moment: Double) {
    let desk = Desk()
    let finish = desk.start(way)
    desk.device.pass(moment)
    finish()
    #expect(desk.log.entries == ["Page: nil", "Flow: done"])
    desk.device.settle()
    #expect(desk.device.screens == "Home")
    #expect(desk.host.isIdle)
  }

  @Test(
    "Also when its host dismisses everything, or foreign code takes the screen away (P6, R6)",
    arguments: ComingWay.allCases, Moments.all)
  func endsByOthers(_ way: ComingWay, _ moment: Double) {
    let desk = Desk()
    for other in Other.allCases {
      _ = desk.start(way)
      desk.device.pass(moment)
      switch (other, way) {
      case (.host, _): desk.host.dismissChildren()
      case (.foreignCode, .presented): desk.stack.dismiss(animated: false)
      case (.foreignCode, .pushed):
        desk.stack.setViewControllers([desk.stack.viewControllers[0]], animated: false)
      }
      desk.device.settle()
      // UIKit ignores what foreign code asks while it moves.
      desk.host.dismissChildren()
      desk.device.settle()
      #expect(desk.device.screens == "Home")
    }
    #expect(desk.log.entries == ["Page: nil", "Flow: nil", "Page: nil", "Flow: nil"])
  }

  @Test("What is started on the screen in the same turn ends before it, too (P6)")
  func withMoreOnTop() {
    let desk = Desk()
    let flow = PushedPage("Flow")
    flow.make = { desk.makeScreen($0.name, PushedPage("Page")) }
    desk.host.batch {
      desk.host.start(flow, animated: true, desk.log.handler("Flow"))
      flow.navigation.start(Page("Note"), animated: true, desk.log.handler("Note"))
    }
    flow.finish("done")
    #expect(desk.log.entries.last == "Flow: done")
    #expect(
      desk.log.entries.map(\.description).sorted() == ["Flow: done", "Note: nil", "Page: nil"])
    desk.device.settle()
    #expect(desk.device.screens == "Home")
  }

  @Test("A stack that is put into a screen and what stands on it end with the screen (P6)")
  func addedLater() throws {
    let desk = Desk()
    let flow = PushedPage("Flow")
    desk.host.start(flow, animated: true, desk.log.handler("Flow"))
    desk.device.settle()
    let own = UINavigationController(rootViewController: NamedScreen("List"))
    InsecurityHost(navigation: own).start(
      PushedPage("Page"), animated: true, desk.log.handler("Page"))
    let screen = try #require(desk.stack.topViewController)
    screen.addChild(own)
    own.didMove(toParent: screen)
    flow.finish("done")
    #expect(desk.log.entries == ["Page: nil", "Flow: done"])
    desk.device.settle()
    #expect(desk.host.isIdle)
  }

  @Test("What was asked for in the stack lands there while the screen still arrives (R2)")
  func goesOnThere() throws {
    let desk = Desk()
    let flow = Page("Flow")
    let page = PushedPage("Page")
    flow.make = { desk.makeScreen($0.name, page) }
    desk.host.start(flow, animated: true, desk.log.handler("Flow"))
    page.navigation.start(PushedPage("More"), animated: true, desk.log.handler("More"))
    desk.device.settle()
    let screen = try #require(desk.stack.presentedViewController)
    let own = try #require(screen.children.first as? UINavigationController)
    #expect(own.viewControllers.map(\.title) == ["List", "Page", "More"])
    flow.finish("done")
    #expect(desk.log.entries == ["More: nil", "Page: nil", "Flow: done"])
  }
}
