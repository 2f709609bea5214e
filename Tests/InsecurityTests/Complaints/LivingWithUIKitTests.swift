import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Living with other UIKit code") struct LivingWithUIKitTests {
  @Test("Whatever is the delegate of the swipe, or none, is left there (C176)")
  func gestureDelegate() throws {
    for hasDelegate in [true, false] {
      let stage = Stage.pushing()
      let delegate = GestureDelegate()
      stage.navigation?.interactivePopGestureRecognizer?.delegate = hasDelegate ? delegate : nil
      stage.push("List")
      stage.push("Item")
      stage.settle()
      stage.navigation?.popViewController(animated: true)
      stage.settle()
      #expect(stage.log.entries == ["Item: nil"])
      stage.host.dismissChildren()
      stage.settle()
      let now = stage.navigation?.interactivePopGestureRecognizer?.delegate
      #expect(hasDelegate ? now === delegate : now == nil)
      #expect(stage.log.entries == ["Item: nil", "List: nil"])
      #expect(stage.screens == "Home")
    }
  }

  @Test("When a flow on a shared root ends, the one that was there before goes on (C178)")
  func sharedRoot() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let other = InsecurityHost(navigation: stage.navigation ?? UINavigationController())
    let detour = PushedPage("Detour")
    other.start(detour, animated: true, stage.log.handler("Detour"))
    stage.settle()
    #expect(stage.screens == "Home > List > Detour")
    other.dismissChildren()
    stage.settle()
    #expect(stage.log.entries == ["Detour: nil"])
    #expect(stage.host.top === list)
    list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
    stage.settle()
    #expect(stage.screens == "Home > List > Item")
    list.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Detour: nil", "Item: nil", "List: x"])
    #expect(stage.screens == "Home")
  }

  @Test("Whoever removes a screen, and wherever from, it has ended (C179)")
  func anyRemoval() {
    let removals: [(Stage) -> Void] = [
      { $0.navigation?.dismiss(animated: true) },
      { $0.navigation?.presentedViewController?.dismiss(animated: true) },
      { $0.navigation?.presentedViewController?.presentedViewController?.dismiss(animated: false) },
      {
        $0.navigation?.dismiss(animated: false)
        $0.navigation?.popViewController(animated: false)
      },
      {
        $0.navigation?.dismiss(animated: false)
        $0.navigation?.setViewControllers([NamedScreen("New")], animated: true)
      },
    ]
    let ended = [["B", "A"], ["B"], ["B"], ["B", "A", "List"], ["B", "A", "List"]]
    let left = ["Home > List", "Home > List / A", "Home > List / A", "Home", "New"]
    for (index, remove) in removals.enumerated() {
      let stage = Stage.pushing()
      stage.push("List")
      stage.present("A")
      stage.present("B")
      stage.settle()
      remove(stage)
      stage.settle()
      #expect(stage.log.entries == ended[index].map { .init($0, "nil") }, "\(index)")
      #expect(stage.screens == left[index], "\(index)")
    }
  }

  @Test("A sheet that is redirected to another one, and closed, leaves the screen below (C181)")
  func redirectedSheet() throws {
    for pause in [0, 0.1, 0.6] {
      let stage = Stage.pushing()
      let first = Page("First")
      let second = Page("Second")
      second.make = { second in
        NamedScreen("Second", rows: [NamedScreen.button("Done") { second.finish("done") }])
      }
      stage.host.start(
        first, animated: true,
        stage.log.handler("First") { [host = stage.host, log = stage.log] (_: String?) in
          host.start(second, animated: true, log.handler("Second"))
        })
      if pause > 0 { stage.device.advance(by: pause) }
      first.finish("elsewhere")
      stage.settle()
      #expect(stage.screens == "Home / Second")
      try stage.device.user.tap("Done")
      stage.settle()
      #expect(stage.screens == "Home")
      #expect(stage.home.viewIfLoaded?.window === stage.device.window)
      #expect(stage.log.entries == ["First: elsewhere", "Second: done"])
    }
  }

  @Test("An alert that closes ends nothing but itself, whoever has shown it (C200, C201)")
  func alerts() throws {
    let stage = Stage.pushing()
    let flow = stage.push("Flow")
    stage.settle()
    let alert = UIAlertController(title: "Foreign", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    stage.navigation?.topViewController?.present(alert, animated: true)
    stage.settle()
    try stage.device.user.tap("OK")
    stage.settle()
    #expect(stage.log.entries == [])
    flow.navigation.start(
      AlertCoordinator(title: "Own", choices: [AlertChoice("Yes", 1)]), animated: true,
      stage.log.handler("Own"))
    stage.settle()
    try stage.device.user.tap("Yes")
    stage.settle()
    #expect(stage.log.entries == ["Own: 1"])
    #expect(flow.isOnScreen)
    flow.navigation.start(PushedPage("Next"), animated: true, stage.log.handler("Next"))
    stage.settle()
    #expect(stage.screens == "Home > Flow > Next")
  }

  @Test("A dismissal sent to the presenter ends what was presented, and the flow goes on (C200)")
  func dismissalOfPresenter() {
    let stage = Stage.pushing()
    let flow = stage.push("Flow")
    stage.settle()
    stage.navigation?.topViewController?.present(NamedScreen("Foreign"), animated: true)
    stage.settle()
    stage.navigation?.topViewController?.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.entries == [])
    flow.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Flow: x"])
    #expect(stage.screens == "Home")
  }

  @Test("A dismissal under a finger that is cancelled ends nothing, with one's own animator (C202)")
  func cancelledDismissal() {
    let stage = Stage()
    let alive = LifetimeTracker()
    let fade = Fade()
    weak var sheet: UIViewController?
    do {
      let page = alive.track(Page("Sheet"), as: "Sheet")
      page.make = { page in
        let screen = NamedScreen(page.name)
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = fade
        sheet = screen
        return screen
      }
      stage.host.start(page, animated: true, stage.log.handler("Sheet"))
    }
    stage.settle()
    for cancels in [true, true, false] {
      let finger = UIPercentDrivenInteractiveTransition()
      fade.finger = finger
      sheet?.dismiss(animated: true)
      stage.device.advance(by: 0.1)
      finger.update(0.5)
      stage.device.advance(by: 0.1)
      #expect(stage.log.entries == [])
      if cancels { finger.cancel() } else { finger.finish() }
      stage.settle()
      #expect(stage.screens == (cancels ? "Home / Sheet" : "Home"))
      #expect(stage.log.entries == (cancels ? [] : ["Sheet: nil"]))
      #expect(alive.alive == (cancels ? ["Sheet"] : []))
    }
  }
}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {}

/// Fades a presented screen out, under a finger if there is one.
private final class Fade: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var finger: UIPercentDrivenInteractiveTransition?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    finger
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(
      withDuration: 0.4, animations: { view?.alpha = 0 },
      completion: { _ in
        view?.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
