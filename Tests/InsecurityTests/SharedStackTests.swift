import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Stacks that are shared with others") struct SharedStackTests {
  @Test("A page that moved to another navigation controller has not ended")
  func moves() throws {
    let app = TwoTabs()
    let list = app.push("List", on: app.one)
    let page = try #require(app.first.popViewController(animated: false))
    app.second.pushViewController(page, animated: false)
    app.settle()
    #expect(app.log.entries == [])
    app.controller.selectedIndex = 1
    app.settle()
    #expect(app.screens == "Second > List")
    list.navigation.start(PushedPage("Item"), animated: true, app.log.handler("Item"))
    app.settle()
    #expect(app.screens == "Second > List > Item")
    list.finish("x")
    app.settle()
    #expect(app.log.entries == ["Item: nil", "List: x"])
    #expect(app.screens == "Second")
  }

  @Test("A collapsed split's stack is only pushed on and popped from (R12, I18)")
  func collapsedSplit() {
    let primary = UINavigationController(rootViewController: NamedScreen("Master"))
    let split = UISplitViewController()
    split.viewControllers = [
      primary, UINavigationController(rootViewController: NamedScreen("Detail")),
    ]
    let device = Fixture.device(showing: split)
    let log = ResultLog()
    let host = InsecurityHost(navigation: primary)
    #expect(primary.viewControllers.contains { $0 is UINavigationController })
    let list = PushedPage("List")
    host.start(list, animated: true, log.handler("List"))
    device.settle()
    list.finish("x")
    host.start(PushedPage("Other"), animated: true, log.handler("Other"))
    device.settle()
    #expect(log.entries == ["List: x"])
    #expect(primary.viewControllers.last?.title == "Other")
    #expect(primary.viewControllers.count == 3)
    #expect(device.warnings == [])
  }

  @Test("Foreign pages on top stay under a later start, and go with what they stand on (R11)")
  func foreignPages() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    stage.navigation?.pushViewController(NamedScreen("Foreign"), animated: true)
    stage.settle()
    stage.push("Item")
    stage.settle()
    #expect(stage.screens == "Home > List > Foreign > Item")
    let before = stage.device.transitions.count
    list.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: x"])
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == before + 1)
  }

  @Test("A foreign page that comes after the end was decided stays (R11)")
  func foreignPageAfterwards() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    list.finish("x")
    stage.navigation?.pushViewController(NamedScreen("Foreign"), animated: false)
    stage.settle()
    #expect(stage.log.entries == ["List: x"])
    #expect(stage.screens == "Home > Foreign")
  }

  @Test("A push under a foreign presentation goes at once, unanimated (R2)")
  func underForeignPresentation() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.settle()
    stage.navigation?.present(NamedScreen("Foreign"), animated: true)
    stage.settle()
    stage.push("Item")
    #expect(stage.navigation?.viewControllers.map(\.title) == ["Home", "List", "Item"])
    stage.settle()
    #expect(stage.screens == "Home > List > Item / Foreign")
    #expect(stage.log.entries == [])
  }

  @Test("A push on an empty stack is refused and told (R12)")
  func emptyStack() {
    let empty = UINavigationController()
    let device = Fixture.device(showing: empty)
    let log = ResultLog()
    let issues = Issues.collect {
      InsecurityHost(navigation: empty).start(
        PushedPage("List"), animated: true, log.handler("List"))
      device.settle()
    }
    #expect(log.entries == ["List: nil"])
    #expect(issues.count == 1)
  }
}
