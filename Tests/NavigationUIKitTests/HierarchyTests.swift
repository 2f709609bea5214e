import TestSupport
import Testing
import UIKit

@testable import InsecurityTesting
@testable import NavigationUIKit

@MainActor @Suite("Where a controller stands", .serialized)
struct HierarchyTests {
  @Test("The topmost ancestor is found through parents, the ground is a window's root")
  func ancestors() {
    let (device, stack) = Fixture.stack("Home", "List")
    let page = stack.viewControllers[0]
    #expect(page.topmostAncestor === stack)
    #expect(stack.isGround && !page.isGround)
    device.window.isHidden = true
    #expect(stack.isGround == (stack.view.window != nil))
  }

  @Test("What is covered belongs to the window of what covers it")
  func covered() {
    let (device, stack) = Fixture.stack("Home")
    let page = stack.viewControllers[0]
    let cover = NamedScreen("Cover")
    cover.modalPresentationStyle = .fullScreen
    stack.present(cover, animated: false)
    device.settle()
    #expect(stack.viewIfLoaded?.window == nil)
    #expect(page.ancestralWindow === device.window)
    #expect(cover.ancestralWindow === device.window)
    #expect(NamedScreen("Alone").ancestralWindow == nil)
  }

  @Test("What one sees in a container, and what is presented on that")
  func sight() {
    let stack = UINavigationController()
    stack.viewControllers = [NamedScreen("Home"), NamedScreen("List")]
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, NamedScreen("Other")]
    let device = Fixture.device(showing: tabs)
    #expect(tabs.visibleChild === stack && stack.visibleChild?.title == "List")
    #expect(stack.memberCount == 2 && tabs.memberCount == 0)
    let sheet = NamedScreen("Sheet")
    stack.present(sheet, animated: false)
    device.settle()
    #expect(tabs.presentedOnVisible === sheet)
  }
}
