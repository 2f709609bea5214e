import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pushing") struct PushingTests {
  @Test("A start on an idle stack pushes before it returns (R1)")
  func actsAtOnce() {
    let stage = Stage.pushing()
    stage.push("List")
    #expect(stage.navigation?.viewControllers.map(\.title) == ["Home", "List"])
    stage.settle()
    #expect(stage.screens == "Home > List")
  }

  @Test("The back button, a swipe and the back menu end what they pop (R6)")
  func wayBack() throws {
    let stage = Stage.pushing()
    stage.push("List")
    stage.push("Item")
    stage.push("Photo")
    stage.settle()
    #expect(stage.screens == "Home > List > Item > Photo")
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.log.entries == ["Photo: nil"])
    try stage.device.user.swipeBack(cancelledAt: 0.4)
    stage.settle()
    #expect(stage.log.entries == ["Photo: nil"])
    try stage.device.user.holdBack(to: 0)
    stage.settle()
    #expect(stage.log.entries == ["Photo: nil", "Item: nil", "List: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("Finish and start on one stack are one movement (P3, R23)")
  func replaces() {
    let stage = Stage.pushing()
    let list = PushedPage("List")
    stage.host.start(list, animated: true) { [host = stage.host, log = stage.log] result in
      log.record("List", result)
      host.start(PushedPage("Other"), animated: true, log.handler("Other"))
    }
    stage.settle()
    let before = stage.device.transitions.count
    list.finish("x")
    stage.settle()
    #expect(stage.screens == "Home > Other")
    #expect(stage.device.transitions.count == before + 1)
  }

  @Test("Finish and start in the same turn, without a handler, are one movement (P3)")
  func replacesInTurn() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let before = stage.device.transitions.count
    list.finish("x")
    stage.push("Other")
    stage.settle()
    #expect(stage.screens == "Home > Other")
    #expect(stage.device.transitions.count == before + 1)
  }

  @Test("A page that ends under a presentation takes it along in one movement (R7)")
  func underPresentation() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Item")
    stage.settle()
    let pay = Page("Pay")
    stage.host.start(pay, animated: true, stage.log.handler("Pay"))
    stage.settle()
    #expect(stage.screens == "Home > List > Item / Pay")
    let before = stage.device.transitions.count
    list.finish("x")
    #expect(stage.log.entries == ["Pay: nil", "Item: nil", "List: x"])
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == before + 1)
    #expect(stage.device.warnings == [])
  }

  @Test("A new stack is presented with its first page in it (R15)")
  func newStack() {
    let stage = Stage()
    let list = PushedPage("List")
    stage.host.start(UINavigationController(), list, animated: true, stage.log.handler("List"))
    stage.settle()
    list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
    stage.settle()
    #expect(stage.screens == "Home / List > Item")
    list.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: x"])
    #expect(stage.screens == "Home")
  }

  @Test("Adaptive screens go where their context says (R14)")
  func adaptive() {
    let stage = Stage.pushing()
    let flex = FlexPage("Flex")
    stage.host.start(flex, in: .current, animated: true, stage.log.handler("Flex"))
    stage.settle()
    #expect(stage.screens == "Home > Flex")
    flex.navigation.start(FlexPage("Modal"), in: .modal, animated: true, stage.log.handler("Modal"))
    stage.settle()
    #expect(stage.screens == "Home > Flex / Modal")
    let deep = FlexPage("Deep")
    stage.host.start(
      deep, in: .navigation(fallback: UINavigationController()), animated: true,
      stage.log.handler("Deep"))
    stage.settle()
    #expect(stage.screens == "Home > Flex / Modal / Deep")
    deep.navigation.start(
      FlexPage("Deeper"), in: .navigation(fallback: UINavigationController()), animated: true,
      stage.log.handler("Deeper"))
    stage.settle()
    #expect(stage.screens == "Home > Flex / Modal / Deep > Deeper")
  }

  @Test("A push whose stack goes before it is shown comes in the stack of its fallback (R14)")
  func fallsBackLate() {
    let stage = Stage()
    let list = PushedPage("List")
    stage.host.start(UINavigationController(), list, animated: true, stage.log.handler("List"))
    stage.settle()
    var made: [UINavigationController] = []
    func makeStack() -> UINavigationController {
      made.append(UINavigationController())
      return made[made.count - 1]
    }
    let flex = FlexPage("Flex")
    flex.make = { [home = stage.home] flex in
      home.dismiss(animated: true)
      return NamedScreen(flex.name)
    }
    stage.host.start(
      flex, in: .navigation(fallback: makeStack()), animated: true, stage.log.handler("Flex"))
    #expect(made.isEmpty)
    stage.settle()
    #expect(stage.log.entries == ["List: nil"])
    #expect(stage.screens == "Home / Flex")
    #expect(flex.asked == 1)
    #expect(made.count == 1)
    #expect(stage.home.presentedViewController === made.first)
    flex.navigation.start(
      FlexPage("Next"), in: .current, animated: true, stage.log.handler("Next"))
    stage.settle()
    #expect(stage.screens == "Home / Flex > Next")
  }

  @Test("Foreign pops end what they took, and the state follows (P4)")
  func foreignPop() {
    let stage = Stage.pushing()
    stage.push("List")
    stage.push("Item")
    stage.settle()
    stage.navigation?.popToRootViewController(animated: false)
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: nil"])
    stage.navigation?.pushViewController(NamedScreen("Foreign"), animated: true)
    stage.settle()
    stage.push("List")
    stage.settle()
    #expect(stage.screens == "Home > Foreign > List")
  }

  @Test("A push where there is no stack is refused and told (P8)")
  func noStack() {
    let stage = Stage()
    let issues = Issues.collect {
      stage.push("List")
      #expect(stage.log.entries == [])
      stage.settle()
    }
    #expect(stage.log.entries == ["List: nil"])
    #expect(
      issues.map(\.description) == [
        "PushedPage was to be pushed where there is no navigation controller, so its start was "
          + "answered with nil: present it, or start it with a navigation controller."
      ])
  }
}
