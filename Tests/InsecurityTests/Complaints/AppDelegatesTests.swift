import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// All that an app may put into UIKit's delegate slots.
private final class Everything: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIGestureRecognizerDelegate, UITabBarControllerDelegate
{}

@MainActor @Suite("Delegates of the app") struct AppDelegatesTests {
  /// What an app does with the slots.
  enum Slots: String, CaseIterable, Sendable {
    case empty, own, exchanged, emptiedLater
  }

  @MainActor private struct Scene {
    let device: HeadlessDevice
    let stack = UINavigationController(rootViewController: NamedScreen("First"))
    let tabs = UITabBarController()
    let log = ResultLog()
    let host: InsecurityHost

    init() {
      tabs.viewControllers = [stack, NamedScreen("Second")]
      device = Fixture.device(showing: tabs)
      host = InsecurityHost(navigation: stack)
    }

    func fill(_ delegate: Everything?, sheet: UIViewController?) {
      stack.delegate = delegate
      stack.interactivePopGestureRecognizer?.delegate = delegate
      tabs.delegate = delegate
      sheet?.presentationController?.delegate = delegate
    }

    func holds(_ delegate: Everything?, sheet: UIViewController?) -> Bool {
      stack.delegate === delegate && tabs.delegate === delegate
        && stack.interactivePopGestureRecognizer?.delegate === delegate
        && (sheet == nil || sheet?.presentationController?.delegate === delegate)
    }
  }

  @Test(
    "Whatever stands in the delegate slots stays there, and every end is told (rule 9)",
    arguments: Slots.allCases)
  func slots(slots: Slots) throws {
    let scene = Scene()
    let first = Everything()
    let second = Everything()
    let sheetScreen = NamedScreen("Sheet")
    let set: Everything? = slots == .empty ? nil : first
    scene.fill(set, sheet: sheetScreen)
    let list = PushedPage("List")
    scene.host.start(list, animated: true, scene.log.handler("List"))
    scene.device.advance(by: 0.1)
    let last: Everything? =
      switch slots {
      case .empty, .emptiedLater: nil
      case .own: first
      case .exchanged: second
      }
    scene.fill(last, sheet: sheetScreen)
    scene.device.settle()
    let sheet = Page("Sheet")
    sheet.make = { _ in sheetScreen }
    list.navigation.start(sheet, animated: true, scene.log.handler("Sheet"))
    scene.device.settle()
    #expect(scene.holds(last, sheet: sheetScreen))
    try scene.device.user.dragSheetDown()
    scene.device.settle()
    try scene.device.user.tapBack()
    scene.device.settle()
    #expect(scene.log.entries == ["Sheet: nil", "List: nil"])
    #expect(scene.device.screens == "First")
    #expect(scene.holds(last, sheet: nil))
  }

  @Test("A page that makes itself the stack's delegate, and goes, changes nothing (rule 9)")
  func pageAsDelegate() throws {
    final class Greedy: UIViewController, UINavigationControllerDelegate {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
      }
    }
    let stage = Stage.pushing()
    let alive = LifetimeTracker()
    do {
      let list = alive.track(PushedPage("List"), as: "coordinator")
      list.make = { _ in alive.track(Greedy(), as: "controller") }
      stage.host.start(list, animated: true, stage.log.handler("List"))
    }
    stage.settle()
    try stage.device.user.swipeBack()
    stage.settle()
    #expect(stage.log.entries == ["List: nil"])
    #expect(alive.alive == [])
    stage.push("Next")
    stage.settle()
    try stage.device.user.tapBack()
    stage.settle()
    #expect(stage.log.entries == ["List: nil", "Next: nil"])
  }
}
