/// Moves an animator's transition by a share between 0 and 1.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The time of the whole transition.
  open var duration: CGFloat { context.map { _ in CGFloat(TransitionTime.stack) } ?? 0 }

  /// How far the transition has come.
  open var percentComplete: CGFloat { share }

  /// How fast the rest goes when the finger is lifted.
  open var completionSpeed: CGFloat = 1

  /// How the speed of the rest changes.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// Whether a finger moves it from the beginning.
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  private var share: CGFloat = 0

  /// Makes a transition that waits for its beginning.
  public override init() { super.init() }

  /// Called by UIKit at the beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    animator?.animateTransition(using: transitionContext)
  }

  /// Moves the transition.
  open func update(_ percentComplete: CGFloat) {
    share = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(share)
  }

  /// Stops the transition so that it can be moved again.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Lets the transition complete.
  open func finish() {
    context?.finishInteractiveTransition()
    context = nil
  }

  /// Lets the transition run back.
  open func cancel() {
    context?.cancelInteractiveTransition()
    context = nil
  }

  /// The animator it moves, set before the beginning.
  weak var animator: (any UIViewControllerAnimatedTransitioning)?
}
