/// Whether a stack may change now (D12b, K12).
extension UINavigationController {
  /// Asks once per call; a refused call has no effect but its warning.
  func mayChange(_ name: String, retry: @escaping () -> Void) -> Bool {
    if case .stuck = motion.gate { return true }
    if let running = motion.running, running.runner.isRunning {
      return mayChange(name, while: running.runner, retry)
    }
    if shown != nil, isModallyMoving || isOccupiedContext {
      refuse(name)
      return false
    }
    return true
  }

  private func mayChange(
    _ name: String, while runner: TransitionRunner, _ retry: @escaping () -> Void
  ) -> Bool {
    switch simulatedDevice.behaviour.effectiveStackChange {
    case .drop:
      refuse(name)
      return false
    case .queue:
      runner.whenEnded(retry)
      return false
    case .apply:
      if runner.device.behaviour.version == .iOS26 { runner.cutShort() }
      return true
    }
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

extension SimulatedBehaviour {
  /// From iOS 26 on movements can be interrupted (D19), so that nothing is dropped.
  var effectiveStackChange: SecondStackChange {
    version == .iOS26 && secondStackChange == .drop ? .apply : secondStackChange
  }
}
