extension SimulatedDevice {
  /// The size of the screen as the interface is turned.
  package var screenBounds: CGRect {
    let upright = SimulatedScreen.bounds
    guard scene.orientation.isLandscape else { return upright }
    return CGRect(x: 0, y: 0, width: upright.height, height: upright.width)
  }

  /// Turns the phone; the interface follows if app and screen support that.
  package func turn(to orientation: UIInterfaceOrientation) {
    heldOrientation = orientation
    followOrientation()
  }

  /// Gives the app more or less room from left to right; controllers hear of it before and after.
  package func changeWidth(to sizeClass: UIUserInterfaceSizeClass) {
    let wanted = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(horizontalSizeClass: sizeClass),
    ])
    guard wanted != traits else { return }
    for window in scene.windows {
      let coordinator = TransitionCoordinator(.init(container: window, duration: 0))
      window.levels.forEach { $0.willTransition(to: wanted, with: coordinator) }
      coordinator.runAnimations()
      coordinator.runCompletions()
    }
    traits = wanted
  }

  /// Brings the interface to how the phone is held, or to what the screen needs.
  package func followOrientation() {
    guard !isLocked, let wanted = wantedOrientation else { return }
    turnInterface(to: wanted)
  }

  /// Turns the interface by a wish of the app; false if what covers the screen does not support it.
  func turnInterface(toOneOf wishes: UIInterfaceOrientationMask) -> Bool {
    let possible = wishes.intersection(supportedOrientations)
    guard let wanted = possible.preferred([scene.orientation, heldOrientation]) else {
      return false
    }
    turnInterface(to: wanted)
    return true
  }

  private var wantedOrientation: UIInterfaceOrientation? {
    let preferred = decider?.preferredInterfaceOrientationForPresentation ?? .portrait
    return supportedOrientations.preferred([heldOrientation, scene.orientation, preferred])
  }

  /// What app and screen support together.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let ofApp =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: keyWindow)
      ?? .allButUpsideDown
    return ofApp.intersection(decider?.supportedInterfaceOrientations ?? .allButUpsideDown)
  }

  /// Who decides: the topmost controller that covers the screen.
  private var decider: UIViewController? {
    let root = keyWindow?.rootViewController ?? scene.windows.first?.rootViewController
    return root?.levels.last { $0.presentedBy?.controller.coversScreen ?? true }
  }

  private var isLocked: Bool {
    guard let decider else { return false }
    if !decider.shouldAutorotate { return true }
    let asked = sequence(first: decider) { $0.childForInterfaceOrientationLock }
    guard behaviour.version == .iOS26 else { return false }
    return asked.reduce(decider) { $1 }.prefersInterfaceOrientationLocked
  }

  private func turnInterface(to orientation: UIInterfaceOrientation) {
    let swapsSides = scene.orientation.isLandscape != orientation.isLandscape
    scene.orientation = orientation
    guard swapsSides else { return }
    for window in scene.windows {
      let old = window.bounds.size
      rotate(window, to: CGSize(width: old.height, height: old.width))
    }
    turnTraits()
  }

  private func rotate(_ window: UIWindow, to size: CGSize) {
    let coordinator = TransitionCoordinator(.init(container: window, duration: 0.3))
    let runner = TransitionRunner(
      .seconds(visibleTime(0.3)), coordinator: coordinator, device: self)
    for level in window.levels {
      level.willTransition(to: turnedTraits, with: coordinator)
      level.viewWillTransition(to: size, with: coordinator)
    }
    runner.steps(
      begin: { window.frame = CGRect(origin: window.frame.origin, size: size) }, end: { _ in })
    runner.begin()
    setNeedsTurn()
  }

  /// A phone on its side has little height; a tablet has enough of both.
  private var turnedTraits: UITraitCollection {
    guard traits.userInterfaceIdiom == .phone else { return traits }
    let height: UIUserInterfaceSizeClass = scene.orientation.isLandscape ? .compact : .regular
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(verticalSizeClass: height)])
  }

  private func turnTraits() { traits = turnedTraits }
}

extension UIInterfaceOrientationMask {
  /// The first of some orientations that is in the set, else any of it.
  func preferred(_ wishes: [UIInterfaceOrientation]) -> UIInterfaceOrientation? {
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return (wishes + all).first { contains(UIInterfaceOrientationMask(rawValue: 1 << $0.rawValue)) }
  }
}

extension UIWindow {
  /// The root and what is presented over it, bottom to top.
  fileprivate var levels: [UIViewController] { rootViewController?.levels ?? [] }
}

extension UIViewController {
  fileprivate var levels: [UIViewController] {
    Array(sequence(first: self) { $0.presentation?.presented })
  }
}

extension UIPresentationController {
  /// Whether nothing of what is behind is to be seen, so that the presented one decides about orientations.
  var coversScreen: Bool {
    switch style {
    case .fullScreen, .overFullScreen: shouldPresentInFullscreen
    case .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover, .none,
      .automatic:
      false
    }
  }
}
