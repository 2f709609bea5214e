import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// Shows one child at a time and keeps the others.
private final class Switcher: UIViewController {
  private(set) var shown: UIViewController?

  func show(_ child: UIViewController) {
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    shown = child
  }
}

/// What may hide a stack.
enum Cover: CaseIterable, Sendable {
  case tab, container, background, hiddenWindow, fullScreenSheet, otherWindow, pushedPage
}

/// A stack that can be hidden and shown again, in one of the ways.
@MainActor private final class HidingPlace {
  let stack = UINavigationController(rootViewController: NamedScreen("First"))
  let device: HeadlessDevice
  private let cover: Cover
  private let second = NamedScreen("Second")
  private let tabs = UITabBarController()
  private let switcher = Switcher()
  private let sheet = NamedScreen("Sheet")
  private lazy var window = UIWindow(windowScene: device.simulation.scene)

  init(_ cover: Cover) {
    self.cover = cover
    sheet.modalPresentationStyle = .fullScreen
    let isInContainer = cover == .container
    if isInContainer { switcher.show(stack) } else { tabs.viewControllers = [stack, second] }
    device = Fixture.device(showing: isInContainer ? switcher : tabs)
  }

  func hide() {
    switch cover {
    case .tab: tabs.selectedIndex = 1
    case .container: switcher.show(second)
    case .background: device.enterBackground()
    case .hiddenWindow: device.window.isHidden = true
    case .fullScreenSheet: tabs.present(sheet, animated: true)
    case .otherWindow:
      window.rootViewController = NamedScreen("Elsewhere")
      window.makeKeyAndVisible()
    case .pushedPage: stack.pushViewController(sheet, animated: true)
    }
  }

  func show() {
    switch cover {
    case .tab: tabs.selectedIndex = 0
    case .container: switcher.show(stack)
    case .background: device.enterForeground()
    case .hiddenWindow: device.window.isHidden = false
    case .fullScreenSheet: tabs.dismiss(animated: true)
    case .otherWindow: window.isHidden = true
    case .pushedPage: break
    }
  }
}

@MainActor @Suite("Out of sight is not ended") struct OutOfSightTests {
  @Test(
    "A stack out of sight keeps its pages, takes starts, and is there again (rule 8)",
    arguments: Cover.allCases)
  func hidden(cover: Cover) {
    let place = HidingPlace(cover)
    let device = place.device
    let log = ResultLog()
    let list = PushedPage("List")
    InsecurityHost(navigation: place.stack).start(list, animated: true, log.handler("List"))
    device.settle()
    place.hide()
    device.settle()
    device.advance(by: 10)
    #expect(log.entries == [])
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    #expect(log.entries == [])
    place.show()
    device.settle()
    #expect(log.entries == [])
    #expect(place.stack.titles.last == "Item")
    list.finish("x")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: x"])
    #expect(place.stack.titles == ["First"])
  }

  @Test("A page that is paged away, and a split view that collapses, end nothing (rule 8)")
  func pagesAndSplit() {
    let stack = UINavigationController(rootViewController: NamedScreen("First"))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([stack], direction: .forward, animated: false, completion: nil)
    let device = Fixture.device(showing: pages)
    let log = ResultLog()
    let host = InsecurityHost(navigation: stack)
    host.start(PushedPage("List"), animated: true, log.handler("List"))
    device.settle()
    pages.setViewControllers(
      [NamedScreen("Other")], direction: .forward, animated: true, completion: nil)
    device.settle()
    #expect(log.entries == [])
    host.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    pages.setViewControllers([stack], direction: .reverse, animated: true, completion: nil)
    device.settle()
    #expect(log.entries == [])
    #expect(stack.viewControllers.map(\.title) == ["First", "List", "Item"])
    stack.popToRootViewController(animated: true)
    device.settle()
    #expect(log.entries == ["Item: nil", "List: nil"])
  }
}
