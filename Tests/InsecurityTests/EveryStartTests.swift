import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Each form of `start`: where the screen lands, and what its handler gets.
@MainActor @Suite("Every form of start") struct EveryStartTests {
  private typealias Start = (Stage, @escaping (String?) -> Void) -> ResultCoordinator<String>

  /// Starts, looks, finishes, and looks at the result.
  private func check(
    _ screens: String, on stage: Stage, _ start: Start,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let child = start(stage, stage.log.handler("Child"))
    stage.settle()
    #expect(stage.screens == screens, sourceLocation: place)
    child.finish("done")
    stage.settle()
    #expect(stage.log.entries == ["Child: done"], sourceLocation: place)
    #expect(stage.screens == "Home", sourceLocation: place)
    #expect(stage.device.warnings == [], sourceLocation: place)
  }

  @Test("On a host of a stack: presented, pushed, in a new stack, and as the context says (R14)")
  func onStack() {
    check("Home / Child", on: .pushing()) { stage, handler in
      let child = Page("Child")
      stage.host.start(child, animated: true, handler)
      return child
    }
    check("Home > Child", on: .pushing()) { stage, handler in
      let child = PushedPage("Child")
      stage.host.start(child, animated: true, handler)
      return child
    }
    check("Home / Child", on: .pushing()) { stage, handler in
      let child = PushedPage("Child")
      stage.host.start(UINavigationController(), child, animated: true, handler)
      return child
    }
    let contexts: [(AdaptiveContext, String)] = [
      (.current, "Home > Child"), (.modal, "Home / Child"),
      (.navigation(new: UINavigationController()), "Home / Child"),
      (.navigation(fallback: UINavigationController()), "Home > Child"),
    ]
    for (context, screens) in contexts {
      check(screens, on: .pushing()) { stage, handler in
        let child = FlexPage("Child")
        stage.host.start(child, in: context, animated: true, handler)
        return child
      }
    }
  }

  @Test("On a host of a controller an adaptive coordinator is presented, alone or in its stack")
  func onController() {
    let contexts: [(AdaptiveContext, Bool)] = [
      (.current, false), (.modal, false), (.navigation(new: UINavigationController()), true),
      (.navigation(fallback: UINavigationController()), true),
    ]
    for (context, isInStack) in contexts {
      check("Home / Child", on: Stage()) { stage, handler in
        let child = FlexPage("Child")
        stage.host.start(child, in: context, animated: true, handler)
        stage.settle()
        #expect((stage.home.presentedViewController is UINavigationController) == isInStack)
        return child
      }
    }
  }

  @Test("With the ending beside the result, in every form (R18)")
  func withEnding() {
    let stage = Stage.pushing()
    let log = ResultLog()
    let handler: (String) -> (String?, Ending) -> Void = { name in
      { result, ending in log.handler(name)("\(result ?? "nil"), \(ending)") }
    }
    let page = Page("A")
    stage.host.start(page, animated: true, handler("A"))
    page.finish("1")
    let pushed = PushedPage("B")
    stage.host.start(pushed, animated: true, handler("B"))
    pushed.finish("2")
    let inStack = PushedPage("C")
    stage.host.start(UINavigationController(), inStack, animated: true, handler("C"))
    inStack.dismiss()
    let flexible = FlexPage("D")
    stage.host.start(flexible, in: .current, animated: true, handler("D"))
    stage.settle()
    stage.host.dismissChildren()
    stage.settle()
    #expect(
      log.entries == ["A: 1, finished", "B: 2, finished", "C: nil, dismissed", "D: nil, dismissed"])
    #expect(stage.screens == "Home")
  }

  @Test("Awaited, in every form (R16)")
  func awaited() async {
    let stage = Stage.pushing()
    let children: [(ResultCoordinator<String>, () async -> String?, String)] = [
      { (page: Page) in
        (page, { await stage.host.start(page, animated: true) }, "Home / A")
      }(Page("A")),
      { (page: PushedPage) in
        (page, { await stage.host.start(page, animated: true) }, "Home > B")
      }(PushedPage("B")),
      { (page: PushedPage) in
        (
          page, { await stage.host.start(UINavigationController(), page, animated: true) },
          "Home / C"
        )
      }(PushedPage("C")),
      { (page: FlexPage) in
        (page, { await stage.host.start(page, in: .current, animated: true) }, "Home > D")
      }(FlexPage("D")),
    ]
    for (child, start, screens) in children {
      let task = Task { await start() }
      await stage.device.settled()
      #expect(stage.screens == screens)
      child.finish(screens)
      #expect(await task.value == screens)
      await stage.device.settled()
      #expect(stage.screens == "Home")
    }
  }

  @Test("On a window's host every form becomes the root, and replaces the one before (R13, R14)")
  func onWindow() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let app = WindowCoordinator(device.window)
    let host = app.navigation
    let starts: [(String) -> Void] = [
      { host.start(Page($0), duration: 0.3, options: [], log.handler($0)) },
      {
        host.start(
          UINavigationController(), PushedPage($0), duration: nil, options: nil, log.handler($0))
      },
      {
        host.start(FlexPage($0), duration: 0.3, options: .transitionCrossDissolve, log.handler($0))
      },
      {
        host.start(
          UINavigationController(), FlexPage($0), duration: 0.3, options: [], log.handler($0))
      },
      { host.start(Page($0), animated: true, log.handler($0)) },
      { host.start(UINavigationController(), PushedPage($0), animated: false, log.handler($0)) },
      { host.start(FlexPage($0), in: .current, animated: true, log.handler($0)) },
      {
        host.start(
          FlexPage($0), in: .navigation(new: UINavigationController()), animated: true,
          log.handler($0))
      },
    ]
    var stacks: [Bool] = []
    for (number, start) in starts.enumerated() {
      start("\(number)")
      device.settle()
      #expect(device.screens == ScreenDiagram("\(number)"))
      stacks.append(device.window.rootViewController is UINavigationController)
    }
    #expect(stacks == [false, true, false, true, false, true, false, true])
    #expect(log.entries.map(\.description) == (0..<7).map { "\($0): nil" })
    #expect(device.warnings == [])
  }
}
