import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What a new root leaves of the old one") struct RootSwapsTests {
  let device = HeadlessDevice()
  let log = ResultLog()
  let app: WindowCoordinator

  init() {
    app = WindowCoordinator(device.window)
  }

  private func root(_ name: String) -> Page {
    let page = Page(name)
    app.navigation.start(page, animated: true, log.handler(name))
    device.settle()
    return page
  }

  @Test("Sheets of the old root go with it, own and foreign, at any moment (C129)")
  func sheetsGo() {
    for pause in [0, 0.1, 0.7] {
      let home = root("Home")
      home.present("Own", log)
      device.settle()
      device.window.rootViewController?.presentedViewController?
        .present(NamedScreen("Foreign"), animated: true)
      if pause > 0 { device.advance(by: pause) }
      let login = root("Login")
      #expect(login.isOnScreen)
      #expect(device.screens == "Login")
      #expect(device.window.rootViewController?.presentedViewController == nil)
      #expect(device.window.subviews.count == 1)
      #expect(log.entries.suffix(2) == ["Own: nil", "Home: nil"])
      login.finish("in")
      log.clear()
    }
  }

  @Test("A sheet that comes or goes while the root is replaced goes too (C129)")
  func sheetsOnTheirWay() throws {
    for leaves in [true, false] {
      log.clear()
      let home = root("Home")
      let sheet = home.present("Sheet", log)
      if leaves {
        device.settle()
        sheet.finish("x")
      }
      device.advance(by: 0.1)
      app.navigation.start(Page("Login"), animated: true, log.handler("Login"))
      #expect(
        log.entries.suffix(2)
          == [.init("Sheet", leaves ? "x" : "nil"), .init("Home", "nil")])
      device.settle()
      #expect(device.screens == "Login")
      #expect(device.window.subviews.count == 1)
    }
  }

  @Test("The old tree is ended and released, and acts no more (C130, C131)")
  func oldTreeEnds() {
    let alive = LifetimeTracker()
    let list = alive.track(PushedPage("List"), as: "List")
    do {
      let stack = alive.track(UINavigationController(), as: "stack")
      app.navigation.start(stack, list, duration: nil, options: nil, log.handler("List"))
      device.settle()
      let item = alive.track(PushedPage("Item"), as: "Item")
      item.make = { alive.track(NamedScreen($0.name), as: "Item's controller") }
      list.navigation.start(item, animated: true, log.handler("Item"))
      device.settle()
    }
    let before = list.navigation
    _ = root("Login")
    #expect(log.entries == ["Item: nil", "List: nil"])
    #expect(alive.alive == ["List"])
    let issues = Issues.collect {
      before?.start(PushedPage("Late"), animated: true, log.handler("Late"))
      device.settle()
    }
    #expect(issues.count == 1)
    #expect(log.entries == ["Item: nil", "List: nil", "Late: nil"])
    #expect(device.screens == "Login")
  }

  @Test("The same where foreign code replaces the root (C130, C131)")
  func foreignReplacement() {
    let alive = LifetimeTracker()
    let stack = UINavigationController(rootViewController: NamedScreen("Home"))
    device.window.rootViewController = stack
    device.settle()
    let host = InsecurityHost(navigation: stack)
    do {
      let list = alive.track(PushedPage("List"), as: "List")
      host.start(list, animated: true, log.handler("List"))
      device.settle()
      list.navigation.start(
        alive.track(Page("Sheet"), as: "Sheet"), animated: true, log.handler("Sheet"))
      device.settle()
    }
    device.window.rootViewController = NamedScreen("Login")
    device.settle()
    #expect(log.entries == ["Sheet: nil", "List: nil"])
    #expect(alive.alive == [])
    #expect(host.top == nil)
    #expect(device.screens == "Login")
  }

  @Test("A link that swaps the root on its way goes on from the new root (C132)")
  func linkAcrossRoots() {
    let login = Page("Login")
    app.navigation.start(login, animated: true) { [app, log] result in
      log.record("Login", result)
      let home = Page("Home")
      app.navigation.start(home, animated: true, log.handler("Home"))
      home.navigation.start(Page("Order"), animated: true, log.handler("Order"))
      app.navigation.topContext.start(Page("Receipt"), animated: true, log.handler("Receipt"))
    }
    device.settle()
    login.finish("Ann")
    device.settle()
    #expect(device.screens == "Home / Order / Receipt")
    #expect(log.entries == ["Login: Ann"])
    #expect(app.navigation.state.description == "Home / Order / Receipt")
  }

  @Test("A window's top is found anew by each start, and never replaces the root (C132)")
  func topOfWindow() {
    let top: any AdaptiveNavigation = app.navigation.topContext
    _ = root("Login")
    top.start(Page("Help"), animated: true, log.handler("Help"))
    device.settle()
    #expect(device.screens == "Login / Help")
    let list = PushedPage("List")
    app.navigation.start(UINavigationController(), list, log.handler("List"))
    device.settle()
    #expect(log.entries == ["Help: nil", "Login: nil"])
    top.start(FlexPage("Item"), in: .current, animated: true, log.handler("Item"))
    device.settle()
    top.start(FlexPage("Sheet"), in: .modal, animated: true, log.handler("Sheet"))
    device.settle()
    #expect(device.screens == "List > Item / Sheet")
    #expect(log.entries == ["Help: nil", "Login: nil"])
  }
}
