import Insecurity
import InsecurityTesting
import UIKit

/// The device on which a program plays, with what is on screen at first.
final class World {
  let device: HeadlessDevice
  let window: UIWindow
  var simulation: SimulatedDevice { window.simulatedDevice }
  /// The hosts, in the order in which programs number them.
  private(set) var hosts: [InsecurityHost] = []
  /// The numbers of the hosts whose root is a stack.
  private(set) var stackHosts: [Int] = []

  init(_ place: Program.Place, _ behaviour: SimulatedBehaviour) {
    device = HeadlessDevice()
    window = device.window
    simulation.behaviour = behaviour
    switch place {
    case .plain: showPlain()
    case .stack: showStack()
    case .both:
      let stack = showStack()
      hosts.append(InsecurityHost(modal: stack))
    case .tabs: showTabs()
    }
    device.settle()
  }

  private func showPlain() {
    let home = screen("Home")
    window.rootViewController = home
    hosts = [InsecurityHost(modal: home)]
  }

  @discardableResult
  private func showStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: screen("Home"))
    window.rootViewController = stack
    hosts = [InsecurityHost(navigation: stack)]
    stackHosts = [0]
    return stack
  }

  private func showTabs() {
    let stacks = ["Left", "Right"].map { UINavigationController(rootViewController: screen($0)) }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    window.rootViewController = tabs
    hosts = stacks.map { InsecurityHost(navigation: $0) } + [InsecurityHost(modal: tabs)]
    stackHosts = [0, 1]
  }

  func screen(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    return controller
  }

  /// Every controller that is on screen, or would be if it were not covered: bottom to top.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    window.rootViewController.map { visit($0, &found) }
    return found
  }

  private func visit(_ controller: UIViewController, _ found: inout [UIViewController]) {
    found.append(controller)
    controller.children.forEach { visit($0, &found) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      visit(presented, &found)
    }
  }

  /// The navigation controllers among them.
  var stacks: [UINavigationController] {
    controllers.compactMap { $0 as? UINavigationController }
  }

  /// What is presented topmost, if anything is.
  var topPresented: UIViewController? {
    controllers.last { $0.presentingViewController?.presentedViewController === $0 }
  }
}
