extension UIWindow {
  /// Swaps the root: the views change at once, the did-callbacks follow the commit (H1, K6).
  func replaceRoot(by controller: UIViewController?) {
    guard controller !== root else { return }
    let old = root
    root = controller
    if controller == nil { dismissAll(presentedBy: old) }
    guard isOnScreen else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    switch simulatedDevice.behaviour.rootSwapOrder {
    case .oldFirst:
      old?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    case .newFirst:
      showRoot()
      old?.viewIfLoaded?.removeFromSuperview()
    }
    // The old one lives until its did-disappear.
    simulatedDevice.afterCommit { _ = old }
  }

  /// Shows or hides the root with the window (H2).
  func visibilityChanged() {
    if isOnScreen {
      windowScene?.device?.add(self)
      showRoot()
      post(UIWindow.didBecomeVisibleNotification)
    } else {
      post(UIWindow.didBecomeHiddenNotification)
      root?.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func showRoot() {
    guard let root, let view = root.view else { return }
    let place = placeOfRoot()
    guard view.superview !== place else { return }
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.insertSubview(view, at: 0)
  }

  /// A view of the system's own between the window and its root's view (H8).
  private func placeOfRoot() -> UIView {
    if let rootPlace { return rootPlace }
    let place = UIView(frame: bounds)
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rootPlace = place
    insertSubview(place, at: 0)
    return place
  }

  private func dismissAll(presentedBy old: UIViewController?) {
    guard let old, old.presentedViewController != nil else { return }
    old.dismiss(animated: false)
  }
}
