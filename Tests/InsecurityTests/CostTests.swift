import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What a change costs in UIKit calls and movements") struct CostTests {
  private func cost(_ stage: Stage, _ change: () -> Void) -> CallCounter {
    let counter = CallCounter(stage.device)
    change()
    stage.settle()
    #expect(counter.refusedCalls == 0)
    return counter
  }

  @Test("A start is one call and one movement")
  func start() {
    let stage = Stage.pushing()
    var counter = cost(stage) { stage.push("List") }
    #expect(counter.kinds == [.push])
    #expect(counter.seen == 1)
    counter = cost(stage) { stage.present("Cart") }
    #expect(counter.kinds == [.present])
    #expect(counter.seen == 1)
  }

  @Test("A new stack with three screens is two calls and one movement")
  func newStack() {
    let stage = Stage()
    let list = PushedPage("List")
    let counter = cost(stage) {
      stage.host.batch {
        stage.host.start(UINavigationController(), list, animated: true, stage.log.handler("List"))
        list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
        list.navigation.start(PushedPage("Photo"), animated: true, stage.log.handler("Photo"))
      }
    }
    #expect(stage.screens == "Home / List > Item > Photo")
    #expect(counter.kinds == [.setStack, .present])
    #expect(counter.animated == 1)
    #expect(counter.seen == 1)
  }

  @Test("Six modal levels that end together are one dismissal", arguments: [1, 2, 6])
  func modals(levels: Int) {
    let stage = Stage()
    let lowest = stage.present("1")
    for level in 2..<(levels + 2) { stage.present("\(level)") }
    stage.settle()
    let counter = cost(stage) { lowest.finish("x") }
    #expect(counter.kinds == [.dismiss])
    #expect(counter.seen == 1)
    #expect(stage.screens == "Home")
  }

  @Test("Pages that end in one stack are one call")
  func pages() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    for name in ["A", "B", "C", "D"] { stage.push(name) }
    stage.settle()
    let counter = cost(stage) { list.finish("x") }
    #expect(counter.kinds == [.popTo])
    #expect(counter.seen == 1)
  }

  @Test("Ends over both kinds are two calls, one of them unanimated, and one movement")
  func bothKinds() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Item")
    stage.present("Cart")
    stage.present("Pay")
    stage.settle()
    let counter = cost(stage) { list.finish("x") }
    #expect(counter.calls.count == 2)
    #expect(counter.animated == 1)
    #expect(counter.seen == 1)
    #expect(stage.screens == "Home")
  }

  @Test("Replacing a page is one call and one movement, from a handler and in the same turn")
  func replacing() {
    let stage = Stage.pushing()
    let list = PushedPage("List")
    stage.host.start(list, animated: true) { [host = stage.host, log = stage.log] _ in
      host.start(PushedPage("Next"), animated: true, log.handler("Next"))
    }
    stage.settle()
    var counter = cost(stage) { list.finish("x") }
    #expect(counter.kinds == [.setStack])
    #expect(counter.seen == 1)
    counter = cost(stage) {
      stage.host.dismissChildren()
      stage.push("Other")
    }
    #expect(counter.kinds == [.setStack])
    #expect(counter.seen == 1)
  }

  @Test("Replacing a sheet is two calls and two movements")
  func replacingSheet() {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    let counter = cost(stage) {
      cart.finish("x")
      stage.present("Thanks")
    }
    #expect(counter.kinds == [.dismiss, .present])
    #expect(counter.seen == 2)
    #expect(stage.screens == "Home / Thanks")
  }

  @Test("A deep link leaves and enters with one call for each stack and level")
  func deepLink() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.push("Item")
    stage.present("Cart")
    stage.present("Pay")
    stage.settle()
    let counter = cost(stage) {
      stage.host.batch {
        list.dismiss()
        stage.push("News")
        stage.push("Article")
        stage.present("Share")
        stage.present("Mail")
      }
    }
    #expect(stage.screens == "Home > News > Article / Share / Mail")
    #expect(counter.kinds == [.setStack, .dismiss, .present, .present])
    #expect(counter.seen == 2)
  }

  @Test("A root swap under sheets is one dismissal, one root and one movement")
  func rootSwap() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let app = WindowCoordinator(device.window)
    let home = Page("Home")
    app.navigation.start(home, animated: false, log.handler("Home"))
    device.settle()
    home.present("Cart", log).present("Pay", log)
    device.settle()
    let counter = CallCounter(device)
    app.navigation.start(Page("Login"), animated: true, log.handler("Login"))
    device.settle()
    #expect(counter.kinds == [.dismiss])
    #expect(counter.animated == 0)
    #expect(counter.seen == 1)
    #expect(counter.refusedCalls == 0)
  }

  @Test("Ends of screens that have gone, second ends and empty ends cost nothing")
  func nothing() throws {
    let stage = Stage()
    let cart = stage.present("Cart")
    stage.settle()
    let issues = try Issues.collect {
      try stage.device.user.dragSheetDown()
      let counter = cost(stage) {
        cart.finish("late")
        cart.finish("again")
        stage.host.dismissChildren()
        stage.host.batch {}
      }
      #expect(counter.calls.isEmpty)
    }
    #expect(issues == [])
    #expect(stage.device.transitions.map(\.kind) == [.present, .dismiss])
  }

  @Test("Ten thousand screens leave nothing behind")
  func constantMemory() {
    let stage = Stage()
    let alive = LifetimeTracker()
    for round in 0..<300 {
      let page = Page("\(round)")
      alive.track(page, as: "\(round)")
      stage.host.start(page, animated: false, stage.log.handler("\(round)"))
      stage.settle()
      page.finish("x", animated: false)
      stage.settle()
    }
    #expect(alive.alive.count <= 1)
    #expect(stage.log.entries.count == 300)
  }
}
