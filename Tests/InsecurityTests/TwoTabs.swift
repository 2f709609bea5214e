import Insecurity
import InsecurityTesting
import TestSupport
import UIKit

/// A device that shows two tabs, a stack in each, with a host for each stack.
@MainActor final class TwoTabs {
  let first = UINavigationController(rootViewController: NamedScreen("First"))
  let second = UINavigationController(rootViewController: NamedScreen("Second"))
  let controller = UITabBarController()
  let device: HeadlessDevice
  let one: InsecurityHost
  let two: InsecurityHost
  let log = ResultLog()

  /// The tabs are the window's root, or somebody's child.
  init(in container: (UITabBarController) -> UIViewController = { $0 }) {
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    controller.viewControllers = [first, second]
    device = Fixture.device(showing: container(controller))
    one = InsecurityHost(navigation: first)
    two = InsecurityHost(navigation: second)
  }

  var screens: String { device.screens.description }

  func settle() { device.settle() }

  @discardableResult
  func push(_ name: String, on host: InsecurityHost) -> PushedPage {
    let page = PushedPage(name)
    host.start(page, animated: true, log.handler(name))
    settle()
    return page
  }

  @discardableResult
  func present(_ name: String, from host: InsecurityHost) -> Page {
    let page = Page(name)
    host.start(page, animated: true, log.handler(name))
    settle()
    return page
  }
}

extension UINavigationController {
  /// The titles of its controllers, from the root to the top.
  var titles: [String] { viewControllers.map { $0.title ?? "" } }
}
