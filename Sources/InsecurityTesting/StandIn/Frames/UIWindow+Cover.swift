import UIKit

extension UIWindow {
  /// Whether a view that belongs to no controller hides everything, as a snapshot does.
  var isCovered: Bool {
    guard let front = subviews.last, !front.isHidden, front.alpha > 0.99 else { return false }
    return front.frame.contains(bounds) && !front.showsController
  }
}

extension UIView {
  fileprivate var showsController: Bool {
    next is UIViewController || subviews.contains(where: \.showsController)
  }
}
