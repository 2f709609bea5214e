import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Misuse") struct MisuseTests {
  @Test("Finishing before the start is told, and the start works after it (P8, R4)")
  func finishBeforeStart() {
    let stage = Stage()
    let page = Page("Cart")
    let issues = Issues.collect { page.finish("early") }
    #expect(
      issues.map(\.description) == [
        "Page was finished or dismissed before it was started, so nothing happened: "
          + "start it first, and finish it once."
      ])
    #expect(issues.first?.fileID == #fileID)
    #expect(issues.first?.line == #line - 7)
    stage.host.start(page, animated: true, stage.log.handler("Cart"))
    stage.settle()
    #expect(stage.screens == "Home / Cart")
    page.finish("paid")
    #expect(stage.log.entries == ["Cart: paid"])
  }

  @Test("A second finish is a race until the window is idle, and misuse after that (R4)")
  func finishTwice() {
    let stage = Stage()
    let page = stage.present("Cart")
    stage.settle()
    let race = Issues.collect {
      page.finish("paid")
      page.finish("again")
      page.dismiss()
      stage.device.advance(by: 0.1)
      page.finish("still")
    }
    #expect(race == [])
    stage.settle()
    let misuse = Issues.collect { page.finish("late") }
    #expect(
      misuse.map(\.description) == [
        "Page was finished or dismissed again after it had ended, so nothing happened: "
          + "finish it once, and drop what still calls it."
      ])
    #expect(stage.log.entries == ["Cart: paid"])
  }

  @Test("A user's swipe and a finish in one turn end it once (R4)")
  func swipeAndFinish() throws {
    let stage = Stage()
    let page = stage.present("Cart")
    stage.settle()
    let issues = try Issues.collect {
      try stage.device.user.dragSheetDown()
      page.finish("paid")
      stage.settle()
    }
    #expect(issues == [])
    #expect(stage.log.entries == ["Cart: paid"])
    #expect(stage.screens == "Home")
    #expect(stage.device.warnings == [])
  }

  @Test("A coordinator is started once in its life (R4)")
  func startTwice() {
    let stage = Stage()
    let page = stage.present("Cart")
    let issues = Issues.collect {
      stage.host.start(page, animated: true, stage.log.handler("Again"))
      #expect(stage.log.entries == [])
      stage.settle()
    }
    #expect(stage.log.entries == ["Again: nil"])
    #expect(
      issues.map(\.description) == [
        "Page was started a second time, so the second start was answered with nil: "
          + "make a new coordinator for each start."
      ])
    #expect(stage.screens == "Home / Cart")
  }

  @Test("A navigation outside its life tells so and answers nil (R9)")
  func deadNavigation() {
    let stage = Stage()
    let page = Page("Cart")
    let issues = Issues.collect {
      page.navigation.start(Page("Early"), animated: true, stage.log.handler("Early"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Early: nil"])
    #expect(issues.count == 1)
    #expect(stage.screens == "Home")
  }

  @Test("A navigation is valid while its start waits, and inside the getter (R9)")
  func earlyNavigation() {
    let stage = Stage()
    stage.present("First")
    let page = Page("Cart")
    page.make = { page in
      page.navigation.start(Page("Inner"), animated: true, stage.log.handler("Inner"))
      return NamedScreen(page.name)
    }
    stage.host.start(page, animated: true, stage.log.handler("Cart"))
    page.navigation.start(Page("Waiting"), animated: true, stage.log.handler("Waiting"))
    stage.settle()
    #expect(stage.screens == "Home / First / Cart / Waiting / Inner")
  }

  @Test("A finish inside the getter gives the result and shows nothing (R2)")
  func finishInGetter() {
    let stage = Stage()
    let page = Page("Cart")
    page.make = { page in
      page.finish("cached")
      return NamedScreen(page.name)
    }
    stage.host.start(page, animated: true, stage.log.handler("Cart"))
    #expect(stage.log.entries == ["Cart: cached"])
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.isEmpty)
  }

  @Test("The finish of a waiting coordinator drops its start and what it had asked for (R2)")
  func finishWaiting() {
    let stage = Stage()
    stage.present("First")
    let page = stage.present("Cart")
    page.present("Inner", stage.log)
    page.finish("early")
    #expect(stage.log.entries == ["Inner: nil", "Cart: early"])
    stage.settle()
    #expect(page.asked == 0)
    #expect(stage.screens == "Home / First")
  }

  @Test("A controller that has a parent is refused and told (R21, C15)")
  func hasParent() {
    let stage = Stage()
    let container = NamedScreen("Container")
    let child = NamedScreen("Child")
    container.addChild(child)
    let page = Page("Cart")
    page.make = { _ in child }
    let issues = Issues.collect {
      stage.host.start(page, animated: true, stage.log.handler("Cart"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(issues.count == 1)
    #expect(stage.host.isIdle)
  }

  @Test("The presenter itself, and what is presented already, are refused and told (R21, C14)")
  func presented() {
    let stage = Stage()
    let itself = Page("Itself")
    itself.make = { [home = stage.home] _ in home }
    let cart = NamedScreen("Cart")
    let first = Page("Cart")
    first.make = { _ in cart }
    let again = Page("Again")
    again.make = { _ in cart }
    let issues = Issues.collect {
      stage.host.start(itself, animated: true, stage.log.handler("Itself"))
      stage.host.start(first, animated: true, stage.log.handler("Cart"))
      stage.settle()
      stage.host.start(again, animated: true, stage.log.handler("Again"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Itself: nil", "Again: nil"])
    #expect(issues.count == 2)
    #expect(stage.screens == "Home / Cart")
  }

  @Test("A navigation controller is not pushed (R21, D3)")
  func pushedContainer() {
    let stage = Stage.pushing()
    let page = PushedPage("Cart")
    page.make = { _ in UINavigationController() }
    let issues = Issues.collect {
      stage.host.start(page, animated: true, stage.log.handler("Cart"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(issues.count == 1)
  }

  @Test("A coordinator without a viewController shows an empty screen and tells it (P8)")
  func noViewController() {
    let stage = Stage()
    let issues = Issues.collect {
      stage.host.start(ModalCoordinator<Int>(), animated: true, stage.log.handler("Empty"))
    }
    #expect(issues.count == 1)
    #expect(stage.home.presentedViewController != nil)
  }

  @Test("A start from a controller that is gone is refused and told (R10)")
  func rootGone() {
    let stage = Stage()
    var controller: UIViewController? = NamedScreen("Gone")
    let host = controller.map { InsecurityHost(modal: $0) }
    controller = nil
    let issues = Issues.collect {
      host?.start(Page("Cart"), animated: true, stage.log.handler("Cart"))
      stage.settle()
    }
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(issues.count == 1)
  }

  @Test("A movement that never ends lets results through, and a request after 10 s tells it (R20)")
  func neverEnds() {
    let stage = Stage()
    stage.device.simulation.nextTransitionNeverEnds = true
    let page = stage.present("Cart")
    stage.device.advance(by: 5)
    let early = Issues.collect { _ = stage.present("Early") }
    #expect(early == [])
    stage.device.advance(by: 6)
    let late = Issues.collect { _ = stage.present("Late") }
    #expect(
      late.map(\.description) == [
        "Cart has been moving for 11 s, so what was asked waits: "
          + "look for a transition whose animator does not complete."
      ])
    page.finish("paid")
    #expect(stage.log.entries == ["Cart: paid"])
  }
}
