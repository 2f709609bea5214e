/// The context of one transition that an app's animator performs.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// What the app's objects have told so far.
  private enum Told {
    case nothing
    /// The animator was ready while the finger was down: the end waits for the finger.
    case readyUnderFinger
    case all
  }

  private let runner: TransitionRunner
  private let animator: any UIViewControllerAnimatedTransitioning
  private var finger: any UIViewControllerInteractiveTransitioning
  private var told = Told.nothing
  private var hold: Hold

  /// Whether a finger of the app moves the transition.
  private enum Hold {
    case free
    case held
    case released(TransitionMachine.Outcome)
  }

  init(
    runner: TransitionRunner, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.runner = runner
    self.animator = animator
    finger = interaction ?? NoFinger(animator: animator)
    (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
    hold = interaction?.wantsInteractiveStart == true ? .held : .free
    super.init()
  }

  func start() { finger.startInteractiveTransition(self) }

  var containerView: UIView { runner.coordinator.containerView }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { runner.coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  var isInteractive: Bool {
    if case .held = hold { return true }
    return false
  }

  var transitionWasCancelled: Bool {
    if case .released(.cancelled) = hold { return true }
    return runner.machine.decided == .cancelled
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    runner.coordinator.percent = percentComplete
  }

  func finishInteractiveTransition() { release(.completed) }
  func cancelInteractiveTransition() { release(.cancelled) }
  func pauseInteractiveTransition() { hold = .held }

  func completeTransition(_ didComplete: Bool) {
    switch (told, hold) {
    case (.all, _): break
    case (_, .held): told = .readyUnderFinger
    case (_, .released(let outcome)): end(outcome)
    case (_, .free): end(didComplete ? .completed : .cancelled)
    }
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { runner.coordinator.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    runner.coordinator.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .from) ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .to) ? containerView.bounds : .zero
  }

  private func release(_ outcome: TransitionMachine.Outcome) {
    guard case .held = hold else { return }
    hold = .released(outcome)
    runner.coordinator.interactionChanged()
    if case .readyUnderFinger = told { end(outcome) }
  }

  private func end(_ outcome: TransitionMachine.Outcome) {
    told = .all
    runner.end(outcome)
    animator.animationEnded(outcome == .completed)
  }
}

/// Starts an animator that no finger moves.
private final class NoFinger: NSObject, UIViewControllerInteractiveTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  var wantsInteractiveStart: Bool { false }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    animator.animateTransition(using: transitionContext)
  }
}
