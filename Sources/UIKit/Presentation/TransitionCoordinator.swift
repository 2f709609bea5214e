/// The coordinator of one transition, filled by its runner.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  /// What is fixed when the transition is asked for.
  struct Description {
    var from: UIViewController?
    var to: UIViewController?
    var container: UIView?
    var duration: TimeInterval = 0
    var style = UIModalPresentationStyle.none
    var isAnimated = true
    var isInteractive = false

    /// Whether a stack zooms: into who comes, out of who goes (D19).
    @MainActor var isZoom: Bool {
      guard style == .none else { return false }
      return (from?.membership == .leaving ? from : to)?.zooms ?? false
    }
  }

  weak var runner: TransitionRunner?
  var about: Description
  var percent: CGFloat = 0
  private var animations: Phase
  private var completions: [(Context) -> Void] = []
  private var interactionHandlers: [(Context) -> Void] = []

  /// Whether animations wait for the beginning or run at once.
  private enum Phase {
    case waiting([(Context) -> Void])
    case begun
  }

  init(_ about: Description) {
    self.about = about
    animations = .waiting([])
    super.init()
  }

  var isAnimated: Bool { about.isAnimated }
  var presentationStyle: UIModalPresentationStyle { about.style }
  var initiallyInteractive: Bool { about.isInteractive }
  var isInterruptible: Bool { runner?.device.behaviour.version == .iOS26 || about.isZoom }
  var isInteractive: Bool { runner?.machine.isHeld ?? false }
  var isCancelled: Bool { runner?.machine.decided == .cancelled }
  var transitionDuration: TimeInterval { about.duration }
  var percentComplete: CGFloat { percent }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { about.container ?? about.to?.viewIfLoaded?.superview ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: about.from
    case .to: about.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: about.from?.viewIfLoaded
    case .to: about.to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    switch animations {
    case .waiting(let others): animations = .waiting(others + [animation])
    case .begun: animation(self)
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (Context) -> Void) {
    notifyWhenInteractionChanges(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
    interactionHandlers.append(handler)
  }

  // MARK: Called by the runner

  func runAnimations() {
    guard case .waiting(let waiting) = animations else { return }
    animations = .begun
    waiting.forEach { $0(self) }
  }

  func interactionChanged() {
    let handlers = interactionHandlers
    interactionHandlers = []
    handlers.forEach { $0(self) }
  }

  func runCompletions() {
    while !completions.isEmpty { completions.removeFirst()(self) }
    interactionHandlers = []
  }
}
