import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Stacks and sheets at the same time") struct StacksAndSheetsTogetherTests {
  @Test(
    "A sheet goes and a page is pushed: what showed the sheet stays where it is (C012)",
    arguments: Moments.all)
  func goesAndPushes(moment: Double) {
    let stage = Stage.pushing()
    stage.push("List")
    let sheet = stage.present("Sheet")
    stage.settle()
    sheet.dismiss()
    stage.device.pass(moment)
    stage.push("Item")
    stage.settle()
    #expect(stage.log.entries == ["Sheet: nil"])
    #expect(stage.screens == "Home > List > Item")
    #expect(stage.device.warnings == [])
  }

  @Test("In one turn, a sheet that goes and a page that comes are one movement (C012)")
  func oneMovement() {
    let stage = Stage.pushing()
    stage.push("List")
    let sheet = stage.present("Sheet")
    stage.settle()
    let counter = CallCounter(stage.device)
    sheet.dismiss()
    stage.push("Item")
    stage.settle()
    #expect(counter.seen == 1)
    #expect(stage.screens == "Home > List > Item")
  }

  @Test("Pushes after a sheet that came and went with the first appearance come in order (C015)")
  func pushesAfterEarlySheet() throws {
    let stage = Stage.pushing()
    let list = PushedPage("List")
    list.make = { page in
      let sheet = Page("Sheet")
      page.navigation.start(sheet, animated: true, stage.log.handler("Sheet"))
      sheet.dismiss()
      return NamedScreen(page.name)
    }
    stage.host.start(list, animated: true, stage.log.handler("List"))
    stage.push("Item")
    stage.push("Photo")
    stage.settle()
    #expect(stage.screens == "Home > List > Item > Photo")
    for left in ["Home > List > Item", "Home > List", "Home"] {
      try stage.device.user.tapBack()
      stage.settle()
      #expect(stage.screens == left)
    }
    #expect(stage.log.entries == ["Sheet: nil", "Photo: nil", "Item: nil", "List: nil"])
  }

  @Test("The same, with a sheet that was really on its way (C015)", arguments: Moments.all)
  func pushesAfterShortSheet(moment: Double) throws {
    let stage = Stage.pushing()
    stage.push("List")
    let sheet = stage.present("Sheet")
    stage.device.pass(moment)
    sheet.dismiss()
    stage.push("Item")
    stage.push("Photo")
    stage.settle()
    #expect(stage.screens == "Home > List > Item > Photo")
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.screens == "Home > List > Item")
    #expect(stage.log.entries == ["Sheet: nil", "Photo: nil"])
  }

  @Test(
    "A lock screen that comes while a page is still being pushed upsets no appearance (C020)",
    arguments: Moments.all)
  func presentsDuringPush(moment: Double) {
    let stage = Stage.pushing()
    stage.push("Main")
    stage.device.pass(moment)
    stage.present("Unlock")
    stage.settle()
    #expect(stage.screens == "Home > Main / Unlock")
    #expect(stage.device.simulation.unbalancedAppearanceCalls == 0)
    #expect(
      stage.device.transitions.map(\.to).suffix(2) == ["Home > Main", "Home > Main / Unlock"])
  }

  @Test("Two sheets, one on the other, leave at once after the app came back (C021)")
  func leavesAfterBackground() {
    let stage = Stage()
    stage.present("Cart").present("Pay", stage.log)
    stage.settle()
    stage.device.enterBackground()
    stage.device.advance(by: 60)
    stage.device.enterForeground()
    let before = stage.device.transitions.count
    stage.host.dismissChildren()
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: nil"])
    #expect(
      stage.device.transitions.dropFirst(before) == [
        Transition(.dismiss, from: "Home / Cart / Pay", to: "Home")
      ])
  }

  @Test("In the background they leave too, and nothing of it is animated (C021)")
  func leavesInBackground() {
    let stage = Stage()
    stage.present("Cart").present("Pay", stage.log)
    stage.settle()
    stage.device.enterBackground()
    let before = stage.device.transitions.count
    stage.host.dismissChildren()
    stage.settle()
    stage.device.enterForeground()
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: nil"])
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.dropFirst(before).map(\.animated) == [false])
  }

  @Test("What is started from a screen that is in no window comes when it is mounted (C011)")
  func mountsLater() {
    let stage = Stage()
    let child = NamedScreen("Child")
    let host = InsecurityHost(modal: child)
    let cart = Page("Cart")
    let pay = Page("Pay")
    host.start(cart, animated: true, stage.log.handler("Cart"))
    host.start(pay, animated: true, stage.log.handler("Pay"))
    stage.settle()
    #expect(cart.asked + pay.asked == 0)
    #expect(stage.log.entries == [])
    stage.present("Sheet")
    stage.device.advance(by: 0.1)
    stage.home.addChild(child)
    stage.home.view.addSubview(child.view)
    child.didMove(toParent: stage.home)
    stage.settle()
    #expect(stage.screens == "Home / Sheet / Cart / Pay")
    #expect(cart.asked + pay.asked == 2)
    cart.finish("x")
    stage.settle()
    #expect(stage.log.entries == ["Pay: nil", "Cart: x"])
    #expect(stage.screens == "Home / Sheet")
  }

  @Test("What waits for a screen that is never mounted ends with it (C011)")
  func neverMounted() {
    let stage = Stage()
    var child: NamedScreen? = NamedScreen("Child")
    if let child {
      InsecurityHost(modal: child).start(Page("Cart"), animated: true, stage.log.handler("Cart"))
    }
    stage.settle()
    #expect(stage.log.entries == [])
    child = nil
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil"])
  }
}
