/// Whether a stack may change now (D12b, K12).
extension UINavigationController {
  /// Asks once per call; a refused call has no effect but its warning.
  func mayChange(_ name: String, retry: @escaping () -> Void) -> Bool {
    if case .stuck = motion.gate { return true }
    if let blocking = blockingRunner { return mayChange(name, while: blocking, retry) }
    if shown != nil, isModallyMoving || isOccupiedContext {
      refuse(name)
      return false
    }
    return true
  }

  /// What can be interrupted is finished at once, so nothing is dropped then (D19).
  private func mayChange(
    _ name: String, while runner: TransitionRunner, _ retry: @escaping () -> Void
  ) -> Bool {
    switch simulatedDevice.behaviour.secondStackChange {
    case .drop where !runner.coordinator.isInterruptible:
      refuse(name)
      return false
    case .queue:
      runner.whenEnded(retry)
      return false
    case .apply, .drop:
      if runner.coordinator.isInterruptible || runner.machine.isGuided { finish(runner) }
      return true
    }
  }

  /// What moves, or what a finger has just taken hold of.
  private var blockingRunner: TransitionRunner? {
    if let running = motion.running?.runner, running.isRunning { return running }
    if let asked = motion.requested?.runner, asked.machine.isGuided { return asked }
    return nil
  }

  /// Brings a movement to its end at once; one that has not begun begins first.
  func finish(_ runner: TransitionRunner) {
    if runner.machine.isRequested { viewIfLoaded?.layoutIfNeeded() }
    if runner.isRunning { runner.cutShort() }
  }

  private func refuse(_ name: String) {
    simulatedDevice.refuse(
      "\(name) called on \(shortDescription) while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated.")
  }

  /// A presentation or dismissal of this stack, of what it stands in, or of what it shows.
  private var isModallyMoving: Bool {
    if topViewController?.presentation?.runner?.isRunning == true { return true }
    return selfAndAncestors.contains {
      $0.presentedBy?.runner?.isRunning == true || $0.presentation?.runner?.isRunning == true
    }
  }

  /// A modal that stands in the place of this stack.
  private var isOccupiedContext: Bool {
    guard let style = presentation?.controller.style else { return false }
    return style == .currentContext || style == .overCurrentContext
  }
}
