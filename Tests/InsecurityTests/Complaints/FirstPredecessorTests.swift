import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What version 3 did wrong") struct FirstPredecessorTests {
  @Test("Every flow above one that finishes is told, however it had come there (P01)")
  func everyFlowAbove() {
    let stage = Stage.pushing()
    let lowest = stage.push("Lowest")
    stage.push("Page")
    stage.present("Sheet")
    stage.settle()
    let stack = PushedPage("In a stack")
    stage.host.start(
      UINavigationController(), stack, animated: true, stage.log.handler("In a stack"))
    stage.settle()
    stack.navigation.start(PushedPage("Deep"), animated: true, stage.log.handler("Deep"))
    stage.settle()
    lowest.finish("x")
    #expect(
      stage.log.entries == [
        "Deep: nil", "In a stack: nil", "Sheet: nil", "Page: nil", "Lowest: x",
      ])
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.log.waiting == [])
  }

  @Test("A flow in the middle that finishes first, and one below after it, tell all once (P01)")
  func fromTheMiddle() {
    let stage = Stage()
    let pages = ["A", "B", "C", "D"].map { stage.present($0) }
    stage.settle()
    pages[1].finish("b")
    #expect(stage.log.entries == ["D: nil", "C: nil", "B: b"])
    stage.device.advance(by: 0.1)
    pages[0].finish("a")
    #expect(stage.log.entries == ["D: nil", "C: nil", "B: b", "A: a"])
    stage.settle()
    #expect(stage.screens == "Home")
  }

  @Test("A window's root that finishes twice is told once (P02)")
  func rootFinishesTwice() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let app = WindowCoordinator(device.window)
    let home = Page("Home")
    app.navigation.start(home, duration: nil, options: nil, log.handler("Home"))
    device.settle()
    home.finish("first")
    home.finish("second")
    device.settle()
    let issues = Issues.collect { home.finish("third") }
    #expect(log.entries == ["Home: first"])
    #expect(issues.count == 1)
    #expect(device.screens == "Home")
  }

  @Test("Another root ends the old one and all on it, and takes its sheets away (P03)")
  func anotherRoot() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let app = WindowCoordinator(device.window)
    let home = Page("Home")
    app.navigation.start(home, animated: false, log.handler("Home"))
    home.present("Sheet", log).present("On it", log)
    device.settle()
    let old = device.window.rootViewController
    app.navigation.start(Page("Other"), animated: false, log.handler("Other"))
    #expect(log.entries == ["On it: nil", "Sheet: nil", "Home: nil"])
    device.settle()
    #expect(device.screens == "Other")
    #expect(old?.presentedViewController == nil)
  }

  @Test("A start that is not to be animated is not, in a stack either (P04)")
  func unanimatedStarts() {
    let stage = Stage.pushing()
    let counter = CallCounter(stage.device)
    let list = stage.push("List", animated: false)
    #expect(stage.screens == "Home > List")
    stage.settle()
    list.navigation.start(PushedPage("Item"), animated: false, stage.log.handler("Item"))
    stage.settle()
    list.navigation.start(
      UINavigationController(), PushedPage("Sheet"), animated: false, stage.log.handler("Sheet"))
    stage.settle()
    #expect(stage.screens == "Home > List > Item / Sheet")
    #expect(counter.animated == 0)
    #expect(counter.kinds == [.push, .push, .setStack, .present])
    #expect(stage.device.transitions.map(\.animated) == [false, false, false])
    #expect(stage.device.now == 0)
  }

  @Test("An end that is not to be animated is not, and takes no time (P05)")
  func unanimatedEnds() {
    let stage = Stage.pushing()
    stage.push("List", animated: false)
    stage.settle()
    let sheet = stage.present("Sheet", animated: false)
    stage.settle()
    sheet.finish("x", animated: false)
    stage.settle()
    #expect(stage.screens == "Home > List")
    stage.host.dismissChildren(animated: false)
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.log.entries == ["Sheet: x", "List: nil"])
    #expect(stage.device.transitions.map(\.animated) == [false, false, false, false])
    #expect(stage.device.now == 0)
  }

  @Test("However many starts are asked while something moves, all are carried out (P06)")
  func manyWhileMoving() {
    let stage = Stage.pushing()
    stage.push("1")
    stage.device.advance(by: 0.1)
    for number in 2...6 { stage.push("\(number)") }
    stage.present("7")
    stage.present("8")
    stage.settle()
    #expect(stage.screens == "Home > 1 > 2 > 3 > 4 > 5 > 6 / 7 / 8")
    #expect(stage.log.entries == [])
    #expect(stage.host.isIdle)
  }

  @Test("A screen that ends, and one that starts, while others are being told are no error (P07)")
  func whileTelling() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let sheet = Page("Sheet")
    list.navigation.start(sheet, animated: true) {
      [navigation = stage.navigation, host = stage.host, log = stage.log] result in
      log.record("Sheet", result)
      navigation?.popToRootViewController(animated: false)
      navigation?.dismiss(animated: false)
      host.start(PushedPage("Next"), animated: true, log.handler("Next"))
    }
    stage.settle()
    sheet.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Sheet: x", "List: nil"])
    #expect(stage.screens == "Home > Next")
    #expect(stage.log.waiting == ["Next"])
  }

  @Test("A start after a pop comes when the pop has ended, be it slow or quick (P08)")
  func afterPop() {
    for seconds in [0.05, 0.35, 2] {
      let stage = Stage.pushing()
      let slow = SlowMover(seconds)
      stage.navigation?.delegate = slow
      let list = stage.push("List", animated: false)
      stage.settle()
      list.finish("x")
      stage.device.advance(by: 0.01)
      let sheet = stage.present("Sheet")
      stage.device.advance(by: seconds - 0.02)
      #expect(sheet.asked == 0, "\(seconds)")
      stage.device.advance(by: 0.02)
      #expect(sheet.asked == 1, "\(seconds)")
      stage.settle()
      #expect(stage.screens == "Home / Sheet")
      #expect(stage.device.simulation.refusedCalls == [])
    }
  }

  @Test("A new stack where something is presented already stands on that (P09)")
  func newStackOnForeign() {
    let stage = Stage.pushing()
    stage.navigation?.present(NamedScreen("Foreign"), animated: true)
    stage.host.start(
      UINavigationController(), PushedPage("List"), animated: true, stage.log.handler("List"))
    stage.present("Sheet")
    stage.settle()
    #expect(stage.screens == "Home / Foreign / List / Sheet")
    #expect(stage.log.entries == [])
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 2))
  }
}

/// Moves a stack in its own time.
final class SlowMover: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let seconds: Double

  init(_ seconds: Double) {
    self.seconds = seconds
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    seconds
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: seconds, animations: {},
      completion: { _ in transitionContext.completeTransition(true) })
  }
}
