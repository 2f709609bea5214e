import Insecurity
import InsecurityTesting
import TestSupport
import UIKit

/// A stack on which a chain began before it was in a window; made inside a test, because what has no
/// window belongs to the device that was touched last.
@MainActor final class MovingStack {
  let device: HeadlessDevice
  let home = NamedScreen("Home")
  let tabs = UITabBarController()
  let stack = UINavigationController(rootViewController: NamedScreen("List"))
  let log = ResultLog()
  let cart = PushedPage("Cart")

  init() {
    tabs.viewControllers = [home]
    device = Fixture.device(showing: tabs)
    InsecurityHost(navigation: stack).start(cart, animated: true, log.handler("Cart"))
    device.settle()
  }

  /// A chain that lives in the window already.
  func present(_ name: String) -> Page {
    let page = Page(name)
    InsecurityHost(modal: home).start(page, animated: true, log.handler(name))
    device.settle()
    return page
  }
}
