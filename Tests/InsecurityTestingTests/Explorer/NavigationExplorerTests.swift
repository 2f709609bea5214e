import Foundation
import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("NavigationExplorer", .serialized)
struct NavigationExplorerTests {
  @Test("An app that keeps its promises has a map and no problem")
  func soundApp() async {
    let found = await Notebook.explorer().explore(.systematic(depth: 3))
    #expect(found.problems == [])
    #expect(found.screens.contains("Notes > Note / Write"))
    #expect(found.names == ["Notes", "Note", "Write"])
    #expect(
      found.movements.map(\.description).contains("Notes -- tap \"Note\" --> Notes > Note"))
    #expect(
      found.movements.map(\.description).contains("Notes > Note -- swipe back --> Notes"))
    #expect(found.movements.map(\.description).contains("Notes > Note -- open --> Notes / Write"))
    #expect(found.statistics.coordinators >= found.statistics.results)
  }

  @Test("The same seed gives the same exploration, another seed another one")
  func seeds() async {
    let explorer = Notebook.explorer()
    let first = await explorer.explore(.random(seed: 5, actions: 60, restarts: 2))
    #expect(await explorer.explore(.random(seed: 5, actions: 60, restarts: 2)) == first)
    #expect(await explorer.explore(.random(seed: 6, actions: 60, restarts: 2)) != first)
    #expect(first.problems == [])
    #expect(first.statistics.actions == 60)
    #expect(first.statistics.starts == 3)
  }

  @Test("The shards of a walk are parts of it")
  func shards() async {
    let explorer = Notebook.explorer()
    let way = NavigationExplorer.Way.random(seed: 5, actions: 60, restarts: 2)
    let whole = await explorer.explore(way)
    var parts: [Exploration] = []
    for index in 1...3 { parts.append(await explorer.explore(way, shard: .init(index, of: 3))) }
    #expect(parts.map(\.statistics.actions).reduce(0, +) == whole.statistics.actions)
    #expect(Set(parts.flatMap(\.movements)) == Set(whole.movements))
  }

  @Test("The progress is told every 250 actions")
  func progress() async {
    let empty = NavigationExplorer { window in
      window.rootViewController = NamedScreen("Nothing")
      return window
    }
    var told: [Int] = []
    _ = await empty.explore(.random(seed: 1, actions: 501)) { told.append($0.actions) }
    #expect(told == [250, 500])
  }

  @Test("Taps while a screen goes are found where a person can make them, from iOS 26 on (D19)")
  func hastyFinger() async {
    let hasty = Notebook.explorer(taps: .always)
    let steps: [Exploration.Step] = [
      .init(.tap("Note")), .init(.tapBack, then: .brief), .init(.tap("Note"), then: .brief),
      .init(.tap("Note")),
    ]
    let seen = await hasty.replay(steps)
    switch HeadlessDevice().simulation.behaviour.version {
    case .iOS17, .iOS18: #expect(seen.map(\.kind) == [.impossibleAction])
    case .iOS26:
      #expect(seen.map(\.summary) == ["One action has brought Note twice."])
      #expect(await Notebook.explorer().replay(steps) == [])
      let found = await hasty.explore(.systematic(depth: 3)).problems.first
      #expect(found?.kind == .misuse)
      #expect(await hasty.replay(found?.steps ?? []).first == found)
    }
  }

  @Test("What can only be left by typing first is no dead end")
  func typingFirst() async {
    let explorer = NavigationExplorer(typing: ["Word": ["open"]]) { window in
      let field = NamedScreen.field("Word")
      let next = NamedScreen.button("Next") { [weak window, weak field] in
        guard field?.text == "open" else { return }
        window?.rootViewController?.present(NamedScreen("Inside"), animated: true)
      }
      window.rootViewController = NamedScreen("Door", rows: [field, next])
      return window
    }
    let found = await explorer.explore(.systematic(depth: 2))
    #expect(found.problems == [])
    #expect(found.screens == ["Door", "Door / Inside"])
  }

  @Test("Work that a task does is waited for")
  func tasks() async {
    let explorer = NavigationExplorer { window in
      let later = NamedScreen.button("Later") { [weak window] in
        Task { window?.rootViewController?.present(NamedScreen("Late"), animated: true) }
      }
      window.rootViewController = NamedScreen("Home", rows: [later])
      return window
    }
    let found = await explorer.explore(.systematic(depth: 2))
    #expect(found.screens == ["Home", "Home / Late"])
  }

  @Test("What an app keeps on purpose may outlive its screen")
  func outliving() async {
    let explorer = NavigationExplorer(mayOutlive: { ($0 as? NamedScreen)?.title == "Kept" }) {
      window in
      let kept = NamedScreen("Kept")
      let open = NamedScreen.button("Open") { [weak window] in
        window?.rootViewController?.present(kept, animated: true)
      }
      window.rootViewController = NamedScreen("Home", rows: [open])
      return kept
    }
    #expect(await explorer.explore(.systematic(depth: 2)).problems == [])
  }

  @Test("A problem prints the test that shows it")
  func testCode() async {
    let problem = await BrokenApps.losesResult().explore(.systematic(depth: 2)).problems.first
    #expect(
      problem?.testCode == """
        let device = HeadlessDevice()
        // Start the app in device.window.
        device.settle()
        try device.user.tap("Ask")
        device.settle()
        try device.user.dragSheetDown()
        device.settle()
        // Home: Question has left and its result handler was not called.
        """)
  }

  @Test("Every action has its line of test code")
  func everyLine() {
    let steps: [Exploration.Step] = [
      .init(.type("a \"b\"", into: "Field"), then: .brief), .init(.tapBack),
      .init(.holdBack(to: 0)),
      .init(.swipeBack(.cancelled)), .init(.dragSheetDown(.completedAfter(event: "link"))),
      .init(.tapOutside), .init(.event("link")), .init(.enterBackground),
      .init(.enterForeground), .init(.rotate),
    ]
    let problem = Exploration.Problem(
      kind: .leak, summary: "It leaks.", steps: steps, screens: "Home")
    #expect(
      problem.testCode.split(separator: "\n").filter { $0 != "device.settle()" } == [
        "let device = HeadlessDevice()", "// Start the app in device.window.",
        "try device.user.type(\"a \\\"b\\\"\", into: \"Field\")", "device.advance(by: 0.1)",
        "try device.user.tapBack()", "try device.user.holdBack(to: 0)",
        "try device.user.swipeBack(cancelledAt: 0.4)",
        "try device.user.dragSheetDown(holdingAt: 0.4) {", "  // Here comes: link", "}",
        "try device.user.tapOutside()", "// Here comes: link", "device.enterBackground()",
        "device.enterForeground()", "device.rotate()", "// Home: It leaks.",
      ])
  }

  @Test("What cannot be done is a problem of a replay")
  func impossible() async {
    let seen = await Notebook.explorer().replay([.init(.tap("Nowhere"))])
    #expect(seen.map(\.kind) == [.impossibleAction])
  }

  @Test("The result survives JSON")
  func json() async throws {
    let found = await BrokenApps.losesResult().explore(.systematic(depth: 2))
    let read = try JSONDecoder().decode(Exploration.self, from: Data(found.json.utf8))
    #expect(read == found)
  }
}

/// A sound app: pushed notes, a sheet to write one, and a link that may come at any time.
@MainActor private enum Notebook {
  /// Which taps count.
  enum Taps {
    case atRest
    /// Those too that come while something moves, which makes the app unsound from iOS 26 on.
    case always
  }

  static func explorer(taps: Taps = .atRest) -> NavigationExplorer {
    NavigationExplorer(events: ["open": { (app: App) in app.open() }]) { App($0, taps) }
  }

  @MainActor final class App {
    private let host: InsecurityHost
    private let taps: Taps

    init(_ window: UIWindow, _ taps: Taps) {
      self.taps = taps
      let stack = UINavigationController()
      host = InsecurityHost(navigation: stack)
      let push = NamedScreen.button("Note") { [weak self] in self?.push() }
      stack.viewControllers = [NamedScreen("Notes", rows: [push])]
      window.rootViewController = stack
    }

    /// Ends what is open and asks for a note.
    func open() {
      host.batch {
        host.dismissChildren()
        host.start(Page("Write"), animated: true) { _ in }
      }
    }

    private var takesTaps: Bool {
      switch taps {
      case .atRest: host.isIdle
      case .always: true
      }
    }

    private func push() {
      guard takesTaps else { return }
      let note = PushedPage("Note")
      note.make = { [weak self] page in
        let write = NamedScreen.button("Write") { [weak self, weak page] in
          guard self?.takesTaps == true else { return }
          page?.navigation.start(Page("Write"), animated: true) { [weak page] _ in
            page?.finish("written")
          }
        }
        return NamedScreen("Note", rows: [write])
      }
      host.start(note, animated: true) { _ in }
    }
  }
}
