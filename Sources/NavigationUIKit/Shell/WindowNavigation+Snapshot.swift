import UIKit

extension WindowNavigation {
  /// Puts a snapshot of the window over it: what goes behind it is not seen (R13).
  func coverWindow() {
    guard let window, snapshot == nil else { return }
    guard let view = window.snapshotView(afterScreenUpdates: false) else { return }
    window.addSubview(view)
    snapshot = view
  }

  func uncoverWindow() {
    snapshot?.removeFromSuperview()
    snapshot = nil
  }
}
