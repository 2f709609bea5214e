import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// How a screen with stacks inside is shown.
enum Showing: String, CaseIterable, Sendable {
  case pushed, presented, root
}

@MainActor @Suite("Flows in the stacks inside a screen") struct FlowsInsidePagesTests {
  /// A screen with two tabs, a stack in each, and what it is shown with.
  @MainActor private final class Shop {
    let device: HeadlessDevice
    let log = ResultLog()
    let stacks = ["One", "Two"].map { UINavigationController(rootViewController: NamedScreen($0)) }
    let hosts: [InsecurityHost]
    let finish: () -> Void
    let dismissChildren: () -> Void
    let start: (Page) -> Void
    private let keeper: AnyObject

    init(_ showing: Showing, startsInGetter: Bool = false) {
      let stage: Stage? =
        switch showing {
        case .pushed: Stage.pushing()
        case .presented: Stage()
        case .root: nil
        }
      device = stage?.device ?? HeadlessDevice()
      let app = WindowCoordinator(device.window)
      keeper = stage ?? app
      let hosts = stacks.map { InsecurityHost(navigation: $0) }
      self.hosts = hosts
      let make: () -> UIViewController = { [stacks, log] in
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        if startsInGetter {
          hosts[0].start(PushedPage("First"), animated: false, log.handler("First"))
        }
        return tabs
      }
      if let stage, showing == .pushed {
        let shop = PushedPage("Shop")
        shop.make = { _ in make() }
        stage.host.start(shop, animated: true, log.handler("Shop"))
        (finish, dismissChildren) = ({ shop.finish("closed") }, { shop.dismissChildren() })
        start = { [log] in shop.navigation.start($0, animated: true, log.handler($0.name)) }
      } else {
        let shop = Page("Shop")
        shop.make = { _ in make() }
        if let stage {
          stage.host.start(shop, animated: true, log.handler("Shop"))
        } else {
          app.navigation.start(shop, animated: false, log.handler("Shop"))
        }
        (finish, dismissChildren) = ({ shop.finish("closed") }, { shop.dismissChildren() })
        start = { [log] in shop.navigation.start($0, animated: true, log.handler($0.name)) }
      }
      device.settle()
    }

    /// Pushes a page in each of the stacks.
    func fill() {
      for (host, name) in zip(hosts, ["First", "Second"]) {
        host.start(PushedPage(name), animated: true, log.handler(name))
        device.settle()
      }
    }
  }

  @Test(
    "Pages in the tabs of a screen end before it, though others hold them (C162, C163)",
    arguments: Showing.allCases)
  func endsWithScreen(showing: Showing) {
    let shop = Shop(showing)
    shop.fill()
    shop.start(Page("Sheet"))
    shop.device.settle()
    #expect(shop.stacks.map(\.titles) == [["One", "First"], ["Two", "Second"]])
    shop.finish()
    #expect(shop.log.entries == ["Sheet: nil", "Second: nil", "First: nil", "Shop: closed"])
    shop.device.settle()
    #expect(shop.device.screens == (showing == .root ? "One" : "Home"))
    #expect(shop.log.waiting == [])
  }

  @Test(
    "Pages that were started while the screen was being made end before it too (C162)",
    arguments: Showing.allCases)
  func startedInGetter(showing: Showing) {
    let shop = Shop(showing, startsInGetter: true)
    #expect(shop.stacks[0].titles == ["One", "First"])
    shop.hosts[0].start(PushedPage("Next"), animated: true, shop.log.handler("Next"))
    shop.device.settle()
    #expect(shop.stacks[0].titles == ["One", "First", "Next"])
    shop.finish()
    #expect(shop.log.entries == ["Next: nil", "First: nil", "Shop: closed"])
    shop.device.settle()
    #expect(shop.device.screens == (showing == .root ? "One" : "Home"))
  }

  @Test(
    "What stands on a screen is in its tabs too, and goes without it (C136, C162)",
    arguments: Showing.allCases)
  func dismissesChildren(showing: Showing) {
    let shop = Shop(showing)
    shop.fill()
    shop.start(Page("Sheet"))
    shop.device.settle()
    let before = shop.device.transitions.count
    shop.dismissChildren()
    #expect(shop.log.entries == ["Sheet: nil", "Second: nil", "First: nil"])
    shop.device.settle()
    #expect(shop.stacks.map(\.titles) == [["One"], ["Two"]])
    #expect(shop.log.waiting == ["Shop"])
    #expect(shop.device.transitions.count == before + 1)
  }

  @Test("Other code that takes the screen away ends the pages inside first (C163, C179)")
  func foreignRemoval() {
    for animated in [true, false] {
      let shop = Shop(.pushed)
      shop.fill()
      let stack = shop.device.window.rootViewController as? UINavigationController
      stack?.popToRootViewController(animated: animated)
      shop.device.settle()
      #expect(shop.log.entries == ["Second: nil", "First: nil", "Shop: nil"])
      #expect(shop.device.screens == "Home")
    }
  }

  @Test("A stack that other code has presented in the same turn is the level it is in (C107)")
  func presentedInSameTurn() {
    let stage = Stage()
    stage.present("Own")
    stage.settle()
    let stack = UINavigationController(rootViewController: NamedScreen("Foreign"))
    stage.home.presentedViewController?.present(stack, animated: true)
    let host = InsecurityHost(navigation: stack)
    host.start(PushedPage("Page"), animated: true, stage.log.handler("Page"))
    stage.settle()
    #expect(stage.screens == "Home / Own / Foreign > Page")
    #expect(stage.host.state.levels.count == 2)
    stage.host.dismissChildren()
    #expect(stage.log.entries == ["Page: nil", "Own: nil"])
    stage.settle()
    #expect(stage.screens == "Home")
  }
}
