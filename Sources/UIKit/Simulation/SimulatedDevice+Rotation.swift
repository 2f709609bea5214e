extension SimulatedDevice {
  /// Turns the phone: every window's controllers hear their new size, then take it.
  package func turn(to orientation: UIInterfaceOrientation) {
    guard scene.orientation.isLandscape != orientation.isLandscape else {
      scene.orientation = orientation
      return
    }
    scene.orientation = orientation
    for window in scene.windows {
      let old = window.bounds.size
      rotate(window, to: CGSize(width: old.height, height: old.width))
    }
  }

  private func rotate(_ window: UIWindow, to size: CGSize) {
    let coordinator = TransitionCoordinator(.init(container: window, duration: 0.3))
    let runner = TransitionRunner(
      .seconds(visibleTime(0.3)), coordinator: coordinator, device: self)
    let levels = sequence(first: window.rootViewController) { $0?.presentation?.presented }
    for case let level? in levels.prefix(while: { $0 != nil }) {
      level.viewWillTransition(to: size, with: coordinator)
    }
    runner.steps(
      begin: { window.frame = CGRect(origin: window.frame.origin, size: size) }, end: { _ in })
    runner.begin()
    setNeedsTurn()
  }
}
