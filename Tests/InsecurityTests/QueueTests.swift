import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Something that goes on in a window while somebody asks.
enum Situation: String, CaseIterable, Sendable {
  case rest, presenting, dismissing, pushing, popping, swipingBack, draggingSheet
  case foreignPresenting, foreignDismissing, foreignPushing, unanimated, firstDisplay, noWindow

  /// The pages and what is presented that are there when it is over, if nobody asks for anything.
  var left: (pages: String, presented: String) {
    switch self {
    case .rest, .dismissing, .popping, .swipingBack, .draggingSheet, .foreignDismissing,
      .firstDisplay, .noWindow:
      ("Home", "")
    case .presenting: ("Home", " / Sheet")
    case .pushing: ("Home > Page", "")
    case .foreignPresenting: ("Home", " / Foreign")
    case .foreignPushing: ("Home > Foreign", "")
    case .unanimated: ("Home > Page", " / Sheet")
    }
  }

  /// The same without what is ours.
  var foreignLeft: (pages: String, presented: String) {
    switch self {
    case .foreignPresenting, .foreignPushing: left
    case .rest, .presenting, .dismissing, .pushing, .popping, .swipingBack, .draggingSheet,
      .foreignDismissing, .unanimated, .firstDisplay, .noWindow:
      ("Home", "")
    }
  }

  /// What of ours has ended before somebody asks, and what ends when all of ours ends, the top first.
  var ours: (before: [ResultLog.Entry], live: [ResultLog.Entry]) {
    switch self {
    case .rest, .foreignPresenting, .foreignDismissing, .foreignPushing, .firstDisplay, .noWindow:
      ([], [])
    case .dismissing: (["Sheet: nil"], [])
    case .popping: (["Page: nil"], [])
    case .presenting, .draggingSheet: ([], ["Sheet: nil"])
    case .pushing, .swipingBack: ([], ["Page: nil"])
    case .unanimated: ([], ["Sheet: nil", "Page: nil"])
    }
  }

  /// Brings a stage into the situation, lets somebody ask in it, and lets it end.
  @MainActor func around(_ ask: (Stage) -> Void) throws -> Stage {
    switch self {
    case .firstDisplay, .noWindow: return firstDisplay(ask)
    case .rest, .presenting, .dismissing, .pushing, .popping, .swipingBack, .draggingSheet,
      .foreignPresenting, .foreignDismissing, .foreignPushing, .unanimated:
      let stage = Stage.pushing()
      try move(stage, ask)
      stage.settle()
      return stage
    }
  }

  @MainActor private func firstDisplay(_ ask: (Stage) -> Void) -> Stage {
    let stage = Stage(pushingOn: UINavigationController(), shown: false)
    if self == .firstDisplay { stage.show() }
    ask(stage)
    stage.show()
    stage.settle()
    return stage
  }

  @MainActor private func move(_ stage: Stage, _ ask: (Stage) -> Void) throws {
    switch self {
    case .rest, .firstDisplay, .noWindow: ask(stage)
    case .presenting:
      stage.present("Sheet")
      ask(stage)
    case .dismissing: leave(stage, stage.present("Sheet"), ask)
    case .pushing:
      stage.push("Page")
      ask(stage)
    case .popping: leave(stage, stage.push("Page"), ask)
    case .swipingBack:
      stage.push("Page")
      stage.settle()
      try stage.device.user.swipeBack(holdingAt: 0.4) { ask(stage) }
    case .draggingSheet:
      stage.present("Sheet")
      stage.settle()
      try stage.device.user.dragSheetDown(holdingAt: 0.4) { ask(stage) }
    case .foreignPresenting:
      stage.navigation?.present(NamedScreen("Foreign"), animated: true)
      ask(stage)
    case .foreignDismissing:
      stage.navigation?.present(NamedScreen("Foreign"), animated: false)
      stage.settle()
      stage.navigation?.dismiss(animated: true)
      ask(stage)
    case .foreignPushing:
      stage.navigation?.pushViewController(NamedScreen("Foreign"), animated: true)
      ask(stage)
    case .unanimated:
      stage.push("Page", animated: false)
      stage.present("Sheet", animated: false)
      ask(stage)
    }
  }

  @MainActor private func leave(
    _ stage: Stage, _ page: ResultCoordinator<String>, _ ask: (Stage) -> Void
  ) {
    stage.settle()
    page.dismiss()
    stage.device.advance(by: 0.1)
    ask(stage)
  }
}

@MainActor @Suite("Requests while something goes on (P2)") struct QueueTests {
  @Test("Starts are carried out in order", arguments: Situation.allCases)
  func starts(situation: Situation) throws {
    var order: [String] = []
    let stage = try situation.around { stage in
      for name in ["A", "B"] {
        let page = Page(name)
        page.make = { page in
          order.append(page.name)
          return NamedScreen(page.name)
        }
        stage.host.start(page, animated: true, stage.log.handler(name))
      }
    }
    #expect(order == ["A", "B"])
    #expect(stage.screens == situation.left.pages + situation.left.presented + " / A / B")
    #expect(Set(stage.log.waiting).isSuperset(of: ["A", "B"]))
    #expect(stage.host.isIdle)
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 2))
  }

  @Test("What ends is told at once, and goes when it can", arguments: Situation.allCases)
  func ends(situation: Situation) throws {
    var atOnce: [ResultLog.Entry] = []
    let stage = try situation.around { stage in
      let page = stage.present("A")
      page.finish("early")
      atOnce = stage.log.entries
      stage.host.dismissChildren()
    }
    #expect(atOnce == situation.ours.before + ["A: early"])
    #expect(stage.log.entries == atOnce + situation.ours.live)
    #expect(stage.screens == situation.foreignLeft.pages + situation.foreignLeft.presented)
    #expect(stage.log.waiting == [])
    #expect(stage.host.isIdle)
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 2))
  }

  @Test("A batch of ends and starts is one plan when its turn comes", arguments: Situation.allCases)
  func batches(situation: Situation) throws {
    let stage = try situation.around { stage in
      stage.host.batch {
        stage.host.dismissChildren()
        stage.push("List")
        stage.present("Cart")
      }
    }
    let left = situation.foreignLeft
    #expect(stage.screens == left.pages + " > List" + left.presented + " / Cart")
    #expect(stage.log.entries == situation.ours.before + situation.ours.live)
    #expect(stage.host.isIdle)
    #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 2))
  }

  @Test("A start during a tab switch lands in its own tab, or waits for it")
  func tabSwitch() {
    let app = TwoTabs()
    app.controller.selectedIndex = 1
    app.push("List", on: app.one)
    #expect(app.first.titles == ["First", "List"])
    let sheet = app.present("Sheet", from: app.one)
    #expect(sheet.asked == 0)
    app.controller.selectedIndex = 0
    app.settle()
    #expect(app.screens == "First > List / Sheet")
    #expect(app.log.entries == [])
  }
}
