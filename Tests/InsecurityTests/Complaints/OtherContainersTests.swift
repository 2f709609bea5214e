import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Flows in pagers and splits") struct OtherContainersTests {
  @Test("A page that is turned away and back still starts, and its flow lives on (C143)")
  func pagedAway() {
    let pages = ["One", "Two"].map { NamedScreen($0) }
    let pager = Pager(pages)
    let device = Fixture.device(showing: pager)
    let log = ResultLog()
    let host = InsecurityHost(modal: pages[0])
    let first = Page("First")
    host.start(first, animated: true, log.handler("First"))
    device.settle()
    first.finish("x")
    device.settle()
    for _ in 1...2 {
      pager.show(1)
      device.settle()
      pager.show(0, animated: false)
      device.settle()
    }
    let second = Page("Second")
    host.start(second, animated: true, log.handler("Second"))
    device.settle()
    #expect(device.screens.levels.last == ["Second"])
    #expect(second.isOnScreen)
    #expect(log.entries == ["First: x"])
    second.finish("y")
    device.settle()
    #expect(log.entries == ["First: x", "Second: y"])
    #expect(pager.presentedViewController == nil)
  }

  @Test("A stack in a pager keeps its pages while another page is shown (C143)")
  func stackPagedAway() throws {
    let stack = UINavigationController(rootViewController: NamedScreen("One"))
    let pager = Pager([stack, NamedScreen("Two")])
    let device = Fixture.device(showing: pager)
    let log = ResultLog()
    let host = InsecurityHost(navigation: stack)
    let list = PushedPage("List")
    host.start(list, animated: true, log.handler("List"))
    device.settle()
    pager.show(1)
    device.settle()
    #expect(log.entries == [])
    #expect(list.isOnScreen)
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    #expect(stack.titles == ["One", "List", "Item"])
    pager.show(0)
    device.settle()
    try device.user.swipeBack()
    device.settle()
    #expect(log.entries == ["Item: nil"])
    list.finish("x")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: x"])
  }

  @Test("A split keeps what was pushed before it had a window, and what comes after (C145)")
  func splitBeforeWindow() {
    for isFirst in [true, false] {
      let master = UINavigationController(rootViewController: NamedScreen("Master"))
      let split = UISplitViewController()
      split.viewControllers = [master]
      let device = HeadlessDevice()
      let log = ResultLog()
      let host = InsecurityHost(navigation: master)
      let list = PushedPage("List")
      if isFirst { host.start(list, animated: true, log.handler("List")) }
      device.window.rootViewController = split
      if !isFirst { host.start(list, animated: true, log.handler("List")) }
      device.settle()
      list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
      device.settle()
      #expect(master.titles == ["Master", "List", "Item"])
      #expect(log.entries == [])
      list.finish("x")
      device.settle()
      #expect(log.entries == ["Item: nil", "List: x"])
      #expect(master.titles == ["Master"])
      #expect(device.warnings == [])
    }
  }

  @Test("A detail that is replaced ends, by its own result or by foreign code (C146)")
  func replacedDetail() {
    let detail = UINavigationController(rootViewController: NamedScreen("Nothing chosen"))
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: NamedScreen("Master")), detail,
    ]
    let device = Fixture.device(showing: split)
    let log = ResultLog()
    let host = InsecurityHost(navigation: detail)
    for name in ["One", "Two"] {
      host.batch {
        host.dismissChildren()
        host.start(PushedPage(name), animated: false, log.handler(name))
      }
      device.settle()
    }
    #expect(log.entries == ["One: nil"])
    #expect(detail.titles.last == "Two")
    detail.setViewControllers([NamedScreen("Foreign")], animated: false)
    device.settle()
    #expect(log.entries == ["One: nil", "Two: nil"])
    #expect(host.top == nil)
    #expect(detail.titles == ["Foreign"])
  }

  @Test("A coordinator that gives its parent's stack to be shown is refused and told (C149)")
  func pushesParentsStack() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let pushed = PushedPage("Pushed")
    pushed.make = { _ in stage.navigation ?? UIViewController() }
    let presented = Page("Presented")
    presented.make = { _ in stage.navigation ?? UIViewController() }
    let inStack = PushedPage("In its stack")
    let issues = Issues.collect {
      list.navigation.start(pushed, animated: true, stage.log.handler("Pushed"))
      stage.settle()
      list.navigation.start(presented, animated: true, stage.log.handler("Presented"))
      stage.settle()
      list.navigation.start(
        stage.navigation ?? UINavigationController(), inStack, animated: true,
        stage.log.handler("In its stack"))
      stage.settle()
    }
    #expect(
      stage.log.entries == ["Pushed: nil", "Presented: nil", "In its stack: nil"])
    #expect(issues.count == 3)
    #expect(stage.screens == "Home > List")
    stage.push("Item")
    stage.settle()
    #expect(stage.screens == "Home > List > Item")
  }

  @Test("A container that comes with an empty stack is embedded by presenting it (C149)")
  func embeds() {
    let stage = Stage.pushing()
    let sheet = Page("Sheet")
    let inner = UINavigationController(rootViewController: NamedScreen("Inner"))
    sheet.make = { _ in inner }
    stage.host.start(sheet, animated: true, stage.log.handler("Sheet"))
    stage.settle()
    #expect(stage.screens == "Home / Inner")
    InsecurityHost(navigation: inner).start(
      PushedPage("Deep"), animated: true, stage.log.handler("Deep"))
    stage.settle()
    #expect(stage.screens == "Home / Inner > Deep")
    sheet.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Deep: nil", "Sheet: x"])
    #expect(stage.screens == "Home")
  }
}
