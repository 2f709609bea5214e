import CoordinatorPattern
import InsecurityTesting
import Testing
import UIKit

@testable import Articles

@MainActor @Suite("Trees and bridges", .serialized)
struct TreeTests {
  let device = HeadlessDevice()
  let home = ButtonScreen("Home")

  init() {
    device.window.rootViewController = UINavigationController(rootViewController: home)
    device.settle()
  }

  @Test("A screen that is swiped back passes its number to the parent, once")
  func passingBack() throws {
    let questions = Questions(navigationController: home.navigationController, parent: nil)
    questions.start()
    device.settle()
    questions.askNumber()
    device.settle()
    #expect(device.screens == "Home > Questions > NumberScreen")
    try device.user.swipeBack()
    device.settle()
    #expect(questions.answers == ["number 1"])
    #expect(questions.childCoordinators.isEmpty)
  }

  @Test("A typed value comes when the child ends; its screen stays where it is")
  func typed() throws {
    let questions = Questions(navigationController: home.navigationController, parent: nil)
    questions.start()
    device.settle()
    questions.askName()
    device.settle()
    try device.user.tap("Ada")
    device.settle()
    #expect(questions.answers == ["name Ada"])
    #expect(device.screens == "Home > Questions > Name")
  }

  @Test("A tree's coordinator gets the typed result of a guest")
  func guest() throws {
    let prices = PriceList(presentingViewController: home, parent: nil)
    prices.start()
    device.settle()
    #expect(device.screens == "Home / Price")
    try device.user.tap("Ten")
    device.settle()
    try #require(prices.prices.count == 1)
    #expect(prices.prices == [10])
    #expect(device.screens == "Home")
  }

  @Test("A tree that a coordinator has started ends before it")
  func trunk() throws {
    let prices = PriceList(presentingViewController: home, parent: nil)
    prices.start()
    device.settle()
    try device.user.tap("Currency")
    device.settle()
    #expect(device.screens == "Home / Price / Currency")
    home.dismiss(animated: true)
    device.settle()
    #expect(prices.prices == [nil])
    #expect(device.screens == "Home")
  }
}
