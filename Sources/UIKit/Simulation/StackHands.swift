/// What a finger does to a stack.
extension UINavigationController {
  /// Whether a swipe from the edge would move the stack now (E6).
  package var canBeginInteractivePop: Bool { recognizerOfSwipe != nil }

  /// Swipes from the edge; the pop goes through `popViewController`, so that overrides see it (D36).
  package func beginInteractivePop() -> InteractiveTransition? {
    guard recognizerOfSwipe != nil else { return nil }
    simulatedDevice.makeCurrent()
    guard stack.count > 1 else { return getStuck() }
    endWhatRuns()
    let finger = InteractiveTransition(.released)
    expectedFinger = finger
    popViewController(animated: true)
    expectedFinger = nil
    guard case .transition = finger.grip else { return nil }
    return finger
  }

  /// Taps the system's back button (D36, D37).
  package func tapBackButton() {
    guard stack.count > 1, mayPopByButton else { return }
    simulatedDevice.makeCurrent()
    endWhatRuns()
    popViewController(animated: true)
  }

  /// Holds the back button and chooses from its menu: one movement to any member (E9); nobody is asked (D37).
  package func chooseFromBackMenu(index: Int) {
    guard stack.indices.contains(index), index < stack.count - 1 else { return }
    let target = stack[index]
    simulatedDevice.makeCurrent()
    endWhatRuns()
    // What ran has been brought to its end, and its callbacks may have changed the stack.
    guard isInStack(target) else { return }
    popToViewController(target, animated: true)
  }

  /// The edge's recognizer, or from iOS 26 on the content's (E10); `nil` when neither would begin.
  private var recognizerOfSwipe: UIGestureRecognizer? {
    guard acceptsFinger else { return nil }
    if interactivePop.isEnabled, edgeMayBegin { return interactivePop }
    guard simulatedDevice.behaviour.version == .iOS26, contentPop.isEnabled, meetsConditions,
      contentPop.mayBegin
    else { return nil }
    return contentPop
  }

  /// The conditions stand in the recognizer's own delegate: another one, or none, lifts them (E7).
  private var edgeMayBegin: Bool {
    interactivePop.delegate === popGate ? meetsConditions : interactivePop.mayBegin
  }

  /// When the swipe is off (E6).
  private var meetsConditions: Bool {
    guard stack.count > 1, let top = stack.last, !isNavigationBarHidden else { return false }
    return !top.replacesBackButton && !hasPopAnimator(top)
  }

  private func hasPopAnimator(_ top: UIViewController) -> Bool {
    let below = stack[stack.count - 2]
    return delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below)
      != nil
  }

  /// Fingers are ignored while the stack moves, unless the movement can be interrupted (D18, D19).
  private var acceptsFinger: Bool {
    guard isDisplaying, case .open = motion.gate else { return false }
    guard motion.requested == nil else { return false }
    return motion.running?.runner.coordinator.isInterruptible ?? true
  }

  /// A movement that can be interrupted is finished at once (D19, D20).
  private func endWhatRuns() {
    guard let running = motion.running, running.runner.coordinator.isInterruptible else { return }
    running.runner.cutShort()
  }

  /// A swipe on the root leaves the stack waiting for an end that never comes (E7).
  private func getStuck() -> InteractiveTransition? {
    motion.gate = .stuck
    return InteractiveTransition(.released)
  }
}

/// The delegate that UIKit gives the recognizer of the interactive pop.
@MainActor final class InteractivePopGate: NSObject, UIGestureRecognizerDelegate {}

extension UINavigationController {
  /// Whether the bar's delegate lets the back button work (D37).
  var mayPopByButton: Bool {
    guard let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem
    else { return true }
    return delegate.navigationBar(navigationBar, shouldPop: item)
  }
}
