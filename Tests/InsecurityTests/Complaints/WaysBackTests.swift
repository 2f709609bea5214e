import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A stack that does not let its back button work.
private final class StubbornStack: UINavigationController, UINavigationBarDelegate {
  private(set) var asked = 0

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked += 1
    return false
  }
}

@MainActor @Suite("Ways back through a stack") struct WaysBackTests {
  private func three(on stage: Stage) {
    for name in ["List", "Item", "Photo"] { stage.push(name) }
    stage.settle()
  }

  @Test("The back menu takes several pages: each is told, in one movement (C052, C054)")
  func menu() throws {
    let stage = Stage.pushing()
    three(on: stage)
    let before = stage.device.transitions.count
    try stage.device.user.holdBack(to: 1)
    stage.settle()
    #expect(stage.log.entries == ["Photo: nil", "Item: nil"])
    #expect(stage.state == "Home > List")
    #expect(
      stage.device.transitions.dropFirst(before) == [
        Transition(.pop, from: "Home > List > Item > Photo", to: "Home > List")
      ])
  }

  @Test("In a sheet, and above pages of others, the menu's pages are counted right (C052)")
  func menuInSheet() throws {
    let stage = Stage()
    let list = PushedPage("List")
    let stack = UINavigationController()
    stage.host.start(stack, list, animated: true, stage.log.handler("List"))
    stage.settle()
    stack.pushViewController(NamedScreen("Foreign"), animated: true)
    stage.settle()
    list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
    list.navigation.start(PushedPage("Photo"), animated: true, stage.log.handler("Photo"))
    stage.settle()
    try stage.device.user.holdBack(to: 1)
    stage.settle()
    #expect(stage.log.entries == ["Photo: nil", "Item: nil"])
    #expect(stage.screens == "Home / List > Foreign")
    try stage.device.user.holdBack(to: 0)
    stage.settle()
    #expect(stage.log.entries == ["Photo: nil", "Item: nil"])
    #expect(stage.screens == "Home / List")
  }

  @Test("The menu asks nobody before it pops, and its pages are told all the same (C055)")
  func asksNobody() throws {
    let stack = StubbornStack()
    let stage = Stage(pushingOn: stack)
    three(on: stage)
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stack.asked == 1)
    #expect(stage.log.entries == [])
    #expect(stage.screens == "Home > List > Item > Photo")
    try stage.device.user.holdBack(to: 0)
    stage.settle()
    #expect(stack.asked == 1)
    #expect(stage.log.entries == ["Photo: nil", "Item: nil", "List: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("The state follows a tap on the back button, and the next push goes there (C058)")
  func stateFollows() throws {
    let stage = Stage.pushing()
    three(on: stage)
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.state == "Home > List > Item")
    #expect((stage.host.top as? PushedPage)?.name == "Item")
    stage.push("Other")
    stage.settle()
    #expect(stage.state == "Home > List > Item > Other")
    #expect(stage.screens == stage.state)
  }

  @Test("A page that is swiped or tapped back leaves nothing behind (C049, C062, C063)")
  func nothingStays() throws {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    for way in [{ try $0.swipeBack() }, { (user: SimulatedUser) in try user.tapBack() }] {
      do {
        let list = alive.track(PushedPage("List"), as: "coordinator")
        list.make = { alive.track(NamedScreen($0.name), as: "controller") }
        stage.host.start(list, animated: true, stage.log.handler("List"))
        stage.settle()
      }
      #expect(alive.alive.sorted() == ["controller", "coordinator"])
      try way(stage.device.user)
      stage.settle()
      #expect(alive.alive == [])
    }
    #expect(stage.log.entries == ["List: nil", "List: nil"])
    #expect(stage.host.top == nil)
  }

  @Test(
    "Two swipes back in quick succession: each page goes once and none comes back (C079)",
    arguments: [0.26, 0.3, 0.4, 0.6])
  func twoSwipes(pause: Double) throws {
    let stage = Stage.pushing()
    three(on: stage)
    let frames = stage.device.frames.count
    try stage.device.user.swipeBack()
    stage.device.pass(pause)
    try stage.device.user.swipeBack()
    stage.settle()
    #expect(stage.log.entries == ["Photo: nil", "Item: nil"])
    #expect(stage.screens == "Home > List")
    #expect(
      Array(stage.device.frames.dropFirst(frames)) == ["Home > List > Item", "Home > List"])
  }

  @Test("A swipe, and code that goes on at once, show no page again (C079)", arguments: Moments.all)
  func swipeThenCode(moment: Double) throws {
    let stage = Stage.pushing()
    three(on: stage)
    let frames = stage.device.frames.count
    try stage.device.user.swipeBack()
    stage.device.pass(moment)
    stage.host.popToRoot()
    stage.push("Next")
    stage.settle()
    #expect(stage.screens == "Home > Next")
    #expect(Set(stage.log.entries) == ["Photo: nil", "Item: nil", "List: nil"])
    #expect(stage.log.entries.count == 3)
    let seen = stage.device.frames.dropFirst(frames)
    #expect(!seen.dropFirst().contains { $0.contains("Photo") })
  }

  @Test(
    "Others pop a page before it has come: it is told exactly if UIKit took it (C081)",
    arguments: Moments.all)
  func poppedBeforeItHasCome(moment: Double) throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.device.pass(moment)
    stage.navigation?.popViewController(animated: false)
    stage.settle()
    let stayed = stage.navigation?.viewControllers.count == 2
    #expect(stage.log.entries == (stayed ? [] : ["List: nil"]))
    #expect(stage.state == (stayed ? "Home > List" : ""))
    #expect(stage.screens == (stayed ? "Home > List" : "Home"))
    #expect(stage.host.contains(list) == stayed)
    #expect(stage.host.isIdle)
    stage.push("Next")
    stage.settle()
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.log.entries.last == "Next: nil")
  }

  @Test(
    "A page that is dismissed before it has come is never in the way (C081)", arguments: Moments.all
  )
  func dismissedBeforeItHasCome(moment: Double) throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.device.pass(moment)
    list.dismiss()
    stage.settle()
    #expect(stage.log.entries == ["List: nil"])
    #expect(stage.screens == "Home")
    #expect(stage.host.isIdle)
    stage.push("Next")
    stage.settle()
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.log.entries == ["List: nil", "Next: nil"])
  }
}
