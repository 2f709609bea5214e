/// The bars of a stack: in its view, in front of what is shown.
extension UINavigationController {
  func makeStackView() -> UIView {
    let view = StackView(frame: simulatedDevice.screenBounds)
    view.addSubview(navigationBar)
    view.addSubview(bars.toolbar)
    return view
  }

  func layoutBars() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    let height = UINavigationBar.height
    let top = min(SimulatedScreen.statusBarHeight, bounds.height)
    navigationBar.setNeedsLayout()
    navigationBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    bars.toolbar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    tabBarController?.topChanged()
  }

  /// A title or an item of the stack itself counts before its root's.
  var inheritedTabBarItem: UITabBarItem? {
    items.hasTab || title != nil ? nil : stack.first?.tabBarItem
  }
}

/// The view of a stack. It places the bars itself, as a subclass need not call super in its layout.
private final class StackView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (controller as? UINavigationController)?.layoutBars()
  }
}
