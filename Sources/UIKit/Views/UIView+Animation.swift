extension UIView {
  class func runUnanimated(_ actionsWithoutAnimation: () -> Void) {
    let device = SimulatedDevice.current
    let before = device.animationsEnabled
    device.animationsEnabled = false
    defer { device.animationsEnabled = before }
    actionsWithoutAnimation()
  }

  class func runTransition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.noteWindowEffect(for: duration)
    run(
      view.skipsTransition ? {} : animations ?? {}, for: duration, on: view.simulatedDevice,
      completion)
  }

  /// Fingers do not reach a window, and its change is seen as a movement, until the effect has ended (H3).
  private func noteWindowEffect(for duration: TimeInterval) {
    let device = simulatedDevice
    guard self is UIWindow, duration > 0, device.animationsEnabled else { return }
    device.windowEffectEnd = max(device.windowEffectEnd, device.now + duration)
  }

  /// A window that nobody sees may skip what is to change (H14).
  private var skipsTransition: Bool {
    guard let window = self as? UIWindow, !window.isOnScreen else { return false }
    return simulatedDevice.behaviour.hiddenWindowTransition == .skipped
  }

  class func runTransition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    run(
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let parent = fromView.superview {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, for: duration, on: fromView.simulatedDevice, completion)
  }

  class func run(
    _ animations: () -> Void, for duration: TimeInterval,
    on device: SimulatedDevice = .current, _ completion: ((Bool) -> Void)?
  ) {
    animations()
    guard let completion else { return }
    guard device.animationsEnabled, duration > 0 else {
      device.afterCommit { completion(true) }
      return
    }
    device.after(duration) { completion(true) }
  }
}
