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

@MainActor @Suite("Out of sight is not ended") struct OutOfSightTests {
  /// What may hide a stack.
  enum Cover: String, CaseIterable, Sendable {
    case tab, container, background, hiddenWindow, fullScreenSheet, otherWindow, pushedPage
  }

  @Test(
    "A stack out of sight keeps its pages, takes starts, and is there again (rule 8)",
    arguments: Cover.allCases)
  func hidden(cover: Cover) {
    let stack = UINavigationController(rootViewController: NamedScreen("First"))
    let second = NamedScreen("Second")
    let tabs = UITabBarController()
    let switcher = Switcher()
    let isInContainer = cover == .container
    if isInContainer { switcher.show(stack) } else { tabs.viewControllers = [stack, second] }
    let device = Fixture.device(showing: isInContainer ? switcher : tabs)
    let log = ResultLog()
    let host = InsecurityHost(navigation: stack)
    let list = PushedPage("List")
    host.start(list, animated: true, log.handler("List"))
    device.settle()
    let window = UIWindow(windowScene: device.simulation.scene)
    let sheet = NamedScreen("Sheet")
    sheet.modalPresentationStyle = .fullScreen
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
    device.settle()
    device.advance(by: 10)
    #expect(log.entries == [])
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    #expect(log.entries == [])
    switch cover {
    case .tab: tabs.selectedIndex = 0
    case .container: switcher.show(stack)
    case .background: device.enterForeground()
    case .hiddenWindow: device.window.isHidden = false
    case .fullScreenSheet: tabs.dismiss(animated: true)
    case .otherWindow: window.isHidden = true
    case .pushedPage: break
    }
    device.settle()
    #expect(log.entries == [])
    #expect(stack.viewControllers.last?.title == "Item")
    list.finish("x")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: x"])
    #expect(stack.viewControllers.map(\.title) == ["First"])
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
