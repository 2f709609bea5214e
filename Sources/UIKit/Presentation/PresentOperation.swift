/// Carries out one `present`: begins after the commit of the call's turn (05), ends with the completion (C32).
@MainActor final class PresentOperation {
  private let level: Presentation
  private let runner: TransitionRunner
  private let animated: Bool
  private let completion: (() -> Void)?

  init(_ level: Presentation, runner: TransitionRunner, animated: Bool, completion: (() -> Void)?) {
    self.level = level
    self.runner = runner
    self.animated = animated
    self.completion = completion
  }

  /// Waits for the commit, and for the presenter's own arrival (C18).
  func schedule() {
    runner.steps(begin: { self.begin() }, end: { self.end($0) })
    level.presented.modalTransition = runner
    level.presenter?.modalTransition = runner
    if let arrival = level.presenter?.presentedBy?.runner, arrival.isLive {
      arrival.whenEnded { self.runner.begin() }
    } else {
      runner.device.afterCommit { self.runner.begin() }
    }
  }

  private func begin() {
    if level.controller.coversScreen { runner.device.followOrientation() }
    level.showContainer()
    level.controller.presentationTransitionWillBegin()
    level.presented.askForZoomSource(in: level.presenter ?? level.presented)
    tellAdaptiveStyle()
    if level.removesPresenter { level.presenter?.willDisappear(animated: animated) }
    level.presented.movement = .beingPresented
    level.presented.willAppear(animated: animated)
    level.showPresented()
    level.presented.isAppearing()
    AnimatorRun.forPresentation(level, runner: runner, animated: animated)?.start()
  }

  private func tellAdaptiveStyle() {
    if let popover = level.controller as? UIPopoverPresentationController {
      popover.hearer?.prepareForPopoverPresentation(popover)
      if popover.isSheetNow {
        level.controller.delegate?.presentationController(
          popover, prepare: popover.adaptiveSheetPresentationController)
      }
      popover.checkSource()
    }
    level.controller.delegate?.presentationController(
      level.controller, willPresentWithAdaptiveStyle: level.controller.adaptedStyle,
      transitionCoordinator: runner.coordinator)
  }

  private func end(_ outcome: TransitionMachine.Outcome) {
    switch outcome {
    case .completed: complete()
    case .cancelled: withdraw()
    }
    level.presented.clearModalTransition(runner)
    level.presenter?.clearModalTransition(runner)
  }

  /// The one who arrives hears it before the one who leaves (A20, A22).
  private func complete() {
    level.stage = .settled
    level.presented.didAppear()
    level.presented.endMovement(.beingPresented)
    if runner.device.behaviour.presentCompletion == .beforeDidDisappear { completion?() }
    if level.removesPresenter, !level.isLeaving { coverPresenter() }
    level.controller.presentationTransitionDidEnd(true)
    if runner.device.behaviour.presentCompletion == .afterDidDisappear { completion?() }
  }

  private func coverPresenter() {
    level.removePresenterView()
    level.presenter?.didDisappear(animated: runner.device.animatedFlagForPresenter)
  }

  /// An app's finger has taken the presentation back.
  private func withdraw() {
    level.presented.endMovement(.beingPresented)
    level.presented.willDisappear(animated: animated)
    level.untie()
    level.removeContainer()
    level.presented.didDisappear()
    if level.removesPresenter, let presenter = level.presenter {
      presenter.willAppear(animated: animated)
      presenter.isAppearing()
      presenter.didAppear()
    }
    level.controller.presentationTransitionDidEnd(false)
  }
}

extension SimulatedDevice {
  /// What a presenter's did-callbacks say about animation (K10).
  var animatedFlagForPresenter: Bool? {
    switch behaviour.presenterAnimatedFlag {
    case .same: nil
    case .no: false
    }
  }

  /// The time of an animated transition: none when nothing is to be seen (J9, K13).
  func visibleTime(_ time: TimeInterval) -> TimeInterval {
    guard animationsEnabled else { return 0 }
    switch behaviour.quietTransitions {
    case .same: return time
    case .instant: return reducesMotion || application.applicationState == .background ? 0 : time
    }
  }
}
