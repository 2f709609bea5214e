import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Windows that go") struct WindowLossTests {
  let device = HeadlessDevice()
  let log = ResultLog()
  let alive = LifetimeTracker()

  /// A second window with a stack in it, at rest.
  private func secondWindow() throws -> (UIWindow, UINavigationController) {
    let window = try #require(device.window.windowScene.map(UIWindow.init(windowScene:)))
    let stack = UINavigationController(rootViewController: NamedScreen("Second"))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    device.settle()
    alive.track(window, as: "window")
    alive.track(stack, as: "stack")
    return (window, stack)
  }

  private func ended(_ name: String) -> (String?, Ending) -> Void {
    { [log] result, ending in log.handler(name)(result.map { "\($0), \(ending)" } ?? "\(ending)") }
  }

  @Test("A window that is released ends what stood in it, top first (P1, P5, P6)")
  func released() throws {
    do {
      let (window, stack) = try secondWindow()
      let host = InsecurityHost(navigation: stack)
      let cart = PushedPage("Cart")
      host.start(cart, animated: true, ended("Cart"))
      device.settle()
      let pay = Page("Pay")
      cart.navigation.start(pay, animated: true, ended("Pay"))
      device.settle()
      alive.track(cart, as: "Cart")
      alive.track(pay, as: "Pay")
      #expect(pay.isOnScreen && window.rootViewController === stack)
    }
    device.settle()
    #expect(log.entries == ["Pay: rootGone", "Cart: rootGone"])
    #expect(alive.alive == [])
  }

  @Test("A window that is released while a screen arrives ends it, and what waits for it (P1, R2)")
  func releasedWhileMoving() throws {
    do {
      let (window, stack) = try secondWindow()
      let host = InsecurityHost(navigation: stack)
      host.start(PushedPage("Cart"), animated: true, ended("Cart"))
      device.advance(by: 0.1)
      host.start(PushedPage("Pay"), animated: true, ended("Pay"))
      #expect(window.rootViewController === stack)
    }
    device.settle()
    #expect(log.entries == ["Pay: rootGone", "Cart: rootGone"])
    #expect(alive.alive == [])
  }

  @Test("A window coordinator whose window is released ends its root and what stands on it (R13)")
  func releasedUnderCoordinator() throws {
    var window = device.window.windowScene.map(UIWindow.init(windowScene:))
    window?.makeKeyAndVisible()
    let app = window.map(WindowCoordinator.init)
    let home = Page("Home")
    app?.navigation.start(home, animated: false, ended("Home"))
    device.settle()
    home.navigation.start(Page("Cart"), animated: true, ended("Cart"))
    device.settle()
    #expect(log.entries == [])
    alive.track(home, as: "Home")
    try alive.track(#require(window), as: "window")
    window = nil
    device.settle()
    #expect(alive.alive == ["Home"])
    #expect(log.entries == ["Cart: rootGone", "Home: rootGone"])
  }

  @Test("A window coordinator that holds its window goes with it, while its root is on screen (P5)")
  func coordinatorHoldsWindow() {
    do {
      let scene = device.window.windowScene
      let app = scene.map { HoldingApp(UIWindow(windowScene: $0)) }
      app.map { _ = alive.track($0.window, as: "window") }
      app.map { _ = alive.track($0, as: "app") }
      app?.window.makeKeyAndVisible()
      app?.navigation.start(Page("Home"), animated: false, ended("Home"))
      device.settle()
      #expect(alive.alive == ["window", "app"])
    }
    device.settle()
    #expect(alive.alive == [])
    #expect(log.entries == ["Home: rootGone"])
  }

  @Test("A window that is released during a root swap ends both roots, each once (R13)")
  func releasedDuringSwap() {
    var window = device.window.windowScene.map(UIWindow.init(windowScene:))
    window?.makeKeyAndVisible()
    let app = window.map(WindowCoordinator.init)
    app?.navigation.start(Page("Home"), animated: false, ended("Home"))
    device.settle()
    let login = Page("Login")
    app?.navigation.start(login, animated: true, ended("Login"))
    device.advance(by: 0.1)
    login.navigation.start(Page("Help"), animated: true, ended("Help"))
    #expect(log.entries == ["Home: replaced"])
    window = nil
    device.settle()
    #expect(log.entries == ["Home: replaced", "Help: rootGone", "Login: rootGone"])
  }

  @Test("A start on a window coordinator whose window is released is refused, and told (P8)")
  func startedAfterRelease() {
    var window = device.window.windowScene.map(UIWindow.init(windowScene:))
    let app = window.map(WindowCoordinator.init)
    window = nil
    let issues = Issues.collect {
      app?.navigation.start(Page("Home"), animated: false, log.handler("Home"))
      device.settle()
    }
    #expect(log.entries == ["Home: nil"])
    #expect(issues.count == 1)
  }

  @Test("A window that is hidden, and shown again, ends nothing")
  func hidden() throws {
    let (window, stack) = try secondWindow()
    let host = InsecurityHost(navigation: stack)
    let cart = PushedPage("Cart")
    host.start(cart, animated: true, ended("Cart"))
    device.settle()
    window.isHidden = true
    device.settle()
    #expect(log.entries == [])
    window.isHidden = false
    device.settle()
    #expect(cart.isOnScreen)
    cart.finish("paid")
    device.settle()
    #expect(log.entries == ["Cart: paid, finished"])
    #expect(stack.viewControllers.count == 1)
  }
}

private final class HoldingApp: WindowCoordinator {
  let window: UIWindow

  override init(_ window: UIWindow) {
    self.window = window
    super.init(window)
  }
}
