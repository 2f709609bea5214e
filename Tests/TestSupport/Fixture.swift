import InsecurityTesting
import UIKit

/// Devices that are ready to be looked at.
package enum Fixture {
  /// A device that shows a controller, at rest.
  package static func device(showing root: UIViewController) -> HeadlessDevice {
    let device = HeadlessDevice()
    device.window.rootViewController = root
    device.settle()
    return device
  }

  /// A device that shows a stack of named screens, at rest.
  package static func stack(_ names: String...) -> (HeadlessDevice, UINavigationController) {
    let stack = UINavigationController()
    stack.viewControllers = names.map { NamedScreen($0) }
    return (device(showing: stack), stack)
  }
}
