import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What a hasty finger does") struct RapidTapsTests {
  private static let startedTwice =
    "was started a second time, so the second start was answered with nil: "
    + "make a new coordinator for each start."

  @Test("One coordinator started by every touch of a row is pushed once (C088, C090)")
  func startedByEachTouch() throws {
    let stage = Stage.pushing()
    let list = PushedPage("List")
    let row = Page("Row")
    list.make = { list in
      let open = {
        list.navigation.start(row, animated: true, stage.log.handler("Row"))
      }
      return NamedScreen(
        "List",
        rows: [
          NamedScreen.button("Open") {
            open()
            open()
          }
        ])
    }
    stage.host.start(list, animated: true, stage.log.handler("List"))
    stage.settle()
    let counter = CallCounter(stage.device)
    let issues = try Issues.collect {
      try stage.device.user.tap("Open")
      stage.device.advance(by: 0.1)
      list.navigation.start(row, animated: true, stage.log.handler("Row"))
      stage.settle()
    }
    #expect(stage.screens == "Home > List / Row")
    #expect(counter.kinds == [.present])
    #expect(row.asked == 1)
    #expect(stage.log.entries == ["Row: nil", "Row: nil"])
    #expect(issues.map(\.description) == Array(repeating: "Page \(Self.startedTwice)", count: 2))
    row.finish("chosen")
    #expect(stage.log.entries.last == "Row: chosen")
  }

  @Test("A coordinator that waits, or has ended, is not started again (C088)")
  func startedInEveryLife() {
    let stage = Stage.pushing()
    stage.push("List")
    let item = stage.push("Item")
    let other = InsecurityHost(navigation: stage.navigation ?? UINavigationController())
    let issues = Issues.collect {
      other.start(item, animated: true, stage.log.handler("while it waits"))
      stage.settle()
      item.finish("seen")
      other.start(item, animated: true, stage.log.handler("while it leaves"))
      stage.settle()
      other.start(item, animated: true, stage.log.handler("when it has gone"))
      stage.settle()
    }
    #expect(
      stage.log.entries == [
        "while it waits: nil", "Item: seen", "while it leaves: nil", "when it has gone: nil",
      ])
    #expect(
      issues.map(\.description)
        == Array(repeating: "PushedPage \(Self.startedTwice)", count: 3))
    #expect(stage.screens == "Home > List")
    #expect(item.asked == 1)
  }

  @Test("A controller that two coordinators give is shown once, and nothing is raised (C090)")
  func sameController() {
    let stage = Stage.pushing()
    let shared = NamedScreen("Shared")
    let issues = Issues.collect {
      for name in ["First", "Second"] {
        let page = PushedPage(name)
        page.make = { _ in shared }
        stage.host.start(page, animated: true, stage.log.handler(name))
      }
      stage.settle()
      let sheet = Page("Sheet")
      sheet.make = { _ in shared }
      stage.host.start(sheet, animated: true, stage.log.handler("Sheet"))
      stage.settle()
    }
    #expect(stage.navigation?.titles == ["Home", "Shared"])
    #expect(stage.log.entries == ["Second: nil", "Sheet: nil"])
    #expect(
      issues.map(\.description) == [
        "PushedPage gave a controller that is in the stack already, so its start was answered "
          + "with nil: give a new controller for each start.",
        "Page gave a controller that has a parent already, so its start was answered with nil: "
          + "give a controller that stands nowhere.",
      ])
  }

  @Test("One intent that three listeners pass on is one push (C091)")
  func oneIntent() {
    let stage = Stage.pushing()
    let detail = PushedPage("Detail")
    let listeners = (1...3).map { number in
      { stage.host.start(detail, animated: true, stage.log.handler("\(number)")) }
    }
    let counter = CallCounter(stage.device)
    let issues = Issues.collect {
      for listener in listeners { listener() }
      stage.settle()
    }
    #expect(counter.kinds == [.push])
    #expect(counter.seen == 1)
    #expect(stage.screens == "Home > Detail")
    #expect(issues.count == 2)
    detail.finish("done")
    #expect(stage.log.entries == ["2: nil", "3: nil", "1: done"])
  }

  @Test(
    "Opening and closing at any pace ends each screen once and breaks nothing (C096)",
    arguments: [0, 0.02, 0.1, 0.3, 0.45, 0.6], [true, false])
  func opensAndCloses(pause: Double, asSheet: Bool) {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    for round in 1...8 {
      let close: () -> Void
      if asSheet {
        let page = alive.track(stage.present("\(round)"), as: "\(round)")
        close = { [unowned page] in page.dismiss() }
      } else {
        let page = alive.track(stage.push("\(round)"), as: "\(round)")
        close = { [unowned page] in page.dismiss() }
      }
      if pause > 0 { stage.device.advance(by: pause) }
      close()
      if pause > 0 { stage.device.advance(by: pause) }
    }
    stage.settle()
    #expect(stage.log.entries == (1...8).map { ResultLog.Entry("\($0)", "nil") })
    #expect(stage.screens == "Home")
    #expect(stage.host.isIdle)
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 16))
    #expect(alive.alive == [])
  }

  @Test("A sheet that is pulled while it is opened again and again ends each time (C096)")
  func pullsAndOpens() throws {
    let stage = Stage()
    for round in 1...5 {
      stage.present("\(round)")
      stage.settle()
      var again: Page?
      try stage.device.user.dragSheetDown(holdingAt: 0.5) {
        again = stage.present("again")
        #expect(again?.asked == 0)
      }
      stage.settle()
      #expect(stage.screens == "Home / again")
      #expect(stage.log.entries.last == .init("\(round)", "nil"))
      again?.dismiss()
    }
    stage.settle()
    #expect(stage.log.entries.count == 10)
    #expect(stage.screens == "Home")
  }

  @Test("A second touch of a back button of one's own pops one page (C097)")
  func closesOnce() throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let item = PushedPage("Item")
    item.make = { item in
      NamedScreen("Item", rows: [NamedScreen.button("Close") { item.dismiss() }])
    }
    list.navigation.start(item, animated: true, stage.log.handler("Item"))
    stage.settle()
    let counter = CallCounter(stage.device)
    let issues = try Issues.collect {
      try stage.device.user.tap("Close")
      stage.device.advance(by: 0.1)
      item.dismiss()
      stage.device.advance(by: 0.1)
      item.finish("late")
      stage.settle()
    }
    #expect(issues == [])
    #expect(counter.kinds == [.pop])
    #expect(stage.screens == "Home > List")
    #expect(stage.log.entries == ["Item: nil"])
  }

  @Test("What a page on its way out starts is answered nil, and is not shown (C097)")
  func startsWhileLeaving() {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    cart.finish("paid")
    stage.device.advance(by: 0.1)
    let late = Page("Late")
    let issues = Issues.collect {
      cart.navigation.start(late, animated: true, stage.log.handler("Late"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Cart: paid", "Late: nil"])
    #expect(late.asked == 0)
    #expect(
      issues.map(\.description) == [
        "Page has no navigation now, so the start was answered with nil: "
          + "start from a coordinator between its own start and its end."
      ])
    #expect(stage.screens == "Home")
  }
}
