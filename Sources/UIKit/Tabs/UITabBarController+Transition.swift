/// A change of tabs that an animator of the app performs.
extension UITabBarController {
  func chooseAnimator(
    from old: UIViewController?, to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  /// Both views stand in this controller's view until the animator has ended.
  func animate(
    from old: UIViewController, to new: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let runner = TransitionRunner(
      .animator,
      coordinator: .init(
        .init(
          from: old, to: new, container: view, duration: animator.transitionDuration(using: nil))),
      device: simulatedDevice)
    tabTransition = runner
    let finger = delegate?.tabBarController(self, interactionControllerFor: animator)
    let context = TransitionContext(runner: runner, animator: animator, interaction: finger)
    runner.steps(
      begin: { [self] in
        insert(new)
        new.isAppearing()
        context.start()
      },
      end: { [self] in
        tabTransition = nil
        end(from: old, to: new, $0)
      })
    runner.begin()
  }

  private func end(
    from old: UIViewController, to new: UIViewController, _ outcome: TransitionMachine.Outcome
  ) {
    switch outcome {
    case .completed:
      old.viewIfLoaded?.removeFromSuperview()
      old.didDisappear()
      new.didAppear()
    case .cancelled:
      tellBeginning(new, old, animated: true)
      new.viewIfLoaded?.removeFromSuperview()
      old.isAppearing()
      new.didDisappear()
      old.didAppear()
      goBack(to: old)
    }
  }

  /// A finger has taken the choice back.
  private func goBack(to old: UIViewController) {
    displayed = old
    if let tab = roster.first(where: { $0.madeViewController === old }) { selection = .tab(tab) }
    tabBar.setNeedsLayout()
  }
}
