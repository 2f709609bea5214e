/// The movement of a stack: asked for in the call, begun in layout, ended by its runner.
extension UINavigationController {
  /// The members that come and go with the stack: the one that is shown.
  ///
  /// While something moves, the movement tells its ends who has appeared, not the stack's own did-appear.
  var membersOnScreen: [UIViewController] {
    if appearance == .appeared, let running = motion.running, running.runner.isRunning { return [] }
    return shown.map { [$0] } ?? []
  }

  /// The transition that a person sees, asked for or running; none without animation (F2).
  var stackTransition: TransitionRunner? {
    let change = motion.requested ?? motion.running
    guard let change, change.animated || change.runner.machine.isHeld else { return nil }
    if simulatedDevice.behaviour.coordinatorReading == .starts, motion.requested === change {
      viewIfLoaded?.layoutIfNeeded()
    }
    return change.runner
  }

  func request(
    _ entered: [UIViewController], _ left: [UIViewController], animated: Bool,
    origin: StackChange.Origin
  ) {
    if let asked = motion.requested {
      asked.absorb(entered, left, animated: animated, origin: origin)
      asked.runner.coordinator.about.to = stack.last
    } else if stack.last === shown, motion.running == nil {
      // The top stays: nothing moves (A14, D22).
      detach(left)
      tellLeft(left)
      tellEntered(entered)
      return
    } else {
      motion.requested = makeChange(entered, left, animated: animated, origin: origin)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func makeChange(
    _ entered: [UIViewController], _ left: [UIViewController], animated: Bool,
    origin: StackChange.Origin
  ) -> StackChange {
    let device = simulatedDevice
    let finger = expectedFinger
    let coordinator = TransitionCoordinator(
      .init(
        from: shown, to: stack.last, container: viewIfLoaded,
        duration: animated ? device.visibleTime(TransitionTime.stack) : 0, isAnimated: animated,
        isInteractive: finger != nil))
    let runner = TransitionRunner(
      finger == nil ? .atOnce : .finger, coordinator: coordinator, device: device)
    finger?.grip = .transition(runner)
    expectedFinger = nil
    let change = StackChange(
      runner: runner, animated: animated, leaving: left, arriving: entered, origin: origin)
    runner.steps(begin: { self.begin(change) }, end: { self.end(change, $0) })
    return change
  }

  /// Called in the layout of the stack's view (01).
  func startStackMotion() {
    motion.transientArray = nil
    guard isAppearingOrAppeared, viewIfLoaded?.window != nil, motion.running == nil else { return }
    if case .stuck = motion.gate { return }
    if let change = motion.requested {
      motion.requested = nil
      motion.running = change
      change.runner.begin()
    } else if shown == nil {
      display()
    } else if shown !== stack.last {
      request([], [], animated: false, origin: .step)
    }
  }

  /// What was asked for and is not to be seen any more is over without a movement (A18, D28).
  func settleUnseenRequest() {
    guard let change = motion.requested, motion.running == nil else { return }
    motion.requested = nil
    motion.running = change
    change.runner.choose(.atOnce)
    change.runner.begin()
    if change.runner.isRunning { change.runner.cutShort() }
  }

  // MARK: Beginning

  private func begin(_ change: StackChange) {
    let from = shown
    let to = stack.last
    motion.display = .none
    announceLate(change.arriving)
    guard from !== to, isAppearingOrAppeared else { return change.runner.choose(.atOnce) }
    change.from = from
    change.to = to
    to?.loadViewIfNeeded()
    let animator = chooseManner(change)
    if change.animated { askForZoomSource(change) }
    tellWillShow(to, animated: change.animated, at: .beforeWillDisappear)
    if from?.membership == .leaving { from?.movement = .movingFromParent }
    from?.willDisappear(animated: change.animated)
    appear(to, animated: change.animated, comes: change.brings(to))
    animator?.start()
  }

  /// Up to the point at which the view stands in the stack's view.
  private func appear(_ to: UIViewController?, animated: Bool, comes: Bool) {
    shown = to
    guard let to else { return }
    to.loadViewIfNeeded()
    if comes { to.movement = .movingToParent }
    to.membership = .member
    to.willAppear(animated: animated)
    tellWillShow(to, animated: animated, at: .afterWillAppear)
    place(to)
    to.isAppearing()
  }

  private func place(_ controller: UIViewController) {
    guard let view = viewIfLoaded, let content = controller.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The bars stay in front.
    view.insertSubview(content, belowSubview: navigationBar)
  }

  /// The announcement to the arriving ones, where it waits for the start (K18).
  private func announceLate(_ arriving: [UIViewController]) {
    guard simulatedDevice.behaviour.willMoveMoment == .start else { return }
    for controller in arriving where isInStack(controller) { controller.willMove(toParent: self) }
  }

  private func chooseManner(_ change: StackChange) -> TransitionContext? {
    guard change.animated else {
      change.runner.choose(.atOnce)
      return nil
    }
    guard let animator = animator(for: change) else {
      change.runner.choose(.seconds(simulatedDevice.visibleTime(TransitionTime.stack)))
      return nil
    }
    change.runner.choose(.animator)
    let finger = delegate?.navigationController(self, interactionControllerFor: animator)
    return TransitionContext(runner: change.runner, animator: animator, interaction: finger)
  }

  private func askForZoomSource(_ change: StackChange) {
    guard let from = change.from, let to = change.to else { return }
    if change.brings(to) { to.askForZoomSource(in: from) } else { from.askForZoomSource(in: to) }
  }

  private func animator(
    for change: StackChange
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from = change.from, let to = change.to, !change.runner.machine.isHeld else {
      return nil
    }
    return delegate?.navigationController(
      self, animationControllerFor: change.brings(to) ? .push : .pop, from: from, to: to)
  }

  private func tellWillShow(
    _ controller: UIViewController?, animated: Bool,
    at moment: SimulatedBehaviour.WillShowMoment
  ) {
    guard let controller, simulatedDevice.behaviour.willShowMoment == moment else { return }
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  // MARK: First display

  /// The first layout shows the top (10); its did-appear comes with the stack's own (A37).
  private func display() {
    guard let top = stack.last else { return }
    let first = takeFirstTop(before: top)
    top.loadViewIfNeeded()
    tellWillShow(top, animated: false, at: .beforeWillDisappear)
    first?.willDisappear(animated: false)
    appear(top, animated: false, comes: top.membership == .waiting)
    if let first {
      first.viewIfLoaded?.removeFromSuperview()
      first.didDisappear()
      first.endMovement(.movingToParent)
    }
    motion.display = .awaitingDidAppear(top)
    if appearance == .appeared { simulatedDevice.afterCommit { self.finishDisplay() } }
    if stack.last !== top { request([], [], animated: false, origin: .step) }
  }

  /// Up to iOS 17 what was on top first appears, and goes before it has appeared (A16).
  private func takeFirstTop(before top: UIViewController) -> UIViewController? {
    guard let first = motion.firstTop else { return nil }
    motion.firstTop = nil
    guard first !== top, isInStack(first) else { return nil }
    appear(first, animated: false, comes: true)
    return first
  }

  /// Tells that what was displayed without a movement has appeared (D24).
  func finishDisplay() {
    guard case .awaitingDidAppear(let controller) = motion.display, appearance == .appeared else {
      return
    }
    motion.display = .none
    controller.didAppear()
    controller.endMovement(.movingToParent)
    delegate?.navigationController(self, didShow: controller, animated: false)
  }

  /// The stack has gone before it had appeared: what it displayed does not come any more (B1).
  func abandonDisplay() {
    guard case .awaitingDidAppear(let controller) = motion.display else { return }
    motion.display = .none
    controller.endMovement(.movingToParent)
  }
}
