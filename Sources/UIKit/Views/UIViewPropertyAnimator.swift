/// An animation as an object: changes are made when it starts, completions come when its time is over.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Makes an animator with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(time: duration, animations)
  }

  /// Makes an animator that moves like a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(time: duration, animations)
  }

  /// Makes an animator with a curve of two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(time: duration, animations)
  }

  init(time: TimeInterval, _ animations: (() -> Void)?) {
    duration = time
    changes = animations.map { [$0] } ?? []
    super.init()
  }

  /// How long it takes.
  open internal(set) var duration: TimeInterval

  /// Whether it is under way.
  open var state: UIViewAnimatingState {
    switch phase {
    case .waiting: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }

  /// Whether it runs.
  open var isRunning: Bool {
    if case .running = phase { return true }
    return false
  }

  /// Whether it runs backwards, and so ends at its start.
  open var isReversed = false

  /// How far it has come, from 0 to 1.
  open var fractionComplete: CGFloat {
    get { phase.fraction(now: SimulatedDevice.current.now, duration: duration) }
    set { pause(at: min(max(newValue, 0), 1)) }
  }

  /// Whether the views take touches meanwhile.
  open var isUserInteractionEnabled = true

  /// Whether it can be paused.
  open var isInterruptible = true

  /// Starts, or goes on where it was paused.
  open func startAnimation() { run(from: fractionComplete) }

  /// Starts after a time.
  open func startAnimation(afterDelay delay: TimeInterval) {
    SimulatedDevice.current.after(delay) { self.startAnimation() }
  }

  /// Stops so that it can go on.
  open func pauseAnimation() { pause(at: fractionComplete) }

  /// Stops for good; with `false` it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    phase.cancel()
    phase = withoutFinishing ? .waiting : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation at a place.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

  /// Adds changes that begin later; here they are made with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds changes; made at once when it is under way.
  open func addAnimations(_ animation: @escaping () -> Void) {
    switch phase {
    case .waiting: changes.append(animation)
    case .running, .paused, .stopped: animation()
    }
  }

  /// Adds what is told at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private enum Phase {
    case waiting
    case paused(at: CGFloat)
    case running(from: CGFloat, since: TimeInterval, SimulatedTimer)
    case stopped

    @MainActor func fraction(now: TimeInterval, duration: TimeInterval) -> CGFloat {
      switch self {
      case .waiting: 0
      case .stopped: 1
      case .paused(let fraction): fraction
      case .running(let start, let since, _):
        duration > 0 ? min(1, start + CGFloat((now - since) / duration)) : 1
      }
    }

    @MainActor func cancel() {
      if case .running(_, _, let timer) = self { timer.cancel() }
    }
  }

  private var phase = Phase.waiting
  private var changes: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private func makeChanges() {
    let made = changes
    changes = []
    made.forEach { $0() }
  }

  private func run(from fraction: CGFloat) {
    let device = SimulatedDevice.current
    phase.cancel()
    makeChanges()
    let left = device.animationsEnabled ? duration * Double(1 - fraction) : 0
    let timer = device.after(left) { self.end(at: self.isReversed ? .start : .end) }
    phase = .running(from: fraction, since: device.now, timer)
  }

  private func pause(at fraction: CGFloat) {
    phase.cancel()
    makeChanges()
    phase = .paused(at: fraction)
  }

  private func end(at position: UIViewAnimatingPosition) {
    phase.cancel()
    phase = .waiting
    let told = completions
    completions = []
    told.forEach { $0(position) }
  }
}
