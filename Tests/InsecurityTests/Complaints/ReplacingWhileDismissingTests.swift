import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("One sheet goes, another comes") struct ReplacingWhileDismissingTests {
  @Test(
    "A sheet gives way to another; their presenter, a sheet itself, stays (C001, C014)",
    arguments: Moments.all)
  func givesWay(moment: Double) {
    let stage = Stage()
    let editor = stage.present("Editor")
    let first = editor.present("First", stage.log)
    stage.settle()
    let counter = CallCounter(stage.device)
    first.dismiss()
    stage.device.pass(moment)
    editor.present("Second", stage.log)
    stage.settle()
    #expect(stage.log.entries == ["First: nil"])
    #expect(stage.screens == "Home / Editor / Second")
    #expect(counter.kinds.filter { $0 == .dismiss } == [.dismiss])
    #expect(counter.seen == 2)
    #expect(counter.refusedCalls <= stage.refusalsAllowed(of: 1))
  }

  @Test(
    "A sheet that is being dismissed by others is not dismissed again, nor what it stands on (C003)",
    arguments: Moments.all)
  func leavingAlready(moment: Double) {
    let stage = Stage()
    let list = stage.present("List")
    let editor = list.present("Editor", stage.log)
    stage.settle()
    let counter = CallCounter(stage.device)
    stage.home.presentedViewController?.dismiss(animated: true)
    stage.device.pass(moment)
    let issues = Issues.collect { editor.finish("late") }
    list.present("Next", stage.log)
    stage.settle()
    #expect(stage.log.entries == (moment < 0.5 ? ["Editor: late"] : ["Editor: nil"]))
    #expect(issues.count == (moment < 0.5 ? 0 : 1))
    #expect(stage.screens == "Home / List / Next")
    #expect(counter.kinds.filter { $0 == .dismiss } == [.dismiss])
    #expect(counter.seen == 2)
  }

  @Test(
    "An editor under a finger's last push saves and asks for the next sheet: the list stays (C003)")
  func dragged() throws {
    let stage = Stage()
    let list = stage.present("List")
    let editor = list.present("Editor", stage.log)
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.device.advance(by: 0.1)
    editor.finish("saved")
    list.present("Next", stage.log)
    stage.settle()
    #expect(stage.log.entries == ["Editor: saved"])
    #expect(stage.screens == "Home / List / Next")
  }

  @Test("Save goes and shows a timer at once; the list underneath stays (C004)")
  func saves() throws {
    let stage = Stage()
    let list = stage.present("List")
    stage.settle()
    let editor = Page("Editor")
    editor.make = { page in
      NamedScreen("Editor", rows: [NamedScreen.button("Save") { page.finish("saved") }])
    }
    list.navigation.start(
      editor, animated: true,
      stage.log.handler("Editor") { _ in list.present("Timer", stage.log) })
    stage.settle()
    let before = stage.device.transitions.count
    try stage.device.user.tap("Save")
    stage.settle()
    #expect(stage.log.entries == ["Editor: saved"])
    #expect(stage.screens == "Home / List / Timer")
    #expect(
      stage.device.transitions.dropFirst(before).map(\.to) == [
        "Home / List", "Home / List / Timer",
      ])
  }

  @Test("Save dismisses by UIKit and a timer is asked for in the same turn; the list stays (C004)")
  func savesByUIKit() throws {
    let stage = Stage()
    let list = stage.present("List")
    stage.settle()
    let editor = Page("Editor")
    editor.make = { _ in
      let screen = NamedScreen("Editor")
      screen.loadViewIfNeeded()
      return screen
    }
    list.navigation.start(editor, animated: true, stage.log.handler("Editor"))
    stage.settle()
    stage.home.presentedViewController?.presentedViewController?.dismiss(animated: true)
    list.present("Timer", stage.log)
    stage.settle()
    #expect(stage.log.entries == ["Editor: nil"])
    #expect(stage.screens == "Home / List / Timer")
  }

  @Test(
    "All goes and something comes: in one turn, during the movement and after it (C017, C029)",
    arguments: Moments.all)
  func allThenOne(moment: Double) {
    let stage = Stage()
    stage.present("A").present("B", stage.log).present("C", stage.log)
    stage.settle()
    let counter = CallCounter(stage.device)
    stage.host.dismissChildren()
    stage.device.pass(moment)
    let next = stage.present("Next")
    // In the same turn both are one plan, which begins with the start (R3).
    if moment > 0, moment < 0.5 { #expect(next.asked == 0) }
    if moment == 0 || moment > 0.6 { #expect(next.asked == 1) }
    stage.settle()
    #expect(stage.log.entries == ["C: nil", "B: nil", "A: nil"])
    #expect(stage.screens == "Home / Next")
    #expect(counter.seen == 2)
    #expect(counter.kinds.filter { $0 == .dismiss } == [.dismiss])
  }

  @Test("What is awaited goes before what is awaited next is shown (C029)")
  func awaited() async {
    let stage = Stage()
    let first = Page("First")
    let second = Page("Second")
    let task = Task { @MainActor in
      stage.log.record("First", await stage.host.start(first))
      stage.log.record("Second", await stage.host.start(second))
    }
    await stage.device.settled()
    first.dismiss()
    await stage.device.settled()
    #expect(stage.screens == "Home / Second")
    second.finish("x")
    await stage.device.settled()
    await task.value
    #expect(stage.log.entries == ["First: nil", "Second: x"])
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == 4)
  }
}
