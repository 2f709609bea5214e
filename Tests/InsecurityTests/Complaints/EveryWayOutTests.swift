import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Every way out is told, once") struct EveryWayOutTests {
  /// What a sheet may go by.
  enum WayOut: String, CaseIterable, Sendable {
    case finish, dismiss, drag, dismissedByItself, dismissedByPresenter, hostDismisses
    case parentFinishes, rootReplaced, rootReplacedByOthers, finishedUnanimated, notShown

    @MainActor fileprivate func take(_ stage: Stage, _ parent: Page, _ sheet: Page) throws {
      let presenter = stage.home.presentedViewController
      switch self {
      case .finish: sheet.finish("x")
      case .dismiss, .notShown: sheet.dismiss()
      case .drag: try stage.device.user.dragSheetDown()
      case .dismissedByItself: presenter?.presentedViewController?.dismiss(animated: true)
      case .dismissedByPresenter: presenter?.dismiss(animated: true)
      case .hostDismisses: stage.host.dismissChildren()
      case .parentFinishes: parent.finish("y")
      case .rootReplaced:
        WindowHost(stage.device.window)
          .start(Page("Next"), animated: true, stage.log.handler("Next"))
      case .rootReplacedByOthers: stage.device.window.rootViewController = NamedScreen("Next")
      case .finishedUnanimated: sheet.finish("x", animated: false)
      }
    }

    fileprivate var result: ResultLog.Entry {
      switch self {
      case .finish, .finishedUnanimated: "Sheet: x"
      case .dismiss, .drag, .dismissedByItself, .dismissedByPresenter, .hostDismisses,
        .parentFinishes, .rootReplaced, .rootReplacedByOthers, .notShown:
        "Sheet: nil"
      }
    }
  }

  @Test("One handler hears of all of them (C032, rule 4)", arguments: WayOut.allCases)
  func one(wayOut: WayOut) throws {
    let stage = Stage()
    let alive = LifetimeTracker()
    let parent = stage.present("Parent")
    do {
      let sheet = alive.track(Page("Sheet"), as: "coordinator")
      sheet.make = { alive.track(NamedScreen($0.name), as: "controller") }
      stage.settle()
      parent.navigation.start(sheet, animated: true, stage.log.handler("Sheet"))
      if wayOut != .notShown { stage.settle() }
      try wayOut.take(stage, parent, sheet)
    }
    stage.settle()
    #expect(stage.log.entries.filter { $0.name == "Sheet" } == [wayOut.result])
    // A root that others replace keeps what it presents, and the test keeps the root (H4).
    #expect(alive.alive == (wayOut == .rootReplacedByOthers ? ["controller"] : []))
    #expect(!stage.screens.contains("Sheet"))
  }

  @Test("Its later end by a second way is no second call (rule 4)", arguments: WayOut.allCases)
  func twice(wayOut: WayOut) throws {
    for other in WayOut.allCases where other != .notShown && other != .drag {
      let stage = Stage()
      let parent = stage.present("Parent")
      stage.settle()
      let sheet = parent.present("Sheet", stage.log)
      if wayOut != .notShown { stage.settle() }
      try wayOut.take(stage, parent, sheet)
      try other.take(stage, parent, sheet)
      stage.settle()
      #expect(stage.log.entries.count { $0.name == "Sheet" } == 1, "\(wayOut), then \(other)")
      #expect(!stage.screens.contains("Sheet"), "\(wayOut), then \(other)")
    }
  }

  @Test("What others dismiss is told, and what it held is let go (C038)")
  func externalDismissal() {
    let stage = Stage()
    let alive = LifetimeTracker()
    let bag = alive.track(NSObject(), as: "bag")
    do {
      let page = alive.track(Page("Cart"), as: "coordinator")
      page.make = { alive.track(NamedScreen($0.name), as: "controller") }
      stage.host.start(page, animated: true, stage.log.handler("Cart") { [bag] _ in _ = bag })
    }
    stage.settle()
    #expect(alive.alive.count == 3)
    stage.home.dismiss(animated: true)
    stage.settle()
    #expect(stage.log.entries == ["Cart: nil"])
    #expect(alive.alive == ["bag"])
    withExtendedLifetime(bag) {}
  }

  @Test("A flow in a sheet ends when its only page is pulled down, whatever it waits for (C037)")
  func lastScreen() throws {
    let stage = Stage()
    let flow = PushedPage("Flow")
    stage.host.start(UINavigationController(), flow, animated: true, stage.log.handler("Flow"))
    stage.settle()
    flow.navigation.start(PushedPage("Step"), animated: true, stage.log.handler("Step"))
    stage.settle()
    #expect(stage.screens == "Home / Flow > Step")
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.log.entries == ["Step: nil"])
    flow.navigation.start(Page("Question"), animated: true, stage.log.handler("Question"))
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Step: nil", "Question: nil", "Flow: nil"])
    #expect(stage.host.isIdle)
    #expect(stage.host.top == nil)
  }

  @Test("A flow that shows nothing itself ends with the last screen that it has started (C037)")
  func flowOfOneScreen() throws {
    let stage = Stage.pushing()
    let flow = stage.push("Flow")
    stage.settle()
    flow.navigation.start(
      Page("Only"), animated: true, stage.log.handler("Only") { _ in flow.dismiss() })
    stage.settle()
    let before = stage.device.transitions.count
    try stage.device.user.dragSheetDown()
    stage.settle()
    #expect(stage.log.entries == ["Only: nil", "Flow: nil"])
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.count == before + 2)
  }

  @Test("An answer that comes when its sheet has been pulled down moves nothing below it (C041)")
  func lateAnswer() throws {
    let stage = Stage.pushing()
    stage.push("Account")
    let sheet = stage.present("Transfer")
    stage.settle()
    try stage.device.user.dragSheetDown()
    stage.settle()
    let before = stage.device.transitions.count
    let issues = Issues.collect {
      sheet.finish("sent")
      sheet.dismiss()
      stage.settle()
    }
    #expect(issues.count == 2)
    #expect(stage.log.entries == ["Transfer: nil"])
    #expect(stage.screens == "Home > Account")
    #expect(stage.device.transitions.count == before)
  }

  @Test("The same while the sheet still slides out, for a page too (C041)", arguments: Moments.all)
  func lateAnswerWhileLeaving(moment: Double) throws {
    let stage = Stage.pushing()
    stage.push("Account")
    let detail = stage.push("Detail")
    stage.settle()
    try stage.device.user.tapBack()
    stage.device.pass(moment)
    _ = Issues.collect { detail.finish("sent") }
    stage.settle()
    #expect(stage.log.entries.map(\.name) == ["Detail"])
    #expect(stage.screens == "Home > Account")
    #expect(stage.navigation?.viewControllers.count == 2)
  }
}
