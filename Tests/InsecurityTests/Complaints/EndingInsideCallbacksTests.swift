import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Ends and starts inside each other's callbacks") struct EndingInsideCallbacksTests
{
  @Test(
    "A child's end that ends its parent, which starts the next flow, is carried out in order (C093, C094)"
  )
  func endsParent() {
    let stage = Stage.pushing()
    let before = stage.device.transitions.count
    let flow = PushedPage("Flow")
    let step = PushedPage("Step")
    stage.host.start(flow, animated: true) { [host = stage.host, log = stage.log] result in
      log.record("Flow", result)
      host.start(PushedPage("Next"), animated: true, log.handler("Next"))
    }
    stage.settle()
    flow.navigation.start(step, animated: true) { [unowned flow, log = stage.log] result in
      log.record("Step begins", result)
      flow.finish("by \(result ?? "nobody")")
      log.record("Step ends", result)
    }
    stage.settle()
    step.finish("x")
    #expect(
      stage.log.entries == ["Step begins: x", "Step ends: x", "Flow: by x"])
    stage.settle()
    #expect(stage.screens == "Home > Next")
    #expect(stage.device.transitions.count == before + 3)
  }

  @Test("What a handler starts and ends at once is told after it, and never shown (C094)")
  func endsWhatItStarted() {
    let stage = Stage()
    let cart = Page("Cart")
    let brief = Page("Brief")
    stage.host.start(cart, animated: true) { [host = stage.host, log = stage.log] result in
      log.record("Cart begins", result)
      host.start(brief, animated: true, log.handler("Brief"))
      host.start(Page("Stays"), animated: true, log.handler("Stays"))
      brief.finish("y")
      log.record("Cart ends", result)
    }
    stage.settle()
    cart.finish("x")
    #expect(stage.log.entries == ["Cart begins: x", "Cart ends: x", "Brief: y"])
    stage.settle()
    #expect(stage.screens == "Home / Stays")
    #expect(brief.asked == 0)
  }

  @Test("A screen on top that is told of the end from below may still ask for more (C093)")
  func asksFromAbove() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    list.navigation.start(Page("Sheet"), animated: true) {
      [host = stage.host, log = stage.log] result in
      log.record("Sheet", result)
      host.start(PushedPage("Fresh"), animated: true, log.handler("Fresh"))
    }
    stage.settle()
    list.finish("x")
    #expect(stage.log.entries == ["Sheet: nil", "List: x"])
    stage.settle()
    #expect(stage.screens == "Home > Fresh")
    #expect(stage.log.waiting == ["Fresh"])
  }

  @Test("A coordinator whose finish is the last use of it lives until that returns (C095)")
  func lastReference() throws {
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    var heard: [String] = []
    do {
      let last = Last { heard.append($0) }
      alive.track(last, as: "coordinator")
      stage.host.start(last, animated: true, stage.log.handler("Last"))
    }
    stage.settle()
    try stage.device.user.tap("Done")
    #expect(stage.log.entries == ["Last: 1 use"])
    #expect(heard == ["1 use, told"])
    stage.settle()
    #expect(alive.alive == [])
    #expect(stage.screens == "Home")
  }

  @Test("The same holds for a sheet that is never shown (C095)")
  func lastReferenceWhileWaiting() {
    let stage = Stage()
    let alive = LifetimeTracker()
    stage.present("First")
    weak var second: Page?
    do {
      let page = Page("Second")
      second = page
      alive.track(page, as: "Second")
      stage.host.start(page, animated: true, stage.log.handler("Second"))
    }
    #expect(alive.alive == ["Second"])
    second?.finish("early")
    #expect(stage.log.entries == ["Second: early"])
    #expect(alive.alive == [])
    stage.settle()
    #expect(stage.screens == "Home / First")
  }

  @Test("The next screen may be pushed in the line after an awaited one (C207)")
  func startsAfterAwaiting() async {
    let stage = Stage.pushing()
    let before = stage.device.transitions.count
    let pages = ["One", "Two", "Three"].map { PushedPage($0) }
    var results: [String?] = []
    let task = Task { @MainActor in
      for page in pages {
        results.append(await stage.host.start(page, animated: true))
      }
    }
    for page in pages {
      await stage.device.settled()
      #expect(stage.screens == "Home > \(page.name)")
      page.finish(page.name.lowercased())
    }
    await stage.device.settled()
    await task.value
    #expect(results == ["one", "two", "three"])
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == before + 4)
  }

  @Test("The next screen may be started in the handler of one that was swiped away (C207)")
  func startsAfterSwipe() throws {
    let stage = Stage.pushing()
    let log = stage.log
    stage.host.start(
      PushedPage("First"), animated: true,
      log.handler("First") { [host = stage.host] (_: String?) in
        host.start(Page("Second"), animated: true, log.handler("Second"))
      })
    stage.settle()
    try stage.device.user.swipeBack()
    stage.settle()
    #expect(log.entries == ["First: nil"])
    #expect(stage.screens == "Home / Second")
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(log.entries == ["First: nil", "Second: nil"])
  }
}

/// A pushed screen with a button that finishes, and uses its coordinator once more afterwards.
private final class Last: NavigationCoordinator<String> {
  private let hear: (String) -> Void
  private var uses = 0

  init(_ hear: @escaping (String) -> Void) {
    self.hear = hear
    super.init()
  }

  override var viewController: UIViewController {
    NamedScreen("Last", rows: [NamedScreen.button("Done") { [weak self] in self?.done() }])
  }

  private func done() {
    uses += 1
    finish("\(uses) use")
    hear("\(uses) use, told")
  }
}
