import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Exactly what ends goes") struct TooMuchGoesTests {
  @Test("A sheet on a sheet, pulled down, leaves the lower one, which starts on (C100)")
  func pulledChild() throws {
    let stage = Stage()
    let lower = stage.present("Lower")
    stage.settle()
    lower.present("Upper", stage.log)
    stage.settle()
    let before = stage.device.transitions.count
    try stage.device.user.dragSheetDown(cancelledAt: 0.5)
    stage.settle()
    #expect(stage.log.entries == [])
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Upper: nil"])
    #expect(stage.screens == "Home / Lower")
    #expect(
      stage.device.transitions.dropFirst(before).map(\.description) == [
        "dismiss: Home / Lower / Upper → Home / Lower, cancelled",
        "dismiss: Home / Lower / Upper → Home / Lower",
      ])
    lower.present("Again", stage.log)
    stage.settle()
    #expect(stage.screens == "Home / Lower / Again")
  }

  @Test("The same with a stack in each sheet, each with pages of its own (C100, C103)")
  func pulledStack() throws {
    let stage = Stage()
    for name in ["A", "B"] {
      let list = PushedPage(name)
      stage.host.start(UINavigationController(), list, animated: true, stage.log.handler(name))
      list.navigation.start(
        PushedPage("\(name)2"), animated: true, stage.log.handler("\(name)2"))
      stage.settle()
    }
    #expect(stage.screens == "Home / A > A2 / B > B2")
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["B2: nil", "B: nil"])
    #expect(stage.screens == "Home / A > A2")
  }

  @Test("Of stacked sheets each dismissal takes one (C103)")
  func oneByOne() {
    let stage = Stage()
    let sheets = ["A", "B", "C", "D"].map { stage.present($0) }
    stage.settle()
    let counter = CallCounter(stage.device)
    var seen: [String] = []
    for sheet in sheets.reversed() {
      sheet.dismiss()
      stage.settle()
      seen.append(stage.screens)
    }
    #expect(seen == ["Home / A / B / C", "Home / A / B", "Home / A", "Home"])
    #expect(counter.kinds == [.dismiss, .dismiss, .dismiss, .dismiss])
    #expect(stage.log.entries == ["D: nil", "C: nil", "B: nil", "A: nil"])
  }

  @Test("A screen's own dismissal takes itself and its child, not the child alone (C101)")
  func dismissesItself() {
    let stage = Stage()
    let ground = stage.present("Ground")
    stage.settle()
    let parent = ground.present("Parent", stage.log)
    stage.settle()
    parent.present("Child", stage.log)
    stage.settle()
    let counter = CallCounter(stage.device)
    parent.dismiss()
    #expect(stage.log.entries == ["Child: nil", "Parent: nil"])
    stage.settle()
    #expect(stage.screens == "Home / Ground")
    #expect(counter.kinds == [.dismiss])
    #expect(counter.seen == 1)
  }

  @Test("A page pops from its stack, whatever foreign code has presented on it (C101)")
  func popsUnderForeign() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    let item = stage.push("Item")
    stage.settle()
    list.dismissChildren()
    #expect(stage.log.entries == ["Item: nil"])
    stage.settle()
    #expect(stage.screens == "Home > List")
    #expect(!item.isOnScreen)
    stage.navigation?.topViewController?.present(NamedScreen("Foreign"), animated: true)
    stage.settle()
    list.finish("x")
    stage.settle()
    #expect(stage.navigation?.titles == ["Home"])
    #expect(stage.screens == "Home")
    #expect(stage.log.entries == ["Item: nil", "List: x"])
  }

  @Test("A button on the upper of two sheets ends the lower: both go in one movement (C105)")
  func endsFromAbove() throws {
    let stage = Stage()
    let lower = stage.present("Lower")
    stage.settle()
    let upper = Page("Upper")
    upper.make = { _ in
      NamedScreen("Upper", rows: [NamedScreen.button("Save all") { lower.finish("saved") }])
    }
    lower.navigation.start(upper, animated: true, stage.log.handler("Upper"))
    stage.settle()
    let before = stage.device.transitions.count
    try stage.device.user.tap("Save all")
    stage.settle()
    #expect(stage.log.entries == ["Upper: nil", "Lower: saved"])
    #expect(
      stage.device.transitions.dropFirst(before).map(\.description) == [
        "dismiss: Home / Lower / Upper → Home"
      ])
  }

  @Test("Dismissals in a row on one screen close one level (C111)")
  func deduplicates() {
    let stage = Stage()
    let lower = stage.present("Lower")
    stage.settle()
    let upper = lower.present("Upper", stage.log)
    stage.settle()
    let counter = CallCounter(stage.device)
    let issues = Issues.collect {
      upper.dismiss()
      lower.dismissChildren()
      upper.dismiss()
      stage.device.advance(by: 0.1)
      lower.dismissChildren()
      upper.dismiss()
      stage.settle()
      lower.dismissChildren()
      stage.settle()
    }
    #expect(issues == [])
    #expect(counter.kinds == [.dismiss])
    #expect(stage.screens == "Home / Lower")
    #expect(stage.log.entries == ["Upper: nil"])
  }

  @Test("Foreign code and a coordinator that dismiss one sheet in one turn close one level (C111)")
  func deduplicatesForeign() {
    for foreignFirst in [true, false] {
      let stage = Stage()
      let lower = stage.present("Lower")
      stage.settle()
      let upper = lower.present("Upper", stage.log)
      stage.settle()
      let foreign = { stage.home.presentedViewController?.dismiss(animated: true) }
      if foreignFirst { foreign() }
      upper.finish("x")
      if !foreignFirst { foreign() }
      stage.settle()
      #expect(stage.screens == "Home / Lower", "\(foreignFirst)")
      #expect(stage.log.entries == ["Upper: x"], "\(foreignFirst)")
      #expect(stage.device.transitions.count == 3, "\(foreignFirst)")
    }
  }

  @Test("A flow pushed on the stack of a sheet takes its own pages along, not the sheet (C218)")
  func sharedStackInSheet() {
    let stage = Stage()
    let list = PushedPage("List")
    stage.host.start(UINavigationController(), list, animated: true, stage.log.handler("List"))
    stage.settle()
    let flow = PushedPage("Flow")
    list.navigation.start(flow, animated: true, stage.log.handler("Flow"))
    stage.settle()
    flow.navigation.start(PushedPage("Deep"), animated: true, stage.log.handler("Deep"))
    stage.settle()
    flow.finish("done")
    stage.settle()
    #expect(stage.screens == "Home / List")
    #expect(stage.log.entries == ["Deep: nil", "Flow: done"])
    list.finish("closed")
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.log.entries.last == "List: closed")
  }

  @Test("A coordinator whose parent cannot be dismissed takes its pages and all above them (C219)")
  func immovableParent() {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    do {
      let flow = alive.track(stage.push("Flow"), as: "Flow")
      stage.settle()
      let step = alive.track(PushedPage("Step"), as: "Step")
      flow.navigation.start(step, animated: true, stage.log.handler("Step"))
      stage.settle()
      step.navigation.start(
        alive.track(Page("Sheet"), as: "Sheet"), animated: true, stage.log.handler("Sheet"))
      stage.settle()
      #expect(stage.screens == "Home > Flow > Step / Sheet")
      flow.dismiss()
    }
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil", "Step: nil", "Flow: nil"])
    #expect(stage.navigation?.titles == ["Home"])
    #expect(stage.screens == "Home")
    #expect(alive.alive == [])
  }
}
