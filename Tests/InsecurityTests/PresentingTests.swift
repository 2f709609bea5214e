import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Presenting") struct PresentingTests {
  @Test(
    "A start on an idle window presents before it returns, and asks for the controller once (R1)")
  func actsAtOnce() {
    let stage = Stage()
    let page = stage.present("Cart")
    #expect(page.asked == 1)
    #expect(stage.home.presentedViewController?.title == "Cart")
    #expect(stage.log.entries == [])
    stage.settle()
    #expect(stage.screens == "Home / Cart")
    #expect(stage.state == "Cart")
    #expect(page.asked == 1)
  }

  @Test(
    "A finish gives the result before it returns; the screen goes at the end of the turn (P1, R3)")
  func finishes() {
    let stage = Stage()
    let page = stage.present("Cart")
    stage.settle()
    page.finish("paid")
    #expect(stage.log.entries == ["Cart: paid"])
    #expect(stage.home.presentedViewController != nil)
    stage.settle()
    #expect(stage.home.presentedViewController == nil)
    #expect(stage.screens == "Home")
    #expect(stage.log.entries == ["Cart: paid"])
  }

  @Test("A dismiss gives nil (R5)")
  func dismisses() {
    let stage = Stage()
    let page = stage.present("Cart")
    stage.settle()
    page.dismiss()
    #expect(stage.log.entries == ["Cart: nil"])
    stage.settle()
    #expect(stage.screens == "Home")
  }

  @Test("A second start waits while the first is moving, and lands on it (P2, R2)")
  func waits() {
    let stage = Stage()
    stage.present("Cart")
    let pay = stage.present("Pay")
    #expect(pay.asked == 0)
    stage.settle()
    #expect(stage.screens == "Home / Cart / Pay")
    #expect(pay.asked == 1)
    #expect(stage.device.warnings == [])
  }

  @Test("Three screens that end together leave in one movement, handlers top first (P3, P6, C105)")
  func endsTogether() {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.present("Pay")
    stage.present("Card")
    stage.settle()
    let before = stage.device.transitions.count
    cart.finish("paid")
    #expect(stage.log.entries == ["Card: nil", "Pay: nil", "Cart: paid"])
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == before + 1)
    #expect(stage.device.warnings == [])
  }

  @Test("A chain that finishes from handler to handler leaves in one movement (P3)")
  func finishesInHandlers() {
    let stage = Stage()
    let cart = Page("Cart")
    let pay = Page("Pay")
    let card = Page("Card")
    let log = stage.log
    stage.host.start(cart, animated: true, log.handler("Cart"))
    cart.navigation.start(pay, animated: true) { result in
      log.record("Pay", result)
      cart.finish("all")
    }
    pay.navigation.start(card, animated: true) { result in
      log.record("Card", result)
      pay.finish("paid")
    }
    stage.settle()
    #expect(stage.screens == "Home / Cart / Pay / Card")
    let before = stage.device.transitions.count
    card.finish("4242")
    #expect(log.entries == ["Card: 4242", "Pay: paid", "Cart: all"])
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == before + 1)
  }

  @Test("A finish and a start in its handler are two movements, and no flash (P3)")
  func replaces() {
    let stage = Stage()
    let cart = Page("Cart")
    stage.host.start(cart, animated: true) { [host = stage.host, log = stage.log] result in
      log.record("Cart", result)
      host.start(Page("Thanks"), animated: true, log.handler("Thanks"))
    }
    stage.settle()
    let transitions = stage.device.transitions.count
    let frames = stage.device.frames.count
    cart.finish("paid")
    stage.settle()
    #expect(stage.screens == "Home / Thanks")
    #expect(stage.device.transitions.count == transitions + 2)
    #expect(Array(stage.device.frames.dropFirst(frames)) == ["Home", "Home / Thanks"])
  }

  @Test("A start before there is a window is carried out when the window comes (R10, C159)")
  func waitsForWindow() {
    let device = HeadlessDevice()
    let home = NamedScreen("Home")
    let host = InsecurityHost(modal: home)
    let log = ResultLog()
    let page = Page("Cart")
    host.start(page, animated: true, log.handler("Cart"))
    device.settle()
    #expect(page.asked == 0)
    device.window.rootViewController = home
    device.settle()
    #expect(device.screens == "Home / Cart")
    page.finish("paid")
    #expect(log.entries == ["Cart: paid"])
    device.settle()
    #expect(device.screens == "Home")
  }

  @Test("A host that nobody retains loses nothing (P5)")
  func releasedHost() {
    let home = NamedScreen("Home")
    let device = Fixture.device(showing: home)
    let log = ResultLog()
    let page = Page("Cart")
    do {
      let host = InsecurityHost(modal: home)
      host.start(page, animated: true, log.handler("Cart"))
    }
    device.settle()
    #expect(device.screens == "Home / Cart")
    page.finish("paid")
    device.settle()
    #expect(log.entries == ["Cart: paid"])
  }

  @Test("What has gone is released (P5)")
  func releases() {
    let stage = Stage()
    let alive = LifetimeTracker()
    do {
      let cart = Page("Cart")
      alive.track(cart, as: "coordinator")
      cart.make = { page in alive.track(NamedScreen(page.name), as: "controller") }
      stage.host.start(cart, animated: true) {
        [payload = alive.track(NSObject(), as: "closure")] _ in
        _ = payload
      }
    }
    stage.settle()
    #expect(Set(alive.alive) == ["closure", "controller", "coordinator"])
    (stage.host.top as? Page)?.finish("paid")
    stage.settle()
    #expect(alive.alive == [])
  }

  @Test("A sheet swiped down ends its coordinator without a result (R6)")
  func swipedDown() throws {
    let stage = Stage()
    stage.present("Cart")
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(stage.screens == "Home")
    #expect(stage.host.isIdle)
  }

  @Test("A swipe that is cancelled is nothing (R6)")
  func swipeCancelled() throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    try stage.device.user.dragSheetDown(cancelledAt: 0.4)
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stage.screens == "Home / Cart")
    cart.finish("paid")
    stage.settle()
    #expect(stage.log.entries == ["Cart: paid"])
    #expect(stage.screens == "Home")
  }

  @Test("A start under a resting finger waits for the finger (P2)")
  func startUnderFinger() throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    var pay: Page?
    try stage.device.user.dragSheetDown(holdingAt: 0.4) {
      pay = cart.present("Pay", stage.log)
      #expect(pay?.asked == 0)
    }
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: nil"])
    #expect(pay?.asked == 0)
    #expect(stage.screens == "Home")
  }

  @Test("Two hosts in one window stand on each other and end in the window's order (R19)")
  func twoHosts() {
    let stage = Stage()
    let other = InsecurityHost(modal: stage.home)
    let cart = stage.present("Cart")
    stage.settle()
    let pay = Page("Pay")
    other.start(pay, animated: true, stage.log.handler("Pay"))
    stage.settle()
    #expect(stage.screens == "Home / Cart / Pay")
    cart.finish("done")
    #expect(stage.log.entries == ["Pay: nil", "Cart: done"])
    stage.settle()
    #expect(stage.screens == "Home")
  }

  @Test("Foreign code that dismisses ends what it took away (R6, C179)")
  func foreignDismissal() {
    let stage = Stage()
    stage.present("Cart")
    stage.present("Pay")
    stage.settle()
    stage.home.dismiss(animated: true)
    #expect(stage.log.entries == [])
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: nil"])
    #expect(stage.screens == "Home")
  }

  @Test("A start lands on a foreign presentation, and ends with it (R11, C212)")
  func onForeign() {
    let stage = Stage()
    stage.home.present(NamedScreen("Foreign"), animated: true)
    stage.settle()
    stage.present("Cart")
    #expect(stage.screens == "Home / Foreign / Cart")
    stage.settle()
    stage.home.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil"])
  }

  @Test("Batched ends and starts are one transaction, carried out before batch returns (R15)")
  func batches() {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    let before = stage.device.transitions.count
    stage.host.batch {
      cart.dismiss()
      let pay = stage.present("Pay")
      pay.present("Card", stage.log)
    }
    stage.settle()
    #expect(stage.screens == "Home / Pay / Card")
    #expect(stage.device.transitions.count == before + 2)
    #expect(stage.device.warnings == [])
  }

  @Test("A window in which only others have presented something is idle (R24)")
  func idleUnderForeign() {
    let stage = Stage()
    stage.home.present(NamedScreen("Foreign"), animated: true)
    #expect(!stage.host.isIdle)
    stage.settle()
    #expect(stage.host.isIdle)
  }
}
