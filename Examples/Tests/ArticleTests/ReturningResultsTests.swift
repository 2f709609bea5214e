import Insecurity
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

@MainActor @Suite("Returning results", .serialized)
struct ReturningResultsTests {
  let device = HeadlessDevice()
  let shop = Shop()

  init() {
    WindowHost(device.window).start(UINavigationController(), shop) { _ in }
    device.settle()
  }

  @Test("A result comes once, before finish returns and before the screen has moved")
  func once() throws {
    shop.logIn()
    device.settle()
    #expect(device.screens == "Shop / Login")
    try device.user.tap("Log in")
    #expect(shop.user == User(name: "Ada"))
    device.settle()
    #expect(device.screens == "Shop")
  }

  @Test("A start in the handler joins the movement: the page below is not shown in between")
  func starting() throws {
    shop.logInAndShowProfile()
    device.settle()
    try device.user.tap("Log in")
    device.settle()
    #expect(device.screens == "Shop / Profile")
    #expect(device.warnings == [])
  }

  @Test("The ending says why")
  func why() throws {
    shop.logInAndSayWhy()
    device.settle()
    try device.user.tap("Not now")
    device.settle()
    shop.logInAndSayWhy()
    device.settle()
    try device.user.dragSheetDown()
    device.settle()
    shop.logInAndSayWhy()
    device.settle()
    try device.user.tap("Log in")
    #expect(shop.notes == ["pressed Not now", "swiped it away", "logged in as Ada"])
  }

  @Test("An alert's result is the choice, and comes when the alert has gone")
  func alert() throws {
    for button in ["Clear", "Keep"] {
      shop.clearCart()
      device.settle()
      try device.user.tap(button)
      device.settle()
    }
    #expect(shop.notes == ["cleared", "kept"])
    #expect(device.screens == "Shop")
  }

  @Test("An awaited result comes in time for the next start")
  func awaiting() async throws {
    let task = Task { await shop.logInAndShowProfile() }
    await device.settled()
    #expect(device.screens == "Shop / Login")
    try device.user.tap("Log in")
    await device.settled()
    #expect(device.screens == "Shop / Profile")
    try device.user.tap("Done")
    await device.settled()
    await task.value
    #expect(shop.notes == ["profile closed"])
    #expect(device.screens == "Shop")
  }
}
