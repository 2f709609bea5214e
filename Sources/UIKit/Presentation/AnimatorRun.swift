/// Starts an app's own animator for a transition, where there is one.
@MainActor enum AnimatorRun {
  /// The animator of a presentation; chosen before the transition is made, see `PresentationAnimators`.
  static func forPresentation(
    _ level: Presentation, runner: TransitionRunner, animated: Bool
  ) -> TransitionContext? {
    guard animated, let animator = level.presented.chosenAnimators?.presenting else { return nil }
    runner.coordinator.about.container = level.container
    let finger = level.presented.transitioningDelegate?.interactionControllerForPresentation(
      using: animator)
    return TransitionContext(runner: runner, animator: animator, interaction: finger)
  }

  /// The animator of a dismissal, of the topmost level.
  static func forDismissal(
    _ levels: [Presentation], runner: TransitionRunner, animated: Bool
  ) -> TransitionContext? {
    guard animated, let top = levels.last, let animator = top.presented.chosenAnimators?.dismissing
    else { return nil }
    runner.coordinator.about.container = top.container
    let finger = top.presented.transitioningDelegate?.interactionControllerForDismissal(
      using: animator)
    return TransitionContext(runner: runner, animator: animator, interaction: finger)
  }
}

/// The animators that a controller's transitioning delegate gave.
struct PresentationAnimators {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  var dismissing: (any UIViewControllerAnimatedTransitioning)?
}
