import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Links: find, clear the way, go on") struct LinkRulesTests {
  /// Ends what stands on a list, and opens an item on it.
  private func open(_ item: String, in list: PushedPage, on stage: Stage) {
    stage.host.batch {
      list.returnHere()
      list.navigation.start(PushedPage(item), animated: true, stage.log.handler(item))
    }
  }

  @Test(
    "A link finds its list, ends what stands on it, and shows its page in one movement (rule 11)")
  func clearsAndGoes() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Old")
    stage.present("Sheet").present("Upper", stage.log)
    stage.settle()
    let before = stage.device.transitions.count
    open("Item", in: list, on: stage)
    #expect(stage.log.entries == ["Upper: nil", "Sheet: nil", "Old: nil"])
    stage.settle()
    #expect(stage.screens == "Home > List > Item")
    #expect(stage.device.transitions.count == before + 1)
    #expect(stage.log.waiting == ["List", "Item"])
  }

  @Test(
    "A link that comes while things move is kept and carried out (rule 11)", arguments: Moments.all)
  func whileMoving(moment: Double) throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    stage.present("Sheet")
    stage.device.pass(moment)
    open("Item", in: list, on: stage)
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil"])
    #expect(stage.screens == "Home > List > Item")
  }

  @Test("A link before there is a window is kept until there is one (rule 11)")
  func beforeTheWindow() {
    let stage = Stage(pushingOn: UINavigationController(), shown: false)
    let list = stage.push("List")
    open("Item", in: list, on: stage)
    let sheet = Page("Sheet")
    list.navigation.start(sheet, animated: true, stage.log.handler("Sheet"))
    stage.settle()
    #expect(sheet.asked == 0)
    #expect(stage.log.entries == [])
    stage.show()
    stage.settle()
    #expect(stage.screens == "Home > List > Item / Sheet")
  }

  @Test("Two links in a row: the second wins, and what the first opened is told (rule 11)")
  func twoLinks() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    open("First", in: list, on: stage)
    stage.device.advance(by: 0.1)
    open("Second", in: list, on: stage)
    stage.settle()
    #expect(stage.log.entries == ["First: nil"])
    #expect(stage.screens == "Home > List > Second")
  }

  @Test("A step that cannot be done says which and why, and the rest stays (rule 11)")
  func impossibleStep() {
    let stage = Stage()
    let sheet = stage.present("Sheet")
    stage.settle()
    var ending: Ending?
    let issues = Issues.collect {
      stage.host.start(PushedPage("Item"), animated: true) { ending = $1 }
      sheet.present("Next", stage.log)
      stage.settle()
    }
    #expect(issues.map(\.who) == ["PushedPage"])
    #expect(ending == issues.first.map { .refused($0) })
    #expect(stage.screens == "Home / Sheet / Next")
    #expect(stage.log.entries == [])
  }

  @Test("All pages of a stack are replaced in one movement (C186)")
  func replacesAll() {
    let stage = Stage.pushing()
    for name in ["A", "B", "C"] { stage.push(name) }
    stage.settle()
    let counter = CallCounter(stage.device)
    stage.host.batch {
      stage.host.popToRoot()
      stage.push("X")
      stage.push("Y")
    }
    stage.settle()
    #expect(stage.log.entries == ["C: nil", "B: nil", "A: nil"])
    #expect(stage.screens == "Home > X > Y")
    #expect(counter.kinds == [.setStack])
    #expect(counter.seen == 1)
  }
}
