import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Moves screens in a time of its own, in a stack and over it.
private final class Pace: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
  private let time: TimeInterval

  init(_ time: TimeInterval) { self.time = time }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { time }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: time, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

@MainActor @Suite("One queue, and no wait without an end") struct QueueRulesTests {
  private func page(_ name: String, _ pace: Pace) -> Page {
    let page = Page(name)
    page.make = { page in
      let screen = NamedScreen(page.name)
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = pace
      return screen
    }
    return page
  }

  @Test(
    "The next sheet comes when the one before has really moved, however long that takes (rule 1)",
    arguments: [0.05, 0.5, 3])
  func sheets(time: Double) {
    let stage = Stage()
    let pace = Pace(time)
    let first = page("First", pace)
    let second = page("Second", pace)
    let third = page("Third", pace)
    stage.host.start(first, animated: true, stage.log.handler("First"))
    stage.host.start(second, animated: true, stage.log.handler("Second"))
    stage.device.advance(by: time * 0.9)
    #expect(second.asked == 0)
    stage.device.advance(by: time * 0.3)
    #expect(stage.screens == "Home / First / Second")
    stage.settle()
    first.finish("x")
    stage.host.start(third, animated: true, stage.log.handler("Third"))
    stage.device.advance(by: time * 0.9)
    #expect(third.asked == 0)
    stage.device.advance(by: time * 0.3)
    #expect(stage.screens == "Home / Third")
    #expect(stage.log.entries == ["Second: nil", "First: x"])
    stage.settle()
    withExtendedLifetime(pace) {}
  }

  @Test("The same in a stack, where a sheet follows a page (rule 1)", arguments: [0.05, 0.35, 3])
  func pages(time: Double) {
    let stage = Stage.pushing()
    let pace = Pace(time)
    stage.navigation?.delegate = pace
    stage.push("List")
    let sheet = stage.present("Sheet")
    stage.device.advance(by: time * 0.9)
    #expect(sheet.asked == 0)
    stage.device.advance(by: time * 0.2 + 0.05)
    #expect(stage.screens == "Home > List / Sheet")
    stage.settle()
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 1))
    withExtendedLifetime(pace) {}
  }

  @Test("Two windows have a queue each: neither waits for the other (rule 1)")
  func twoWindows() {
    let stage = Stage()
    let other = UIWindow(windowScene: stage.device.simulation.scene)
    let screen = NamedScreen("Other")
    other.rootViewController = screen
    other.isHidden = false
    stage.settle()
    stage.present("First")
    let waits = stage.present("Second")
    let page = Page("There")
    InsecurityHost(modal: screen).start(page, animated: true, stage.log.handler("There"))
    #expect(waits.asked == 0)
    #expect(page.asked == 1)
    stage.settle()
    #expect(stage.screens == "Home / First / Second")
    #expect(screen.presentedViewController?.title == "There")
    stage.host.dismissChildren()
    stage.settle()
    #expect(stage.log.entries == ["Second: nil", "First: nil"])
  }

  /// What may become of a movement that others wait for.
  enum Fate: String, CaseIterable, Sendable {
    case rootReplaced, windowHidden, presenterDismissed, coordinatorDismissed, cancelled
  }

  @Test(
    "Whatever becomes of a movement, what waits for it is shown or answered (rule 2)",
    arguments: Fate.allCases, Moments.all)
  func fates(fate: Fate, moment: Double) throws {
    let stage = Stage()
    let base = stage.present("Base")
    stage.settle()
    let first = base.present("First", stage.log)
    if fate == .cancelled {
      stage.settle()
      try stage.device.user.dragSheetDown(cancelledAt: 0.4)
    }
    let second = first.present("Second", stage.log)
    stage.device.pass(moment)
    switch fate {
    case .rootReplaced: stage.device.window.rootViewController = NamedScreen("New")
    case .windowHidden: stage.device.window.isHidden = true
    case .presenterDismissed: stage.home.dismiss(animated: false)
    case .coordinatorDismissed: first.dismiss()
    case .cancelled: break
    }
    stage.settle()
    stage.device.window.isHidden = false
    stage.settle()
    let onScreen = [base, first, second].filter(\.isOnScreen).map(\.name)
    #expect(Set(stage.log.waiting) == Set(onScreen))
    let root = try #require(stage.device.window.rootViewController)
    let host = InsecurityHost(modal: root)
    #expect(host.isIdle)
    host.start(Page("Last"), animated: true, stage.log.handler("Last"))
    stage.settle()
    #expect(stage.screens.hasSuffix("/ Last"))
    host.dismissChildren()
    stage.host.dismissChildren()
    stage.settle()
    #expect(stage.log.waiting == [])
    #expect(host.isIdle)
  }

  @Test(
    "A start that waits for others' sheet is answered when the root under both is replaced (rule 2)",
    arguments: Moments.all.filter { $0 < 0.5 })
  func rootGoesUnderWaiting(moment: Double) {
    let stage = Stage()
    stage.home.present(NamedScreen("Foreign"), animated: true)
    let page = stage.present("Cart")
    stage.device.pass(moment)
    stage.device.window.rootViewController = NamedScreen("New")
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(page.asked == 0)
    #expect(stage.screens == "New")
  }
}
