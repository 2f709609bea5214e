import Insecurity
import InsecurityTesting
import NavigationUIKit
import UIKit

/// A device at rest with a home screen and a host on it: where most tests begin.
package final class Stage {
  package let device: HeadlessDevice
  package let home = NamedScreen("Home")
  package let navigation: UINavigationController?
  package let host: InsecurityHost
  package let log = ResultLog()

  /// A home screen over which chains are presented.
  package init() {
    device = Fixture.device(showing: home)
    navigation = nil
    host = InsecurityHost(modal: home)
  }

  /// A home screen in a navigation controller, on which chains are pushed.
  package init(pushingOn navigation: UINavigationController, shown: Bool = true) {
    self.navigation = navigation
    navigation.viewControllers = [home]
    device = HeadlessDevice()
    host = InsecurityHost(navigation: navigation)
    if shown {
      show()
      settle()
    }
  }

  /// Makes the stack the window's root, if it is not yet.
  package func show() {
    guard device.window.rootViewController !== navigation else { return }
    device.window.rootViewController = navigation
  }

  package static func pushing() -> Stage { Stage(pushingOn: UINavigationController()) }

  package var screens: String { device.screens.description }

  /// How many calls UIKit may refuse: none, but in the settings in which rest cannot be told apart by
  /// public means, K20 and K21, one for each request.
  package func refusalsAllowed(of requests: Int) -> Int {
    let behaviour = device.simulation.behaviour
    let isHidden =
      behaviour.dismissedFlag == .willDisappear || behaviour.firstAppearancePresent == .refused
    return isHidden ? requests : 0
  }

  /// The navigation state in one line: what is ours, and the stack in which it stands.
  package var state: String { host.state.description }

  @discardableResult
  package func present(_ name: String, animated: Bool = true) -> Page {
    let page = Page(name)
    host.start(page, animated: animated, log.handler(name))
    return page
  }

  @discardableResult
  package func push(_ name: String, animated: Bool = true) -> PushedPage {
    let page = PushedPage(name)
    host.start(page, animated: animated, log.handler(name))
    return page
  }

  package func settle() { device.settle() }
}

extension Page {
  /// Presents another page over this one.
  @discardableResult
  package func present(_ name: String, _ log: ResultLog, animated: Bool = true) -> Page {
    let page = Page(name)
    navigation.start(page, animated: animated, log.handler(name))
    return page
  }
}
