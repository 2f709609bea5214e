import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A stack whose back button asks, and is told no.
private final class GuardedStack: UINavigationController, UINavigationBarDelegate {
  var mayPop = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    mayPop
  }
}

/// Says whether a sheet may go, and hears of what a person tried.
private final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
  var mayGo = false
  var attempted: () -> Void = {}

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { mayGo }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { attempted() }
}

@MainActor @Suite("Screens that do not let go") struct GuardsTests {
  /// A sheet that its guard keeps, at rest.
  private func guarded(_ guarding: Guard, on stage: Stage) -> Page {
    let sheet = Page("Draft")
    sheet.make = { page in
      let screen = NamedScreen(page.name)
      screen.modalPresentationStyle = .formSheet
      screen.presentationController?.delegate = guarding
      return screen
    }
    stage.host.start(sheet, animated: true, stage.log.handler("Draft"))
    stage.settle()
    return sheet
  }

  @Test("A page that must not go back does not go and come again (C166, rule 12)")
  func boomerang() throws {
    let stack = GuardedStack()
    let stage = Stage(pushingOn: stack)
    let form = stage.push("Form")
    stage.settle()
    let frames = stage.device.frames
    let transitions = stage.device.transitions
    for _ in 1...3 {
      try stage.device.user.tapBack()
      stage.settle()
    }
    #expect(stage.device.frames == frames)
    #expect(stage.device.transitions == transitions)
    #expect(stage.log.entries == [])
    #expect(stage.host.contains(form))
    stack.mayPop = true
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.log.entries == ["Form: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("A swipe that is not allowed leaves screen, state and touches as they were (C167, rule 12)")
  func swipeOff() throws {
    let stage = Stage.pushing()
    let form = PushedPage("Form")
    form.make = { page in
      NamedScreen("Form", rows: [NamedScreen.button("Save") { page.finish("saved") }])
    }
    stage.host.start(form, animated: true, stage.log.handler("Form"))
    stage.settle()
    stage.navigation?.interactivePopGestureRecognizer?.isEnabled = false
    stage.navigation?.interactiveContentPopGestureRecognizer?.isEnabled = false
    let transitions = stage.device.transitions
    #expect(throws: (any Error).self) { try stage.device.user.swipeBack() }
    stage.settle()
    #expect(stage.device.transitions == transitions)
    #expect(stage.log.entries == [])
    #expect(stage.state == "Home > Form")
    try stage.device.user.tap("Save")
    stage.settle()
    #expect(stage.log.entries == ["Form: saved"])
  }

  @Test("A sheet that must stay is not moved by a pull or a tap beside it, but by code (rule 12)")
  func sheetStays() throws {
    let stage = Stage()
    let guarding = Guard()
    let sheet = guarded(guarding, on: stage)
    let frames = stage.device.frames
    try stage.device.user.dragSheetDown()
    stage.settle()
    try stage.device.user.tapOutside()
    stage.settle()
    #expect(stage.device.frames == frames)
    #expect(stage.log.entries == [])
    #expect(stage.state == "Draft")
    #expect(stage.host.isIdle)
    sheet.finish("sent")
    stage.settle()
    #expect(stage.log.entries == ["Draft: sent"])
    #expect(stage.screens == "Home")
  }

  @Test("What is allowed again goes by the same hand (rule 12)")
  func allowedAgain() throws {
    let stage = Stage()
    let guarding = Guard()
    _ = guarded(guarding, on: stage)
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == [])
    guarding.mayGo = true
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Draft: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("A pull asks first: the answer comes later, and takes question and sheet along (C170)")
  func asksFirst() throws {
    let stage = Stage()
    let guarding = Guard()
    let sheet = guarded(guarding, on: stage)
    guarding.attempted = { [unowned sheet, log = stage.log] in
      let question = AlertCoordinator<String>(
        title: "Discard?", choices: [AlertChoice("Discard", "yes"), .cancel("Keep")])
      sheet.navigation.start(
        question, animated: true,
        log.handler("Question") { if $0 == "yes" { sheet.finish("discarded") } })
    }
    try stage.device.user.dragSheetDown()
    stage.settle()
    try stage.device.user.tap("Keep")
    stage.settle()
    #expect(stage.log.entries == ["Question: nil"])
    #expect(stage.screens == "Home / Draft")
    try stage.device.user.dragSheetDown()
    stage.settle()
    try stage.device.user.tap("Discard")
    stage.settle()
    #expect(stage.log.entries == ["Question: nil", "Question: yes", "Draft: discarded"])
    #expect(stage.screens == "Home")
    #expect(stage.device.simulation.refusedCalls == [])
  }

  @Test("While a sheet comes a finger is ignored, code is not (C197)")
  func fingersOnly() throws {
    let stage = Stage.pushing()
    let cart = Page("Cart")
    cart.make = { page in
      NamedScreen("Cart", rows: [NamedScreen.button("Pay") { page.finish("paid") }])
    }
    stage.host.start(cart, animated: true, stage.log.handler("Cart"))
    stage.device.advance(by: 0.1)
    #expect(throws: (any Error).self) { try stage.device.user.tap("Pay") }
    #expect(stage.log.entries == [])
    cart.present("Next", stage.log)
    stage.settle()
    #expect(stage.screens == "Home / Cart / Next")
    #expect(stage.log.entries == [])
  }

  @Test("A start that is refused leaves stacks, sheets and state untouched (C175)")
  func refusedStart() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let pages = stage.navigation?.viewControllers ?? []
    let before = stage.device.transitions.count
    let lost = PushedPage("Lost")
    lost.make = { _ in UINavigationController() }
    let again = PushedPage("Again")
    again.make = { _ in pages[1] }
    let issues = Issues.collect {
      stage.host.start(lost, animated: true, stage.log.handler("Lost"))
      stage.host.start(again, animated: true, stage.log.handler("Again"))
      stage.settle()
    }
    #expect(issues.count == 2)
    #expect(stage.log.entries == ["Lost: nil", "Again: nil"])
    #expect(stage.navigation?.viewControllers == pages)
    #expect(stage.state == "Home > List")
    #expect(stage.host.top === list)
    #expect(stage.device.transitions.count == before)
    #expect(stage.host.isIdle)
  }
}
