/// Carries out one dismissal of a level and all above it; only the topmost is seen moving (A29).
@MainActor final class DismissOperation {
  /// Who wants the level to go.
  enum Cause {
    /// Code: nobody but the completion is told (E15).
    case code
    /// A person, by a finger or a tap: the delegate is told (E11, E16).
    case person
  }

  private var levels: [Presentation]
  private let runner: TransitionRunner
  private let animated: Bool
  private let cause: Cause
  private var completion: (() -> Void)?

  init(
    _ levels: [Presentation], runner: TransitionRunner, animated: Bool, cause: Cause,
    completion: (() -> Void)?
  ) {
    self.levels = levels
    self.runner = runner
    self.animated = animated
    self.cause = cause
    self.completion = completion
  }

  private var lowest: Presentation { levels[0] }
  private var presenter: UIViewController? { lowest.presenter }

  /// Waits for the commit (06), and for whatever still moves above (C29).
  func schedule(after above: TransitionRunner?) {
    runner.steps(begin: { self.begin() }, end: { self.end($0) })
    levels.forEach(claim)
    presenter?.modalTransition = runner
    if let above, above.isLive {
      above.whenEnded { self.runner.begin() }
    } else {
      runner.device.afterCommit { self.runner.begin() }
    }
  }

  private func claim(_ level: Presentation) {
    level.stage = .leaving(runner)
    level.presented.modalTransition = runner
    if runner.device.behaviour.dismissedFlag == .call {
      level.presented.movement = .beingDismissed
    }
  }

  /// What was leaving by a finger that has let go meanwhile goes along after all.
  private func claimWhatStayed() {
    guard let stayed = levels.last?.presented.presentation?.upwards else { return }
    stayed.forEach(claim)
    levels += stayed
  }

  /// The completion of a dismissal that another one has replaced never comes (C28).
  func dropCompletion() { completion = nil }

  private func begin() {
    claimWhatStayed()
    for level in levels.reversed() {
      level.controller.dismissalTransitionWillBegin()
      level.presented.movement = .beingDismissed
      bringBackIfTold(level)
      level.presented.willDisappear(animated: animated && level === levels.last)
    }
    if lowest.removesPresenter { uncoverPresenter() }
    AnimatorRun.forDismissal(levels, runner: runner, animated: animated)?.start()
  }

  /// A covered one has disappeared already; whether it hears of its end all the same is a switch (A31, K4).
  private func bringBackIfTold(_ level: Presentation) {
    guard level !== levels.last, runner.device.behaviour.coveredDismissal == .told else { return }
    level.presented.willAppear(animated: false)
    level.presented.isAppearing()
  }

  private func uncoverPresenter() {
    guard let presenter else { return }
    presenter.willAppear(animated: animated)
    lowest.returnPresenterView()
    presenter.isAppearing()
  }

  private func end(_ outcome: TransitionMachine.Outcome) {
    switch outcome {
    case .completed: complete()
    case .cancelled: stay()
    }
  }

  /// Presenter first, the ones who leave last (A21); the relation ends in between (A27, C30).
  private func complete() {
    let presenter = self.presenter
    let behaviour = runner.device.behaviour
    if behaviour.relationEnd == .early { levels.forEach { $0.untie() } }
    if lowest.removesPresenter {
      presenter?.didAppear(animated: runner.device.animatedFlagForPresenter)
    }
    levels.forEach { $0.untie() }
    if behaviour.didDismissMoment == .beforeDidDisappear { tellDidDismiss() }
    for level in levels.reversed() { remove(level) }
    if behaviour.didDismissMoment == .afterDidDisappear { tellDidDismiss() }
    clear(presenter)
    if lowest.controller.coversScreen { runner.device.followOrientation() }
    completion?()
  }

  private func remove(_ level: Presentation) {
    level.removeContainer()
    level.presented.didDisappear()
    level.presented.endMovement(.beingDismissed)
    level.controller.dismissalTransitionDidEnd(true)
  }

  private func tellDidDismiss() {
    guard cause == .person else { return }
    lowest.controller.delegate?.presentationControllerDidDismiss(lowest.controller)
  }

  /// The finger has let go: everything stays, nobody is told (E12).
  private func stay() {
    for level in levels {
      level.stage = .settled
      level.presented.endMovement(.beingDismissed)
      level.presented.willAppear(animated: animated)
      level.presented.isAppearing()
      level.presented.didAppear()
      level.controller.dismissalTransitionDidEnd(false)
    }
    if lowest.removesPresenter { coverPresenterAgain() }
    clear(presenter)
  }

  private func coverPresenterAgain() {
    presenter?.willDisappear(animated: animated)
    lowest.removePresenterView()
    presenter?.didDisappear()
  }

  private func clear(_ presenter: UIViewController?) {
    levels.forEach { $0.presented.clearModalTransition(runner) }
    presenter?.clearModalTransition(runner)
    if presenter?.dismissal === self { presenter?.dismissal = nil }
  }
}
