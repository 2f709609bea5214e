/// What is known about a running transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes visible time.
  var isAnimated: Bool { get }
  /// The style of a modal transition; `.none` for a stack's.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began with a finger.
  var initiallyInteractive: Bool { get }
  /// Whether it can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it runs back, or has run back (F7).
  var isCancelled: Bool { get }
  /// The time it takes.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has moved it.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when the finger is lifted.
  var completionVelocity: CGFloat { get }
  /// How its speed changes when the finger is lifted.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// The rotation that belongs to it; none here.
  var targetTransform: CGAffineTransform { get }
  /// The controllers that take part.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// The views that take part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what an app wants to do along with a transition and after it.
///
/// It exists from the call that starts the transition to its end step (F1); completions run right after the end
/// step, in the same turn (F5).
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs closures along with the transition and after it; returns whether the animation was taken.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views that are not in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Tells once when the finger is lifted.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Tells when the finger is lifted, before the remaining animation (E3).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for views that are not in the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
