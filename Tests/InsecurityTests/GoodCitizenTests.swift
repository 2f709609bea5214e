import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

private final class AppDelegates: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  var shown: [String] = []
  var dismissed = 0

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed += 1
  }
}

@MainActor @Suite("A good citizen (P7)") struct GoodCitizenTests {
  @Test("The app's own delegates stay in place and hear everything")
  func delegates() throws {
    let stage = Stage.pushing()
    let delegates = AppDelegates()
    stage.navigation?.delegate = delegates
    stage.push("List")
    stage.settle()
    let cart = Page("Cart")
    cart.make = { page in
      let screen = NamedScreen(page.name)
      screen.presentationController?.delegate = delegates
      return screen
    }
    stage.host.start(cart, animated: true, stage.log.handler("Cart"))
    stage.settle()
    let presented = stage.navigation?.presentedViewController
    #expect(presented?.presentationController?.delegate === delegates)
    try stage.device.user.dragSheetDown()
    stage.settle()
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.navigation?.delegate === delegates)
    #expect(delegates.shown == ["List", "Home"])
    #expect(delegates.dismissed == 1)
    #expect(stage.log.entries == ["Cart: nil", "List: nil"])
  }

  @Test("Nothing is added to anybody's view, and no view is loaded for a look")
  func views() {
    let stage = Stage.pushing()
    let before = stage.device.window.subviews.count
    let covered = NamedScreen("Covered")
    let covering = NamedScreen("Covering")
    stage.navigation?.setViewControllers([stage.home, covered, covering], animated: false)
    stage.push("List")
    stage.present("Cart")
    stage.settle()
    #expect(stage.screens == "Home > Covered > Covering > List / Cart")
    #expect(!covered.isViewLoaded)
    let shown =
      [stage.home, stage.navigation?.topViewController] + [
        stage.navigation?.presentedViewController
      ]
    #expect(shown.map { $0?.viewIfLoaded?.subviews.count } == [0, 0, 0])
    stage.host.dismissChildren()
    stage.settle()
    #expect(stage.device.window.subviews.count == before)
  }
}
