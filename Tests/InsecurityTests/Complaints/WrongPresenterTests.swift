import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The right place to start from") struct WrongPresenterTests {
  @Test("Three presentations of one coordinator stand on each other (C104)")
  func threeOfOne() {
    let stage = Stage()
    let cart = stage.present("Cart")
    for name in ["One", "Two", "Three"] { cart.present(name, stage.log) }
    stage.settle()
    #expect(stage.screens == "Home / Cart / One / Two / Three")
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 4))
    var top: UIViewController = stage.home
    var titles: [String?] = []
    while let next = top.presentedViewController {
      titles.append(next.title)
      top = next
    }
    #expect(titles == ["Cart", "One", "Two", "Three"])
  }

  @Test(
    "The topmost is found again after a swipe, a cancelled swipe and a foreign dismissal (C104)")
  func topmostAfterwards() throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    cart.present("One", stage.log)
    cart.present("Two", stage.log)
    stage.settle()
    try stage.device.user.dragSheetDown(cancelledAt: 0.4)
    cart.present("Three", stage.log)
    stage.settle()
    #expect(stage.screens == "Home / Cart / One / Two / Three")
    try stage.device.user.dragSheetDown()
    cart.present("Four", stage.log)
    stage.settle()
    #expect(stage.screens == "Home / Cart / One / Two / Four")
    stage.home.presentedViewController?.dismiss(animated: true)
    cart.present("Five", stage.log)
    stage.settle()
    #expect(stage.screens == "Home / Cart / Five")
    #expect(stage.log.entries == ["Three: nil", "Four: nil", "Two: nil", "One: nil"])
  }

  @Test("A foreign alert is not taken for one's own sheet: pages wait for that (C107)")
  func foreignAlert() throws {
    let stage = Stage()
    let alert = UIAlertController(title: "Hm", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    stage.home.present(alert, animated: true)
    stage.settle()
    let list = PushedPage("List")
    let item = PushedPage("Item")
    let stack = UINavigationController()
    let issues = Issues.collect {
      stage.host.start(stack, list, animated: true, stage.log.handler("List"))
      list.navigation.start(item, animated: true, stage.log.handler("Item"))
      stage.settle()
    }
    #expect(issues.count == 1)
    #expect(stage.screens == "Home / Hm")
    #expect(stack.titles == [])
    #expect(list.asked + item.asked == 0)
    #expect([list.isOnScreen, item.isOnScreen] == [false, false])
    try stage.device.user.tap("OK")
    stage.settle()
    #expect(stage.screens == "Home / List > Item")
    #expect(stage.log.entries == [])
  }

  @Test("After a sheet in a tab has gone, a push lands in that tab (C109)")
  func afterSheetInTab() throws {
    let app = TwoTabs()
    let list = app.push("List", on: app.one)
    for pulls in [false, true] {
      let sheet = Page("Sheet")
      list.navigation.start(sheet, animated: true, app.log.handler("Sheet"))
      app.settle()
      #expect(app.screens.hasSuffix(" / Sheet"))
      if pulls { try app.device.user.dragSheetDown() } else { sheet.finish("x") }
      app.settle()
      list.navigation.start(PushedPage("Page"), animated: true, app.log.handler("Page"))
      app.settle()
    }
    #expect(app.first.titles == ["First", "List", "Page", "Page"])
    #expect(app.second.titles == ["Second"])
    #expect(app.controller.presentedViewController == nil)
    #expect(app.log.entries == ["Sheet: x", "Sheet: nil"])
  }

  @Test("A push in the turn in which the tab's sheet leaves lands in that tab too (C109)")
  func whileSheetLeavesTab() {
    let app = TwoTabs()
    let sheet = app.present("Sheet", from: app.one)
    sheet.finish("x")
    app.push("Page", on: app.one)
    #expect(app.screens == "First > Page")
    #expect(app.log.entries == ["Sheet: x"])
    #expect(app.device.simulation.refusedCalls == [])
  }

  @Test("A flow that is closed ends the sheet on it first, whoever closes it (C112)")
  func closesParent() {
    let closing: [(Stage, PushedPage) -> Void] = [
      { _, flow in flow.finish("closed") },
      { _, flow in flow.dismiss(animated: false) },
      { stage, _ in stage.host.popToRoot() },
      { stage, _ in stage.device.window.rootViewController = NamedScreen("Other") },
    ]
    let results = ["closed", "nil", "nil", "nil"]
    for (close, result) in zip(closing, results) {
      let stage = Stage.pushing()
      let alive = LifetimeTracker()
      do {
        let flow = alive.track(stage.push("Flow"), as: "Flow")
        stage.settle()
        flow.navigation.start(
          alive.track(Page("Sheet"), as: "Sheet"), animated: true, stage.log.handler("Sheet"))
        stage.settle()
        close(stage, flow)
      }
      stage.settle()
      #expect(stage.log.entries == [.init("Sheet", "nil"), .init("Flow", result)])
      #expect(stage.device.screens.levels.count == 1)
      #expect(alive.alive == [])
    }
  }

  @Test("Foreign code that pops a flow under its sheet ends the sheet first (C112)")
  func foreignPopUnderSheet() {
    let stage = Stage.pushing()
    let flow = stage.push("Flow")
    stage.settle()
    flow.navigation.start(Page("Sheet"), animated: true, stage.log.handler("Sheet"))
    stage.settle()
    stage.navigation?.popToRootViewController(animated: false)
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil", "Flow: nil"])
    #expect(stage.navigation?.titles == ["Home"])
    #expect(stage.host.top == nil)
    stage.push("Next")
    stage.settle()
    #expect(stage.navigation?.titles == ["Home", "Next"])
  }

  @Test("A link to a page closes the sheet that is up and shows the page (C208)")
  func linkUnderSheet() {
    let stage = Stage.pushing()
    stage.present("Library")
    stage.settle()
    let before = stage.device.transitions.count
    stage.host.batch {
      stage.host.dismissChildren()
      stage.present("Settings")
    }
    stage.settle()
    #expect(stage.log.entries == ["Library: nil"])
    #expect(stage.screens == "Home / Settings")
    stage.host.batch {
      stage.host.popToRoot()
      stage.push("Privacy")
    }
    stage.settle()
    #expect(stage.screens == "Home > Privacy")
    #expect(stage.log.entries == ["Library: nil", "Settings: nil"])
    #expect(stage.device.transitions.count == before + 3)
  }
}
