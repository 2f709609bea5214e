extension SimulatedDevice {
  /// The traits of everything on the device; setting them is what a rotation does.
  ///
  /// Views and controllers on the screen are told, the outermost first, before this returns.
  package var traits: UITraitCollection {
    get { ownTraits }
    set {
      let old = ownTraits
      ownTraits = newValue
      guard old != newValue else { return }
      windows.forEach { $0.tellTraits(old) }
      requestTurn()
    }
  }
}

extension UIView: UITraitEnvironment {
  fileprivate func tellTraits(_ old: UITraitCollection) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    subviews.forEach { $0.tellTraits(old) }
  }
}

extension UIViewController: UITraitEnvironment {}
