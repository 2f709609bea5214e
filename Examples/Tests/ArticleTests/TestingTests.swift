import Insecurity
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

@MainActor @Suite("Testing your coordinators", .serialized)
struct TestingTests {
  @Test("One coordinator alone")
  func alone() {
    let log = ResultLog()
    let order = Order()
    let navigation = RecordingNavigation(for: order, log.handler("order"))
    order.askAddress()
    #expect(navigation.starts.map(\.kind) == [.pushed])
    navigation.answer(navigation.starts.last?.coordinator as? Address, with: "Byron Street 1")
    #expect(log.entries == ["order: Byron Street 1"])
  }

  @Test("Results, issues and lifetimes")
  func recording() throws {
    let device = HeadlessDevice()
    let home = ButtonScreen("Home")
    device.window.rootViewController = home
    device.settle()
    let host = InsecurityHost(modal: home)
    let log = ResultLog()
    let lives = LifetimeTracker()
    let issues = Issues.collect {
      let board = lives.track(Board("Twice"), as: "board")
      host.start(board, animated: true, log.handler("first"))
      host.start(board, animated: true, log.handler("second"))
      device.settle()
    }
    #expect(issues.map(\.who) == ["Board"])
    #expect(log.entries == ["second: nil"])
    try device.user.dragSheetDown()
    device.settle()
    #expect(log.entries == ["second: nil", "first: nil"])
    #expect(lives.alive == [])
  }
}

@MainActor @Suite("Knowing the stand-in", .serialized)
struct StandInTests {
  @Test("What UIKit would print is a value")
  func warnings() {
    let device = HeadlessDevice()
    let home = ButtonScreen("Home")
    device.window.rootViewController = home
    device.settle()
    home.present(ButtonScreen("First"), animated: true)
    home.present(ButtonScreen("Second"), animated: true)
    device.settle()
    #expect(device.screens == "Home / First")
    #expect(device.warnings.count == 1)
  }

  @Test("Time passes only when a test lets it")
  func time() {
    let device = HeadlessDevice()
    let home = ButtonScreen("Home")
    device.window.rootViewController = home
    device.settle()
    home.present(ButtonScreen("First"), animated: true)
    device.advance(by: 0.1)
    #expect(home.presentedViewController?.isBeingPresented == true)
    device.settle()
    #expect(home.presentedViewController?.isBeingPresented == false)
  }
}
