/// The bars of a stack: in its view, in front of what is shown.
extension UINavigationController {
  func makeStackView() -> UIView {
    let view = UIView(frame: simulatedDevice.screenBounds)
    view.addSubview(navigationBar)
    view.addSubview(bars.toolbar)
    return view
  }

  func layoutBars() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    let height = UINavigationBar.height
    let top = min(SimulatedScreen.statusBarHeight, bounds.height)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.setNeedsLayout()
    navigationBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    bars.toolbar.isHidden = isToolbarHidden
    bars.toolbar.items = topViewController?.toolbarItems
    bars.toolbar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
