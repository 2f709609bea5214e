/// An app's own animation of a transition.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates, and calls `completeTransition` on the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What moves a transition along with a finger.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// How fast the rest goes when the finger is lifted.
  var completionSpeed: CGFloat { get }
  /// How the speed of the rest changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger moves it from the beginning.
  var wantsInteractiveStart: Bool { get }
  /// Begins to move the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as before.
  public var completionSpeed: CGFloat { 1 }
  /// Slow, fast, slow.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}

/// What an app's animator has to know, and whom it tells the end.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animator places the views.
  var containerView: UIView { get }
  /// Whether the transition takes visible time.
  var isAnimated: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it runs back, or has run back.
  var transitionWasCancelled: Bool { get }
  /// The style of a modal transition; `.none` for a stack's.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that belongs to it; none here.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far a finger has moved it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger was lifted to complete it.
  func finishInteractiveTransition()
  /// Tells that the finger was lifted to run it back.
  func cancelInteractiveTransition()
  /// Tells that a finger has stopped it.
  func pauseInteractiveTransition()
  /// Tells the end; must be called once.
  func completeTransition(_ didComplete: Bool)
  /// The controllers that take part.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// The views that take part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}
