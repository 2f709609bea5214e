import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Nothing that comes too often or too late can crash") struct NeverCrashTests {
  /// What somebody does once more than makes sense.
  enum Act: String, CaseIterable, Sendable {
    case start, finish, dismiss, dismissChildren, returnHere, startFromIt, popToRoot
    case foreignDismiss, foreignPop, swipe

    @MainActor fileprivate func perform(_ stage: Stage, _ page: PushedPage, _ serial: Int) {
      switch self {
      case .start: stage.host.start(page, animated: true, stage.log.handler("Again \(serial)"))
      case .finish: page.finish("x")
      case .dismiss: page.dismiss()
      case .dismissChildren: page.dismissChildren()
      case .returnHere: page.returnHere()
      case .startFromIt:
        page.navigation.start(Page("Sheet"), animated: true, stage.log.handler("Sheet \(serial)"))
      case .popToRoot: stage.host.popToRoot()
      case .foreignDismiss: stage.navigation?.dismiss(animated: true)
      case .foreignPop: stage.navigation?.popViewController(animated: true)
      case .swipe: try? stage.device.user.swipeBack()
      }
    }
  }

  @Test(
    "Two acts after each other, at any distance: each handler once, and the window rests (rule 10)",
    arguments: Act.allCases, Act.allCases)
  func twoActs(first: Act, second: Act) {
    for distance in [0, 0.1, 0.34, 0.51] {
      let stage = Stage.pushing()
      let page = stage.push("Page")
      stage.settle()
      _ = Issues.collect {
        first.perform(stage, page, 1)
        stage.device.pass(distance)
        second.perform(stage, page, 2)
        stage.settle()
        stage.host.dismissChildren()
        stage.settle()
      }
      let names = stage.log.entries.map(\.name)
      #expect(Set(names).count == names.count, "\(distance): \(names)")
      #expect(stage.log.waiting == [], "\(distance)")
      #expect(stage.screens == "Home", "\(distance)")
      #expect(stage.host.isIdle, "\(distance)")
    }
  }

  @Test("On an empty stack, without a window, with nothing started: nothing happens (rule 10)")
  func nothingThere() {
    let log = ResultLog()
    let device = HeadlessDevice()
    let empty = UINavigationController()
    let issues = Issues.collect {
      for host in [
        InsecurityHost(navigation: empty), InsecurityHost(modal: NamedScreen("Nowhere")),
      ] {
        host.dismissChildren()
        host.popToRoot()
        host.batch {}
        #expect(host.top == nil)
        #expect(host.isIdle)
      }
      let page = PushedPage("Page")
      page.returnHere()
      page.dismissChildren()
      InsecurityHost(navigation: empty).start(page, animated: true, log.handler("Page"))
      device.settle()
      page.finish("late")
    }
    #expect(log.entries == ["Page: nil"])
    #expect(empty.viewControllers == [])
    #expect(!issues.isEmpty)
  }
}
