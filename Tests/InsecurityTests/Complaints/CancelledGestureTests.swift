import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Cancelled gestures") struct CancelledGestureTests {
  @Test(
    "A swipe back that is cancelled ends nothing, wherever it was cancelled (C065)",
    arguments: [0.05, 0.2, 0.4])
  func swipeBack(fraction: Double) throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Item")
    stage.settle()
    for _ in 1...2 {
      try stage.device.user.swipeBack(cancelledAt: fraction)
      stage.settle()
    }
    #expect(stage.log.entries == [])
    #expect(stage.screens == "Home > List > Item")
    #expect(stage.state == "Home > List > Item")
    #expect(stage.device.transitions.suffix(2).map(\.cancelled) == [true, true])
    list.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Item: nil", "List: x"])
  }

  @Test("In the middle of a swipe nothing has ended, and the position is unchanged (C065, C067)")
  func whileSwiping() throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    let item = stage.push("Item")
    stage.settle()
    try stage.device.user.swipeBack(holdingAt: 0.3) {
      stage.device.advance(by: 1)
      #expect(stage.log.entries == [])
      #expect(stage.host.top === item)
      #expect(stage.host.contains(item))
      #expect(!stage.host.isIdle)
    }
    stage.settle()
    #expect(stage.log.entries == ["Item: nil"])
    #expect(stage.host.top === list)
  }

  @Test("After a cancelled swipe the buttons of the page work as before (C066)")
  func buttonsWork() throws {
    let stage = Stage.pushing()
    let about = PushedPage("About")
    about.make = { page in
      NamedScreen(
        "About",
        rows: [
          NamedScreen.button("Licences") {
            page.navigation.start(
              PushedPage("Licences"), animated: true, stage.log.handler("Licences"))
          },
          NamedScreen.button("Done") { page.finish("done") },
        ])
    }
    stage.host.start(about, animated: true, stage.log.handler("About"))
    stage.settle()
    try stage.device.user.swipeBack(cancelledAt: 0.4)
    stage.settle()
    try stage.device.user.tap("Licences")
    stage.settle()
    #expect(stage.screens == "Home > About > Licences")
    try stage.device.user.swipeBack(cancelledAt: 0.1)
    stage.settle()
    try stage.device.user.tapBack()
    stage.settle()
    try stage.device.user.tap("Done")
    stage.settle()
    #expect(stage.log.entries == ["Licences: nil", "About: done"])
    #expect(stage.screens == "Home")
  }

  @Test(
    "A pull that is cancelled, and a start at every moment after it: it lands on the sheet (C067)",
    arguments: Moments.all)
  func pull(moment: Double) throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    try stage.device.user.dragSheetDown(cancelledAt: 0.4)
    stage.device.pass(moment)
    cart.present("Pay", stage.log)
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stage.screens == "Home / Cart / Pay")
    cart.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: x"])
    #expect(stage.screens == "Home")
  }

  @Test(
    "The same with a swipe back and a push (C067)", arguments: Moments.all)
  func swipeThenPush(moment: Double) throws {
    let stage = Stage.pushing()
    stage.push("List")
    stage.settle()
    try stage.device.user.swipeBack(cancelledAt: 0.4)
    stage.device.pass(moment)
    stage.push("Item")
    stage.settle()
    #expect(stage.log.entries == [])
    #expect(stage.screens == "Home > List > Item")
    #expect(stage.state == "Home > List > Item")
  }

  @Test(
    "What ends under a finger, or while a cancelled swipe goes back, is told once, and goes (C065)",
    arguments: [true, false])
  func endsUnderFinger(completed: Bool) throws {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Item")
    stage.settle()
    if completed {
      try stage.device.user.swipeBack(holdingAt: 0.4) { list.finish("x") }
    } else {
      try stage.device.user.swipeBack(cancelledAt: 0.4)
      list.finish("x")
    }
    #expect(stage.log.entries == ["Item: nil", "List: x"])
    stage.settle()
    #expect(stage.log.entries.count == 2)
    #expect(stage.screens == "Home")
  }
}
