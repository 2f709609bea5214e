import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Window coordinators that nobody keeps", .serialized) struct UnkeptAppsTests {
  let alive = LifetimeTracker()
  let log = ResultLog()

  private func launched(on device: HeadlessDevice) {
    alive.track(App(device.window, log), as: "app").start()
    device.settle()
  }

  @Test("It hears how its root ends, and starts the next one (P5)")
  func hears() throws {
    let device = HeadlessDevice()
    launched(on: device)
    try device.user.tap("Log in")
    device.settle()
    #expect(device.screens == "Home")
    #expect(log.entries == ["Login: Ada"])
    try device.user.tap("Log out")
    device.settle()
    #expect(device.screens == "Login")
    #expect(log.entries == ["Login: Ada", "Home: out"])
    #expect(alive.alive == ["app"])
  }

  @Test("It goes with the root that it has started: replaced by others, or by another coordinator")
  func replaced() {
    let device = HeadlessDevice()
    launched(on: device)
    device.window.rootViewController = NamedScreen("Other")
    device.settle()
    #expect(log.entries == ["Login: nil"])
    #expect(alive.alive == [])
    launched(on: device)
    WindowHost(device.window).start(Page("Next"), animated: true, log.handler("Next"))
    device.settle()
    #expect(device.screens == "Next")
    #expect(alive.alive == [])
  }

  @Test("It stays while a root that has finished does, and goes with that")
  func finishedRoot() {
    let device = HeadlessDevice()
    let root = Page("Root")
    do {
      let app = alive.track(WindowCoordinator(device.window), as: "app")
      app.navigation.start(root, log.handler("Root"))
      device.settle()
    }
    root.finish("x")
    device.settle()
    #expect(log.entries == ["Root: x"])
    #expect(alive.alive == ["app"])
    device.window.rootViewController = NamedScreen("Other")
    device.settle()
    #expect(alive.alive == [])
  }

  @Test("It goes with its window, and with its device (P5)")
  func windowGone() {
    do {
      let device = HeadlessDevice()
      launched(on: device)
      #expect(alive.alive == ["app"])
    }
    #expect(alive.alive == [])
  }
}

/// An app that takes turns between two roots; its handlers hold it weakly.
private final class App: WindowCoordinator {
  private let log: ResultLog

  init(_ window: UIWindow, _ log: ResultLog) {
    self.log = log
    super.init(window)
  }

  func start() {
    begin("Login", button: "Log in", result: "Ada") { [weak self] in self?.goOn() }
  }

  private func goOn() {
    begin("Home", button: "Log out", result: "out") { [weak self] in self?.start() }
  }

  private func begin(
    _ name: String, button: String, result: String, then next: @escaping () -> Void
  ) {
    let page = Page(name)
    page.make = { page in
      NamedScreen(name, rows: [NamedScreen.button(button) { [weak page] in page?.finish(result) }])
    }
    navigation.start(
      page, animated: true,
      log.handler(name) { if $0 != nil { next() } })
  }
}
