extension UIViewController {
  // MARK: Relations

  /// What this controller or its nearest ancestor presents (C5).
  var presentedByChain: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presentation = controller.modal.presentation { return presentation.presented }
      next = controller.parent
    }
    return nil
  }

  /// Who presents this controller or the nearest ancestor that is presented (C4).
  var presenterOfChain: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presentation = controller.modal.presentedBy { return presentation.presenter }
      next = controller.parent
    }
    return nil
  }

  var selfAndAncestors: UnfoldFirstSequence<UIViewController> {
    sequence(first: self, next: \.parent)
  }

  /// The root of the container tree in which the controller stands.
  package var rootOfContainers: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Ends a movement, unless another one has begun meanwhile.
  func endMovement(_ ended: Movement) {
    if movement == ended { movement = .none }
  }

  func clearModalTransition(_ runner: TransitionRunner) {
    if modalTransition === runner { modalTransition = nil }
  }

  // MARK: present

  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    presented.checkCanBePresented(by: self)
    let presenter = presenter(for: presented)
    if let refusal = presenter.refusal(of: presented, from: self) {
      return simulatedDevice.refuse(refusal)
    }
    warnIfDetached(presenter)
    let device = presenter.simulatedDevice
    let controller = presented.presentationControllerForPresenting(presenter, source: self)
    presented.chooseAnimators(presenter: presenter, source: self)
    let runner = TransitionRunner(
      presented.manner(presenting: animated, device),
      coordinator: .init(
        presented.describePresentation(by: presenter, controller, animated, device)),
      device: device)
    let level = Presentation(
      presented: presented, presenter: presenter, controller: controller, runner: runner)
    level.window = presenter.windowOfChain
    level.tie()
    presented.loadViewIfNeeded()
    PresentOperation(level, runner: runner, animated: animated, completion: completion).schedule()
  }

  /// Presenting what stands somewhere already raises (C14, C15).
  private func checkCanBePresented(by asker: UIViewController) {
    if let other = presentedBy?.presenter {
      preconditionFailure(
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(shortDescription) that is already being presented by \(other.shortDescription).")
    }
    precondition(
      parent == nil && self !== asker && viewIfLoaded?.window == nil,
      "NSInvalidArgumentException: Application tried to present modally an active view controller "
        + "\(shortDescription).")
  }

  /// Who really presents (C1, C2).
  private func presenter(for presented: UIViewController) -> UIViewController {
    switch presented.resolvedPresentationStyle {
    case .currentContext, .overCurrentContext:
      selfAndAncestors.first(where: \.definesPresentationContext) ?? rootOfContainers
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none,
      .automatic:
      rootOfContainers
    }
  }

  private func warnIfDetached(_ presenter: UIViewController) {
    let isRoot = presenter.windowOfChain?.rootViewController === presenter
    guard presenter.parent == nil, presenter.presentedBy == nil, !isRoot else { return }
    simulatedDevice.warn(
      "Presenting view controllers on detached view controllers is discouraged "
        + "\(presenter.shortDescription).")
  }

  /// The window in which the controller stands, or will stand when its own presentation has begun.
  var windowOfChain: UIWindow? {
    viewIfLoaded?.window ?? presentedBy?.window
  }

  private func presentationControllerForPresenting(
    _ presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if let own = ownPresentationController { return own }
    let made = makePresentationController(presenter: presenter, source: source)
    ownPresentationController = made
    return made
  }

  private func chooseAnimators(presenter: UIViewController, source: UIViewController) {
    chosenAnimators = transitioningDelegate.map {
      PresentationAnimators(
        presenting: $0.animationController(
          forPresented: self, presenting: presenter, source: source),
        dismissing: nil)
    }
  }

  private func manner(
    presenting animated: Bool, _ device: SimulatedDevice
  ) -> TransitionMachine.Manner {
    guard animated else { return .turns(2) }
    if chosenAnimators?.presenting != nil { return .animator }
    return .seconds(device.visibleTime(TransitionTime.presentation))
  }

  private func describePresentation(
    by presenter: UIViewController, _ controller: UIPresentationController, _ animated: Bool,
    _ device: SimulatedDevice
  ) -> TransitionCoordinator.Description {
    .init(
      from: presenter, to: self,
      duration: animated ? device.visibleTime(TransitionTime.presentation) : 0,
      style: controller.style, isAnimated: animated)
  }
}
