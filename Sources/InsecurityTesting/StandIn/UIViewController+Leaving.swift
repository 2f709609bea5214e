import UIKit

extension UIViewController {
  /// Whether a presented controller is on its way out, known from the call on, whatever the flag
  /// says until the movement begins (K20).
  var isOnItsWayOut: Bool { isBeingDismissed || isToBeDismissed }
}
