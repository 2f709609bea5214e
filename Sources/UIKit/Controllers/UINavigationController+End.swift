/// The end step of a stack's movement.
extension UINavigationController {
  func end(_ change: StackChange, _ outcome: TransitionMachine.Outcome) {
    switch outcome {
    case .completed where change.from === change.to: endWithoutMovement(change)
    case .completed: complete(change)
    case .cancelled: runBack(change)
    }
    if motion.running === change { motion.running = nil }
    viewIfLoaded?.setNeedsLayout()
    if appearance == .disappeared { settleUnseenRequest() }
    forgetOutdatedTop()
  }

  /// What left and came back in one turn, or what nobody sees, has not moved.
  private func endWithoutMovement(_ change: StackChange) {
    detach(change.leaving)
    tellLeft(change.leaving)
    tellEntered(change.arriving)
  }

  /// The one who leaves hears it first (A10, A12, A22).
  private func complete(_ change: StackChange) {
    let behaviour = simulatedDevice.behaviour
    change.from?.viewIfLoaded?.removeFromSuperview()
    if behaviour.poppedParent == .none { detach(change.leaving) }
    change.from?.didDisappear()
    change.from?.endMovement(.movingFromParent)
    detach(change.leaving)
    if behaviour.didShowMoment == .beforeDidAppear { tellDidShow(change) }
    change.to?.didAppear()
    change.to?.endMovement(.movingToParent)
    tellLeft(change.leaving)
    tellEntered(change.arriving)
    if behaviour.didShowMoment == .afterDidAppear { tellDidShow(change) }
  }

  /// A stack that has left the screen meanwhile shows nothing (D28).
  private func tellDidShow(_ change: StackChange) {
    guard let to = change.to, isAppearingOrAppeared else { return }
    delegate?.navigationController(self, didShow: to, animated: change.animated)
  }

  /// The finger let go too early: the old top is back, and the other one has never appeared (E2).
  private func runBack(_ change: StackChange) {
    let (from, to) = (change.from, change.to)
    change.undo(&stack)
    for controller in change.taken { controller.membership = .member }
    for controller in change.arriving { controller.membership = .leaving }
    shown = from
    from?.endMovement(.movingFromParent)
    to?.endMovement(.movingToParent)
    to?.willDisappear(animated: change.animated)
    to?.viewIfLoaded?.removeFromSuperview()
    to?.didDisappear()
    comeBack(from, animated: change.animated)
    detach(change.arriving)
    tellLeft(change.arriving)
    tellStaying(change.taken)
  }

  /// In a stack that has left the screen meanwhile the old top has left with it.
  private func comeBack(_ top: UIViewController?, animated: Bool) {
    switch appearance {
    case .appearing:
      top?.willAppear(animated: animated)
      top?.isAppearing()
    case .appeared:
      top?.willAppear(animated: animated)
      top?.isAppearing()
      top?.didAppear()
    case .disappearing: break
    case .disappeared: top?.didDisappear()
    }
  }

  /// What a cancelled pop says about the parent is not known (E5, K5).
  private func tellStaying(_ controllers: [UIViewController]) {
    guard simulatedDevice.behaviour.cancelledPop == .moved else { return }
    for controller in controllers {
      controller.willMove(toParent: self)
      controller.didMove(toParent: self)
    }
  }
}
