import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Collected issues", .serialized)
struct IssuesTests {
  private final class Screen: ModalCoordinator<Int> {
    override var viewController: UIViewController { NamedScreen("Cart") }
  }

  @Test("Misuse inside the closure is collected, and not told elsewhere")
  func collecting() {
    var told: [Insecurity.Issue] = []
    let before = issueReporter
    issueReporter = { told.append($0) }
    defer { issueReporter = before }
    let issues = Issues.collect { Screen().finish(1) }
    #expect(issues.count == 1)
    #expect(issues.first?.description.contains("before it was started") == true)
    #expect(told == [])
  }

  @Test("Misuse outside the closure goes where it went before")
  func restoring() {
    var told: [Insecurity.Issue] = []
    let before = issueReporter
    issueReporter = { told.append($0) }
    defer { issueReporter = before }
    let issues = Issues.collect {}
    Screen().finish(1)
    #expect(issues == [])
    #expect(told.count == 1)
  }

  @Test("Settling where it must not is told")
  func settlingInside() throws {
    var device: HeadlessDevice?
    let button = NamedScreen.button("Pay") { device?.settle() }
    device = Fixture.device(showing: NamedScreen("Home", rows: [button]))
    let issues = try Issues.collect { try device?.user.tap("Pay") }
    #expect(
      issues.map(\.description) == [
        "The device was asked to settle inside a result handler or a UIKit callback, "
          + "so nothing happened: settle from the test itself."
      ])
  }

  @Test("Settling inside a result handler is told, and the flow goes on")
  func settlingInsideHandler() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    let log = ResultLog()
    let host = InsecurityHost(modal: device.window.rootViewController ?? UIViewController())
    let screen = Screen()
    host.start(screen, animated: true, log.handler("cart", then: { _ in device.settle() }))
    device.settle()
    let issues = Issues.collect { screen.finish(7) }
    #expect(issues.count == 1)
    #expect(log.entries == ["cart: 7"])
    device.settle()
    #expect(device.screens == "Home")
  }

  @Test("Something that never rests is told")
  func restless() {
    let device = Fixture.device(showing: NamedScreen("Home"))
    func goOn() { UIView.animate(withDuration: 1, animations: {}) { _ in goOn() } }
    goOn()
    let issues = Issues.collect { device.settle() }
    #expect(
      issues.map(\.description) == [
        "The device still moves after 60 s, so settling stopped: "
          + "look for an animation that repeats or a transition that does not complete."
      ])
  }
}
