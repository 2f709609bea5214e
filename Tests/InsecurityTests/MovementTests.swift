import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("How screens move") struct MovementTests {
  @Test("Movements are animated as asked (R8)")
  func animated() {
    let stage = Stage()
    let cart = stage.present("Cart", animated: false)
    stage.settle()
    cart.finish("x", animated: false)
    stage.settle()
    stage.present("Pay").present("Card", stage.log, animated: false)
    stage.settle()
    stage.host.dismissChildren(animated: false)
    stage.settle()
    #expect(
      stage.device.transitions.suffix(5).map(\.animated) == [false, false, true, false, false])
    #expect(stage.screens == "Home")
  }

  @Test("The new top decides: the last start that lands, else the lowest end (R8)")
  func newTopDecides() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    let item = stage.push("Item")
    stage.settle()
    var counter = CallCounter(stage.device)
    list.finish("x", animated: false)
    item.finish("y", animated: true)
    stage.settle()
    #expect(counter.animated == 0)
    let first = stage.push("First")
    stage.settle()
    counter = CallCounter(stage.device)
    first.finish("x", animated: false)
    stage.push("Second", animated: true)
    stage.settle()
    #expect(counter.animated == 1)
  }

  @Test("Nothing is animated while animations are switched off (R8)")
  func animationsOff() {
    let stage = Stage()
    UIView.setAnimationsEnabled(false)
    let counter = CallCounter(stage.device)
    let cart = stage.present("Cart")
    stage.settle()
    cart.finish("x")
    stage.settle()
    UIView.setAnimationsEnabled(true)
    #expect(counter.calls.count == 2)
    #expect(counter.animated == 0)
    #expect(stage.screens == "Home")
  }

  @Test("Nothing is animated in a window that is hidden (R8)")
  func hiddenWindow() {
    let stage = Stage.pushing()
    stage.device.window.isHidden = true
    stage.settle()
    let counter = CallCounter(stage.device)
    stage.push("List")
    stage.settle()
    #expect(counter.kinds == [.push])
    #expect(counter.animated == 0)
  }

  @Test(
    "Where the presenter is a page that goes, the pages move and the presentation does not (R7)")
  func presenterGoes() {
    let stage = Stage.pushing()
    let list = PushedPage("List")
    list.make = { page in
      let screen = NamedScreen(page.name)
      screen.definesPresentationContext = true
      return screen
    }
    stage.host.start(list, animated: true, stage.log.handler("List"))
    stage.settle()
    let cart = Page("Cart")
    cart.make = { page in
      let screen = NamedScreen(page.name)
      screen.modalPresentationStyle = .overCurrentContext
      return screen
    }
    InsecurityHost(modal: stage.navigation?.topViewController ?? stage.home)
      .start(cart, animated: true, stage.log.handler("Cart"))
    stage.settle()
    let counter = CallCounter(stage.device)
    list.finish("x")
    #expect(stage.log.entries == ["Cart: nil", "List: x"])
    stage.settle()
    #expect(stage.screens == "Home")
    #expect(counter.calls.count == 2)
    #expect(counter.animated == 1)
    #expect(stage.device.warnings == [])
  }

  @Test("A dismissal is never sent while the presented controller is leaving by itself (C25)")
  func leavingAlready() throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    let pay = cart.present("Pay", stage.log)
    stage.settle()
    stage.home.presentedViewController?.dismiss(animated: true)
    pay.finish("paid")
    stage.settle()
    #expect(stage.log.entries == ["Pay: paid"])
    #expect(stage.screens == "Home / Cart")
    #expect(stage.device.warnings == [])
  }

  @Test("A batch may nest, throw and return a value; it closes in every case (R15)")
  func batches() {
    struct Stop: Error {}
    let stage = Stage()
    let value = stage.host.batch {
      _ = stage.host.batch { stage.present("Cart") }
      #expect(stage.home.presentedViewController == nil)
      return 7
    }
    #expect(value == 7)
    #expect(stage.home.presentedViewController != nil)
    stage.settle()
    #expect(throws: Stop.self) {
      try stage.host.batch {
        stage.host.dismissChildren()
        throw Stop()
      }
    }
    #expect(stage.log.entries == ["Cart: nil"])
    stage.settle()
    #expect(stage.screens == "Home")
  }

  @Test("A batch collects what every host of the window asks (R15, R19)")
  func batchOverHosts() {
    let stage = Stage.pushing()
    let other = InsecurityHost(modal: stage.navigation ?? stage.home)
    stage.push("List")
    stage.settle()
    let before = stage.device.transitions.count
    stage.host.batch {
      stage.host.dismissChildren()
      other.start(Page("Cart"), animated: true, stage.log.handler("Cart"))
    }
    stage.settle()
    #expect(stage.screens == "Home / Cart")
    #expect(stage.device.transitions.count == before + 1)
  }

  @Test("A foreign movement is waited for, whatever it is (P2)")
  func foreignMovement() {
    let stage = Stage.pushing()
    stage.navigation?.pushViewController(NamedScreen("Foreign"), animated: true)
    stage.push("List")
    stage.present("Cart")
    stage.settle()
    #expect(stage.screens == "Home > Foreign > List / Cart")
    stage.navigation?.dismiss(animated: true)
    stage.present("Pay")
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(stage.screens == "Home > Foreign > List / Pay")
    #expect(stage.device.warnings == [])
  }

  @Test("Presentations of a chain go in one call; what UIKit refuses goes on there (R15)")
  func chainOfPresentations() {
    let stage = Stage()
    stage.host.batch {
      _ = stage.present("A").present("B", stage.log).present("C", stage.log)
    }
    #expect(stage.screens == "Home / A / B / C")
    stage.settle()
    #expect(stage.device.transitions.count == 1)
  }
}
