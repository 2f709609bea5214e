import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Several owners, one window") struct OwnersAtOddsTests {
  @Test(
    "A sheet goes by hand and an outer host starts one: it comes, and so do later ones (C009)",
    arguments: Moments.all)
  func innerGoesOuterStarts(moment: Double) throws {
    let inner = UINavigationController(rootViewController: NamedScreen("Inner"))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, NamedScreen("Other")]
    let device = Fixture.device(showing: tabs)
    let log = ResultLog()
    let stack = InsecurityHost(navigation: inner)
    let outer = InsecurityHost(modal: tabs)
    stack.start(Page("Sheet"), animated: true, log.handler("Sheet"))
    device.settle()
    try device.user.dragSheetDown()
    device.pass(moment)
    let second = Page("Second")
    outer.start(second, animated: true, log.handler("Second"))
    device.settle()
    #expect(log.entries == ["Sheet: nil"])
    #expect(device.screens == "Inner / Second")
    second.finish("x")
    device.settle()
    stack.start(Page("Third"), animated: true, log.handler("Third"))
    device.settle()
    #expect(log.entries == ["Sheet: nil", "Second: x"])
    #expect(device.screens == "Inner / Third")
  }

  @Test(
    "Two hosts take one chain away, one of them unanimated, and foreign code too (C010)",
    arguments: Moments.all)
  func twoOwners(moment: Double) {
    let stage = Stage()
    let other = InsecurityHost(modal: stage.home)
    let lowest = stage.present("A")
    stage.settle()
    other.start(Page("B"), animated: true, stage.log.handler("B"))
    stage.present("C")
    stage.settle()
    lowest.dismiss(animated: true)
    stage.device.pass(moment)
    other.dismissChildren(animated: false)
    stage.home.dismiss(animated: false)
    var settled = 0
    stage.host.afterSettling { settled += 1 }
    other.afterSettling { settled += 1 }
    stage.settle()
    #expect(stage.log.entries == ["C: nil", "B: nil", "A: nil"])
    #expect(stage.screens == "Home")
    #expect(settled == 2)
    #expect(stage.host.isIdle)
    stage.present("Next")
    stage.settle()
    #expect(stage.screens == "Home / Next")
  }

  @Test("A presented screen that starts while it is being dismissed itself is answered (C019)")
  func startsOnTheLeaving() {
    let stage = Stage()
    let foreign = NamedScreen("Foreign")
    stage.home.present(foreign, animated: true)
    stage.settle()
    let host = InsecurityHost(modal: foreign)
    stage.home.dismiss(animated: true)
    stage.device.advance(by: 0.1)
    let page = Page("Late")
    host.start(page, animated: true, stage.log.handler("Late"))
    #expect(stage.log.entries == [])
    stage.settle()
    #expect(stage.log.entries == ["Late: nil"])
    #expect(page.asked == 0)
    #expect(stage.screens == "Home")
    withExtendedLifetime(foreign) {}
  }

  @Test(
    "A start over a screen while what covers it is being dismissed is shown after that (C016, C019)",
    arguments: Moments.all)
  func startsBelowTheLeaving(moment: Double) {
    let stage = Stage()
    let foreign = NamedScreen("Foreign")
    stage.home.present(foreign, animated: true)
    stage.settle()
    stage.home.dismiss(animated: true)
    stage.device.pass(moment)
    stage.present("Cart")
    stage.settle()
    #expect(stage.screens == "Home / Cart")
    #expect(stage.log.entries == [])
    #expect(foreign.presentedViewController == nil)
  }

  @Test(
    "While the topmost sheet leaves, what is started lands on the one below it (C016)",
    arguments: Moments.all)
  func topmostLeaves(moment: Double) throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    cart.present("Pay", stage.log)
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.device.pass(moment)
    stage.host.topContext.start(Page("Help"), animated: true, stage.log.handler("Help"))
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil"])
    #expect(stage.screens == "Home / Cart / Help")
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 2))
  }
}
