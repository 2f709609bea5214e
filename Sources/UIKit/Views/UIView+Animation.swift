extension UIView {
  /// Whether animations take visible time on the current device.
  public class var areAnimationsEnabled: Bool { SimulatedDevice.current.animationsEnabled }

  /// Switches the visible time of animations on or off.
  ///
  /// Transitions asked for with `animated: true` keep their sequence (J9).
  public class func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedDevice.current.animationsEnabled = enabled
  }

  /// Runs a closure while animations take no visible time.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let device = SimulatedDevice.current
    let before = device.animationsEnabled
    device.animationsEnabled = false
    defer { device.animationsEnabled = before }
    actionsWithoutAnimation()
  }

  /// Changes views over a time; the values change at once, the completion comes at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration + delay, completion)
  }

  /// Changes views over a time and tells when it is over.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration, completion)
  }

  /// Changes views over a time.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(animations, for: duration, nil)
  }

  /// Changes views as a spring moves.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration + delay, completion)
  }

  /// Changes views as a spring moves, with the defaults of iOS 17.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration + delay, completion)
  }

  /// Changes a view's contents with an effect; the completion comes after the time (H3).
  public class func transition(
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

  /// Replaces a view by another one with an effect.
  public class func transition(
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

  /// A picture of the view as it is; an empty view of its size here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: frame)
  }

  private class func run(
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
