extension UIViewController {
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterToDismissFrom, let level = presenter.presentation else {
      return dismissNothing(completion)
    }
    switch level.stage {
    case .settled:
      if level.upwards.contains(where: \.isArriving) { return refuseDismissal(presenter) }
      presenter.dismissLevels(animated: animated, cause: .code, completion: completion)
    case .arriving:
      refuseDismissal(presenter)
    case .leaving(let runner):
      dismissSecondTime(presenter, running: runner, animated: animated, completion: completion)
    }
  }

  /// Who presents what goes: the nearest that presents (C20), else the one that presents us (C21).
  private var presenterToDismissFrom: UIViewController? {
    selfAndAncestors.first { $0.presentation != nil } ?? presenterOfChain
  }

  /// Nothing presented and not presented (C22, K3).
  private func dismissNothing(_ completion: (() -> Void)?) {
    switch simulatedDevice.behaviour.emptyDismissal {
    case .dropped: break
    case .called: if let completion { simulatedDevice.afterCommit(completion) }
    }
  }

  private func refuseDismissal(_ presenter: UIViewController) {
    simulatedDevice.refuse(
      "Attempt to dismiss from view controller \(presenter.shortDescription) while a presentation "
        + "or dismissal is in progress.")
  }

  /// A dismissal while one is running (C24–C28, K19).
  private func dismissSecondTime(
    _ presenter: UIViewController, running: TransitionRunner, animated: Bool,
    completion: (() -> Void)?
  ) {
    switch simulatedDevice.behaviour.secondDismissal {
    case .ignore:
      refuseDismissal(presenter)
    case .extra:
      guard let below = presenter.presenterOfChain, below.presentation?.isLeaving == false else {
        return refuseDismissal(presenter)
      }
      below.dismissLevels(animated: animated, cause: .code, completion: completion)
    case .overtake:
      guard !animated, running.coordinator.isAnimated, let operation = presenter.dismissal else {
        return refuseDismissal(presenter)
      }
      operation.dropCompletion()
      running.overtake(completion: completion)
    }
  }

  /// Begins the end of what this controller presents, and of all above it.
  func dismissLevels(
    animated: Bool, cause: DismissOperation.Cause, manner: TransitionMachine.Manner? = nil,
    completion: (() -> Void)? = nil, willBegin: ((TransitionRunner) -> Void)? = nil
  ) {
    guard let lowest = presentation else { return }
    // What is leaving already, leaves by its own operation first (C29).
    let levels = lowest.upwards.prefix { !$0.isLeaving }
    let above = levels.last?.presented.presentation?.runner
    let device = simulatedDevice
    let top = levels.last?.presented ?? lowest.presented
    top.chooseDismissalAnimator()
    let runner = TransitionRunner(
      manner ?? top.manner(dismissing: animated, device),
      coordinator: .init(
        .init(
          from: top, to: self,
          duration: animated ? device.visibleTime(TransitionTime.presentation) : 0,
          style: lowest.controller.style, isAnimated: animated,
          isInteractive: manner == .finger)),
      device: device)
    let operation = DismissOperation(
      Array(levels), runner: runner, animated: animated, cause: cause, completion: completion)
    dismissal = operation
    operation.schedule(after: above)
    willBegin?(runner)
  }

  private func chooseDismissalAnimator() {
    guard let delegate = transitioningDelegate else { return }
    let presenting = chosenAnimators?.presenting
    chosenAnimators = PresentationAnimators(
      presenting: presenting, dismissing: delegate.animationController(forDismissed: self))
  }

  private func manner(
    dismissing animated: Bool, _ device: SimulatedDevice
  ) -> TransitionMachine.Manner {
    guard animated else { return .turns(2) }
    if chosenAnimators?.dismissing != nil { return .animator }
    return .seconds(device.visibleTime(TransitionTime.presentation))
  }
}

extension TransitionRunner {
  /// An unanimated dismissal takes over an animated one: the end comes with its turns (C28).
  func overtake(completion: (() -> Void)?) {
    if let completion { whenEnded(completion) }
    device.afterCommits(2) { [self] in
      if machine.isRequested { begin() }
      cutShort()
    }
  }
}
