import Foundation
import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What its successor did wrong") struct SecondPredecessorTests {
  @Test("Pages are pushed on pages, in stacks that stand there and stacks that come (P16)")
  func pushes() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    list.navigation.start(PushedPage("Item"), animated: true, stage.log.handler("Item"))
    stage.settle()
    let sheet = PushedPage("Sheet")
    list.navigation.start(
      UINavigationController(), sheet, animated: true, stage.log.handler("Sheet"))
    stage.settle()
    let step = PushedPage("Step")
    sheet.navigation.start(step, animated: true, stage.log.handler("Step"))
    stage.settle()
    #expect(stage.screens == "Home > List > Item / Sheet > Step")
    step.finish("s")
    sheet.finish("t")
    list.finish("l")
    stage.settle()
    #expect(stage.log.entries == ["Step: s", "Sheet: t", "Item: nil", "List: l"])
    #expect(stage.screens == "Home")
  }

  @Test("Two starts from inside a result handler land on what stays, in order (P17)")
  func twoStartsInHandler() {
    for pushes in [true, false] {
      let stage = Stage.pushing()
      stage.push("Ground")
      stage.settle()
      let finish: () -> Void
      let handler: (String?) -> Void = { [host = stage.host, log = stage.log] result in
        log.record("Dying", result)
        host.start(Page("One"), animated: true, log.handler("One"))
        host.start(Page("Two"), animated: true, log.handler("Two"))
      }
      if pushes {
        let dying = PushedPage("Dying")
        stage.host.start(dying, animated: true, handler)
        finish = { dying.finish("x") }
      } else {
        let dying = Page("Dying")
        stage.host.start(dying, animated: true, handler)
        finish = { dying.finish("x") }
      }
      stage.settle()
      finish()
      stage.settle()
      #expect(stage.screens == "Home > Ground / One / Two")
      #expect(stage.log.entries == ["Dying: x"])
      #expect(stage.device.simulation.refusedCalls.count <= stage.refusalsAllowed(of: 3))
    }
  }

  @Test("A second child of one parent stands on the first, and each is answered once (P18)")
  func secondChild() {
    let stage = Stage()
    let parent = stage.present("Parent")
    stage.settle()
    parent.present("First", stage.log)
    stage.settle()
    let second = parent.present("Second", stage.log)
    stage.settle()
    #expect(stage.screens == "Home / Parent / First / Second")
    #expect(stage.log.entries == [])
    second.finish("2")
    stage.settle()
    #expect(stage.screens == "Home / Parent / First")
    parent.finish("p")
    stage.settle()
    #expect(stage.log.entries == ["Second: 2", "First: nil", "Parent: p"])
    #expect(stage.screens == "Home")
  }

  @Test("Children that go with their host's window are answered as well (P18)")
  func childrenOfDeadHost() {
    let device = HeadlessDevice()
    let log = ResultLog()
    let alive = LifetimeTracker()
    var window: UIWindow? = UIWindow(windowScene: device.simulation.scene)
    do {
      let app = window.map { WindowCoordinator($0) }
      window?.isHidden = false
      let home = alive.track(Page("Home"), as: "Home")
      app?.navigation.start(home, animated: false, log.handler("Home"))
      device.settle()
      home.navigation.start(
        alive.track(Page("Sheet"), as: "Sheet"), animated: true, log.handler("Sheet"))
      device.settle()
    }
    #expect(log.entries == [])
    #expect(alive.alive == ["Home", "Sheet"])
    window?.isHidden = true
    window = nil
    device.settle()
    #expect(log.entries == ["Sheet: nil", "Home: nil"])
    #expect(alive.alive == [])
  }

  @Test("Ending twice, ending what has just been taken away, and both at once are survived (P19)")
  func diesTwice() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let sheet = Page("Sheet")
    list.navigation.start(sheet, animated: true) {
      [unowned list, unowned sheet, log = stage.log, home = stage.home] result in
      log.record("Sheet", result)
      sheet.finish("again")
      list.finish("from above")
      list.dismiss()
      home.navigationController?.dismiss(animated: false)
    }
    stage.settle()
    let issues = Issues.collect {
      stage.navigation?.dismiss(animated: true)
      sheet.finish("x")
      sheet.finish("y")
      stage.navigation?.popToRootViewController(animated: false)
      stage.settle()
    }
    #expect(stage.log.entries == ["Sheet: x", "List: from above"])
    #expect(issues == [])
    #expect(stage.screens == "Home")
    #expect(stage.host.isIdle)
  }

  @Test("A batch of ends costs what it ends, not its square (P20)")
  func linear() {
    let seconds = [100, 800].map { depth in
      let stage = Stage.pushing()
      stage.host.batch { for number in 1...depth { stage.push("\(number)", animated: false) } }
      stage.settle()
      #expect(stage.navigation?.viewControllers.count == depth + 1)
      let counter = CallCounter(stage.device)
      let begun = Self.ownSeconds
      stage.host.dismissChildren()
      stage.settle()
      let spent = Self.ownSeconds - begun
      #expect(counter.kinds == [.popTo])
      #expect(stage.log.entries.count == depth)
      return spent
    }
    // Eight times as deep: a square would be 64 times as dear.
    #expect(seconds[1] < seconds[0] * 24, "\(seconds)")
  }

  /// The time that this thread has had, whatever else runs on the machine.
  private static var ownSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
