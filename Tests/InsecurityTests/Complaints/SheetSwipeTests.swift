import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

private final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var heard: [String] = []

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
  }
}

@MainActor @Suite("Sheets that are swiped down") struct SheetSwipeTests {
  @Test("A flow in a sheet that is swiped down is over, and nothing adds up (C042, C043)")
  func repeated() throws {
    let stage = Stage()
    let alive = LifetimeTracker()
    for round in 1...5 {
      do {
        let flow = alive.track(PushedPage("Flow"), as: "flow")
        flow.make = { alive.track(NamedScreen($0.name), as: "controller") }
        let stack = alive.track(UINavigationController(), as: "stack")
        stage.host.start(stack, flow, animated: true, stage.log.handler("Flow"))
        stage.settle()
        flow.navigation.start(
          alive.track(PushedPage("Step"), as: "step"), animated: true, stage.log.handler("Step"))
        stage.settle()
      }
      #expect(alive.alive.sorted() == ["controller", "flow", "stack", "step"])
      try stage.device.user.dragSheetDown()
      stage.settle()
      #expect(alive.alive == [])
      #expect(stage.log.entries.count == 2 * round)
    }
    #expect(Array(stage.log.entries.suffix(2)) == ["Step: nil", "Flow: nil"])
  }

  @Test("The app's presentation delegate stays through all of a dismissal and hears of it (C046)")
  func delegateStays() throws {
    let stage = Stage()
    let alive = LifetimeTracker()
    let delegate = PresentationDelegate()
    do {
      let cart = Page("Cart")
      cart.make = { page in
        let screen = alive.track(NamedScreen(page.name), as: "controller")
        screen.presentationController?.delegate = delegate
        return screen
      }
      stage.host.start(cart, animated: true, stage.log.handler("Cart"))
    }
    stage.settle()
    try stage.device.user.dragSheetDown(holdingAt: 0.4) {
      let presented = stage.home.presentedViewController
      #expect(presented?.presentationController?.delegate === delegate)
    }
    stage.device.advance(by: 0.1)
    #expect(
      stage.home.presentedViewController?.presentationController?.delegate === delegate)
    stage.settle()
    #expect(delegate.heard == ["will", "did"])
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(alive.alive == [])
  }

  @Test("Who presents does not matter: a sheet that others present takes ours along (C047)")
  func presentedPast() throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    let foreign = NamedScreen("Foreign")
    stage.home.presentedViewController?.present(foreign, animated: true)
    stage.settle()
    cart.present("Pay", stage.log)
    stage.settle()
    #expect(stage.screens == "Home / Cart / Foreign / Pay")
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil"])
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.screens == "Home / Cart")
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: nil"])
  }

  @Test(
    "After a pull the position is where one is, and the next sheet comes at once (C048, C050, C051)",
    arguments: Moments.all)
  func nextSheet(moment: Double) throws {
    let stage = Stage()
    stage.present("Cart")
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.device.pass(moment)
    let next = stage.present("Next")
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(stage.screens == "Home / Next")
    #expect(stage.state == "Next")
    #expect(stage.host.top === next)
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil", "Next: nil"])
    #expect(stage.host.top == nil)
  }

  @Test("A sheet with a stack, a sheet on a sheet, in a tab: the swipe tells each once (C051)")
  func everyPlace() throws {
    let inner = UINavigationController(rootViewController: NamedScreen("Inner"))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, NamedScreen("Other")]
    let device = Fixture.device(showing: tabs)
    let log = ResultLog()
    let list = PushedPage("List")
    InsecurityHost(navigation: inner)
      .start(UINavigationController(), list, animated: true, log.handler("List"))
    device.settle()
    list.navigation.start(Page("Sheet"), animated: true, log.handler("Sheet"))
    device.settle()
    #expect(device.screens == "Inner / List / Sheet")
    try device.user.dragSheetDown()
    device.settle()
    #expect(log.entries == ["Sheet: nil"])
    try device.user.dragSheetDown()
    device.settle()
    #expect(log.entries == ["Sheet: nil", "List: nil"])
    #expect(device.screens == "Inner")
  }

  @Test("A sheet above pushed pages is swiped down: the pages stay (C053, C073)")
  func abovePages() throws {
    let stage = Stage.pushing()
    stage.push("List")
    stage.push("Item")
    stage.present("Sheet")
    stage.settle()
    let before = stage.device.transitions.count
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil"])
    #expect(stage.screens == "Home > List > Item")
    #expect(stage.state == "Home > List > Item")
    #expect(
      stage.device.transitions.dropFirst(before) == [
        Transition(.dismiss, from: "Home > List > Item / Sheet", to: "Home > List > Item")
      ])
  }

  @discardableResult
  private func presentFormSheet(on stage: Stage) -> Page {
    let choice = Page("Choice")
    choice.make = { page in
      let screen = NamedScreen(page.name)
      screen.modalPresentationStyle = .formSheet
      return screen
    }
    stage.host.start(choice, animated: true, stage.log.handler("Choice"))
    stage.settle()
    return choice
  }

  @Test("A tap beside a form sheet above pushed pages takes the sheet, not the pages (C053)")
  func besideFormSheet() throws {
    let stage = Stage.pushing()
    stage.push("List")
    stage.settle()
    presentFormSheet(on: stage)
    try stage.device.user.tapOutside()
    stage.settle()
    #expect(stage.log.entries == ["Choice: nil"])
    #expect(stage.screens == "Home > List")
  }

  @Test("Two taps beside a sheet, one directly after the other, take one sheet (C195)")
  func doubleTapBeside() {
    let stage = Stage()
    stage.present("Lower")
    stage.settle()
    let choice = presentFormSheet(on: stage)
    let upper = stage.home.presentedViewController?.presentedViewController
    upper?.tapOutsidePresentation()
    upper?.tapOutsidePresentation()
    stage.device.advance(by: 0.05)
    upper?.tapOutsidePresentation()
    choice.dismiss()
    stage.settle()
    #expect(stage.log.entries == ["Choice: nil"])
    #expect(stage.screens == "Home / Lower")
  }
}
