import UIKit

extension UIViewController {
  /// Whether a presented controller is on its way out, as far as UIKit says.
  var isOnItsWayOut: Bool { isBeingDismissed }
}
