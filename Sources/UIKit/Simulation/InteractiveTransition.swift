/// A finger that is down and moves something.
@MainActor package final class InteractiveTransition {
  /// How far the movement has come, from 0 to 1.
  package private(set) var fraction: CGFloat = 0

  /// What the finger has hold of.
  enum Grip {
    /// A transition that follows.
    case transition(TransitionRunner)
    /// A sheet that must stay: it gives a little, and tells on release (E13).
    case resisting(onIntent: () -> Void)
    /// Nothing any more.
    case released
  }

  var grip: Grip

  init(_ grip: Grip) { self.grip = grip }

  /// Moves the finger.
  package func update(_ fraction: CGFloat) {
    self.fraction = min(max(fraction, 0), 1)
    guard case .transition(let runner) = grip else { return }
    runner.coordinator.percent = self.fraction
    runner.device.setNeedsTurn()
  }

  /// Lifts the finger so that the movement completes.
  package func finish() { release(.completed) }

  /// Lifts the finger so that the movement runs back.
  package func cancel() { release(.cancelled) }

  private func release(_ outcome: TransitionMachine.Outcome) {
    let grip = self.grip
    self.grip = .released
    switch grip {
    case .transition(let runner): runner.released(outcome)
    case .resisting(let onIntent): if outcome == .completed { onIntent() }
    case .released: break
    }
  }
}
