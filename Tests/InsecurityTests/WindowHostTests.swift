import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Window roots") struct WindowHostTests {
  let device = HeadlessDevice()
  let log = ResultLog()
  let app: WindowCoordinator

  init() {
    app = WindowCoordinator(device.window)
  }

  private func start(_ name: String, animated: Bool = true) -> Page {
    let page = Page(name)
    app.navigation.start(page, animated: animated, log.handler(name))
    return page
  }

  @Test("A root start sets the window's root before it returns (R1)")
  func setsRoot() {
    _ = start("Login")
    #expect(device.window.rootViewController?.title == "Login")
    device.settle()
    #expect(device.screens == "Login")
    #expect(app.navigation.state.description == "Login")
  }

  @Test(
    "A root swap under open sheets ends all of them, top first, in one seen movement (R13, C129)")
  func swapsUnderSheets() {
    let home = start("Home")
    device.settle()
    let cart = home.present("Cart", log)
    device.settle()
    _ = cart.present("Pay", log)
    device.settle()
    #expect(device.screens == "Home / Cart / Pay")
    let frames = device.frames.count
    let transitions = device.transitions.count
    _ = start("Login")
    #expect(log.entries == ["Pay: nil", "Cart: nil", "Home: nil"])
    device.settle()
    #expect(device.screens == "Login")
    #expect(Array(device.frames.dropFirst(frames)) == ["Login"])
    #expect(device.transitions.count == transitions + 1)
    #expect(device.window.subviews.count == 1)
    #expect(device.warnings == [])
  }

  @Test("A root that has finished stays, and its navigation starts on, until it is replaced (R13)")
  func finishedRootStays() {
    let home = start("Home")
    device.settle()
    home.finish("done")
    device.settle()
    #expect(log.entries == ["Home: done"])
    #expect(device.screens == "Home")
    let cart = home.present("Cart", log)
    device.settle()
    #expect(device.screens == "Home / Cart")
    cart.dismiss()
    _ = start("Login")
    device.settle()
    #expect(log.entries == ["Home: done", "Cart: nil"])
    #expect(device.screens == "Login")
    let issues = Issues.collect {
      home.present("Late", log)
      device.settle()
    }
    #expect(issues.count == 1)
    #expect(log.entries.last == "Late: nil")
  }

  @Test("A new root that ends before it was set is told, whatever was to stand on it (P1, R13)")
  func endsBeforeItIsSet() {
    let home = start("Home")
    device.settle()
    _ = home.present("Cart", log)
    device.settle()
    let login = start("Login")
    login.present("Help", log)
    // What was presented has gone, and the new root is not set.
    device.simulation.endTurn()
    login.finish("x")
    device.settle()
    #expect(log.entries == ["Cart: nil", "Home: nil", "Help: nil", "Login: x"])
  }

  @Test("In the handler of a root that has ended, the second of two roots replaces the first (R13)")
  func replacesInHandler() {
    let home = Page("Home")
    app.navigation.start(home, animated: false) { _ in
      _ = start("First")
      _ = start("Second")
    }
    device.settle()
    home.finish("x")
    device.settle()
    #expect(log.entries == ["First: nil"])
    #expect(device.screens == "Second")
  }

  @Test("The second of two root starts in one turn replaces the first (R13)")
  func secondReplacesFirst() {
    let first = Page("First")
    let second = Page("Second")
    app.navigation.batch {
      app.navigation.start(first, animated: true, log.handler("First"))
      app.navigation.start(second, animated: true, log.handler("Second"))
    }
    device.settle()
    #expect(log.entries == ["First: nil"])
    #expect(first.asked == 0)
    #expect(device.screens == "Second")
  }

  @Test("While the handlers of a replaced root run, nothing starts under it, or in its stead (R13)")
  func nothingStartsWhileReplacing() {
    let home = Page("Home")
    let pages = ["Other", "Sheet", "Late"].map { Page($0) }
    app.navigation.start(home, animated: true) { [app, log, device] result in
      log.record("Home", result)
      app.navigation.start(pages[0], animated: true, log.handler("Other"))
      let old = device.window.rootViewController ?? UIViewController()
      InsecurityHost(modal: old).start(pages[1], animated: true, log.handler("Sheet"))
      home.navigation.start(pages[2], animated: true, log.handler("Late"))
    }
    device.settle()
    let issues = Issues.collect {
      _ = start("Login")
      device.settle()
    }
    #expect(log.entries == ["Home: nil", "Sheet: nil", "Other: nil", "Late: nil"])
    #expect(issues.count == 3)
    #expect(pages.map(\.asked) == [0, 0, 0])
    #expect(device.screens == "Login")
  }

  @Test("What is to stand on top of the window then stands on the new root (R13)")
  func topOfWindowWhileReplacing() {
    app.navigation.start(Page("Home"), animated: true) { [app, log] result in
      log.record("Home", result)
      app.navigation.topContext.start(Page("Sheet"), animated: true, log.handler("Sheet"))
    }
    device.settle()
    _ = start("Login")
    device.settle()
    #expect(log.entries == ["Home: nil"])
    #expect(device.screens == "Login / Sheet")
  }

  @Test("A stack as the window's root gets pushes, and ends with its replacement (R14)")
  func stackAsRoot() {
    let list = PushedPage("List")
    app.navigation.start(UINavigationController(), list, animated: false, log.handler("List"))
    device.settle()
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    #expect(device.screens == "List > Item")
    #expect(app.navigation.state.description == "List > Item")
    _ = start("Login")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: nil"])
    #expect(device.screens == "Login")
  }

  @Test("A root start while something moves waits, and its predecessors have ended at once (P2)")
  func waitsForMovement() {
    let home = start("Home")
    device.settle()
    _ = home.present("Cart", log)
    _ = start("Login")
    #expect(log.entries == ["Cart: nil", "Home: nil"])
    #expect(device.window.rootViewController?.title == "Home")
    device.settle()
    #expect(device.screens == "Login")
    #expect(device.warnings == [])
  }

  @Test("What was replaced is released (P5, C130, C131)")
  func releases() {
    let alive = LifetimeTracker()
    do {
      let home = Page("Home")
      alive.track(home, as: "Home")
      home.make = { alive.track(NamedScreen($0.name), as: "Home's controller") }
      app.navigation.start(home, animated: true, log.handler("Home"))
      device.settle()
      let cart = Page("Cart")
      alive.track(cart, as: "Cart")
      cart.make = { alive.track(NamedScreen($0.name), as: "Cart's controller") }
      home.navigation.start(cart, animated: true, log.handler("Cart"))
      device.settle()
    }
    _ = start("Login")
    device.settle()
    #expect(alive.alive == [])
  }

  @Test("Foreign code that replaces the root ends all that stood on it")
  func foreignRoot() {
    let home = start("Home")
    device.settle()
    _ = home.present("Cart", log)
    device.settle()
    device.window.rootViewController = NamedScreen("Foreign")
    device.settle()
    #expect(log.entries == ["Cart: nil", "Home: nil"])
    #expect(device.screens == "Foreign")
  }
}
