import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What one hears whose screen is replaced") struct ReplacedAndToldTests {
  @Test("An awaited page that foreign code replaces in its stack returns nil (C022)")
  func awaitedPage() async {
    let stage = Stage.pushing()
    let task = Task { @MainActor in
      stage.log.record("List", await stage.host.start(PushedPage("List")))
    }
    await stage.device.settled()
    stage.navigation?.setViewControllers([stage.home, NamedScreen("Other")], animated: true)
    await stage.device.settled()
    await task.value
    #expect(stage.log.entries == ["List: nil"])
    #expect(stage.screens == "Home > Other")
  }

  @Test(
    "An awaited page in the middle that is replaced returns nil, and so does what is on it (C022)")
  func awaitedBelow() async {
    let stage = Stage.pushing()
    let tasks = ["List", "Item"].map { name in
      Task { @MainActor in stage.log.record(name, await stage.host.start(PushedPage(name))) }
    }
    await stage.device.settled()
    #expect(stage.screens == "Home > List > Item")
    var pages = stage.navigation?.viewControllers ?? []
    pages[1] = NamedScreen("Other")
    stage.navigation?.setViewControllers(pages, animated: false)
    await stage.device.settled()
    for task in tasks { await task.value }
    #expect(Set(stage.log.entries) == ["Item: nil", "List: nil"])
    #expect(stage.log.entries.count == 2)
  }

  @Test(
    "A start that takes the place of a page answers that page once, with its ending (C023, C024)")
  func replacedByStart() {
    let stage = Stage.pushing()
    let list = PushedPage("List")
    var heard: [String] = []
    stage.host.start(list, animated: true) { heard.append("List: \($0 ?? "nil"), \($1)") }
    list.navigation.start(PushedPage("Item"), animated: true) {
      heard.append("Item: \($0 ?? "nil"), \($1)")
    }
    stage.settle()
    stage.host.batch {
      stage.host.dismissChildren()
      stage.push("Next")
    }
    #expect(heard == ["Item: nil, dismissed", "List: nil, dismissed"])
    stage.settle()
    #expect(heard.count == 2)
    #expect(stage.screens == "Home > Next")
    #expect(stage.log.entries == [])
  }

  @Test("A window's root that another start replaces is answered before that start returns (C024)")
  func replacedRoot() {
    let device = HeadlessDevice()
    let app = WindowCoordinator(device.window)
    var heard: [String] = []
    for name in ["First", "Second", "Third"] {
      app.navigation.start(Page(name), animated: true) {
        heard.append("\(name): \($0 ?? "nil"), \($1)")
      }
    }
    #expect(heard == ["First: nil, replaced", "Second: nil, replaced"])
    device.settle()
    #expect(heard.count == 2)
    #expect(device.screens == "Third")
  }

  @Test(
    "A result that its page passes on reaches who waits for the page it takes the place of (C024)")
  func forwards() {
    let stage = Stage.pushing()
    let old = PushedPage("Old")
    let new = PushedPage("New")
    stage.host.start(old, animated: true, stage.log.handler("Old"))
    stage.settle()
    old.navigation.start(
      new, animated: true, stage.log.handler("New") { result in old.finish(result ?? "none") })
    stage.settle()
    let before = stage.device.transitions.count
    new.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["New: x", "Old: x"])
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == before + 1)
  }

  @Test(
    "A page that takes the place of another at every moment of its way (C023)",
    arguments: Moments.all)
  func replacedOnItsWay(moment: Double) {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.device.pass(moment)
    list.finish("early")
    stage.push("Next")
    stage.settle()
    #expect(stage.log.entries == ["List: early"])
    #expect(stage.screens == "Home > Next")
    #expect(stage.navigation?.viewControllers.count == 2)
  }
}
