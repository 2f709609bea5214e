extension UIViewController {
  /// Brings the controller to will-appear; suppressed when it is there already (A5).
  package func willAppear(animated: Bool) {
    switch appearance {
    case .appearing, .appeared: return
    case .disappeared, .disappearing: appearance = .appearing(animated: animated, .willAppear)
    }
    appearanceCount += 1
    viewWillAppear(animated)
  }

  /// Brings the controller to is-appearing, if it is appearing.
  package func isAppearing() {
    guard case .appearing(let animated, .willAppear) = appearance else { return }
    appearance = .appearing(animated: animated, .isAppearing)
    viewIsAppearing(animated)
  }

  /// Brings the controller to did-appear, if it was appearing.
  package func didAppear(animated override: Bool? = nil) {
    guard case .appearing(let animated, _) = appearance else { return }
    appearance = .appeared
    viewDidAppear(override ?? animated)
  }

  /// Brings the controller to will-disappear; suppressed when it is there already (A5).
  package func willDisappear(animated: Bool) {
    switch appearance {
    case .disappearing, .disappeared: return
    case .appeared, .appearing: appearance = .disappearing(animated: animated)
    }
    appearanceCount += 1
    viewWillDisappear(animated)
  }

  /// Brings the controller to did-disappear, if it was disappearing.
  package func didDisappear(animated override: Bool? = nil) {
    guard case .disappearing(let animated) = appearance else { return }
    appearance = .disappeared
    viewDidDisappear(override ?? animated)
  }

  /// Whether the view is on screen or on its way there.
  package var isAppearingOrAppeared: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appearing, true), (.disappearing, false):
      simulatedDevice.warnUnbalanced(self)
    case (.appeared, true), (.disappeared, false):
      break
    case (_, true):
      willAppear(animated: animated)
      self.isAppearing()
    case (_, false):
      willDisappear(animated: animated)
    }
  }

  func endAppearance() {
    switch appearance {
    case .appearing: didAppear()
    case .disappearing: didDisappear()
    case .appeared, .disappeared: simulatedDevice.warnUnbalanced(self)
    }
  }

  /// Only the container may say that a child appears (A7).
  private func warnCalledByHand() {
    simulatedDevice.warn(
      "An appearance method of \(shortDescription) was called by hand, which may bring its callbacks "
        + "out of order: use beginAppearanceTransition(_:animated:) and endAppearanceTransition().")
  }

  /// Passes a callback on to the children that come and go with this controller.
  func forwardAppearance(_ call: AppearanceCall, _ animated: Bool) {
    guard appearance.fits(call) else { return warnCalledByHand() }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceForwardingChildren {
      switch call {
      case .willAppear: child.willAppear(animated: animated)
      case .isAppearing: child.isAppearing()
      case .didAppear: child.didAppear()
      case .willDisappear: child.willDisappear(animated: animated)
      case .didDisappear: child.didDisappear()
      }
    }
  }
}
