/// A transition as a value: asked for, begun, running, ended.
///
/// Whatever moves controllers, a stack or a presentation, goes through this; a runner performs the actions.
package struct TransitionMachine: Equatable, Sendable {
  /// How a transition ended.
  package enum Outcome: Equatable, Sendable {
    case completed, cancelled
  }

  /// What decides when a transition ends.
  package enum Manner: Equatable, Sendable {
    /// It ends where it begins: an unanimated change of a stack (03).
    case atOnce
    /// It ends some turns later: an unanimated presentation (07).
    case turns(Int)
    /// It ends after a time.
    case seconds(TimeInterval)
    /// A finger decides.
    case finger
    /// The app's animator tells.
    case animator
    /// It does not end by itself.
    case never
  }

  private enum State: Equatable, Sendable {
    case requested(Manner)
    /// The finger was lifted before anything had begun.
    case requestedAndReleased(Outcome)
    case running(Manner)
    case settling(Outcome)
    case ended(Outcome)
  }

  private var state: State

  package init(_ manner: Manner) { state = .requested(manner) }

  // MARK: What a caller may ask

  /// Asked for, and nothing has happened yet.
  package var isRequested: Bool {
    switch state {
    case .requested, .requestedAndReleased: true
    case .running, .settling, .ended: false
    }
  }

  /// Begun and not ended.
  package var isRunning: Bool {
    switch state {
    case .running, .settling: true
    case .requested, .requestedAndReleased, .ended: false
    }
  }

  package var isEnded: Bool { outcome != nil }

  /// A finger holds the transition.
  package var isHeld: Bool {
    switch state {
    case .requested(.finger), .running(.finger): true
    case .requested, .requestedAndReleased, .running, .settling, .ended: false
    }
  }

  /// A finger holds the transition, or has just let it go.
  package var isGuided: Bool {
    switch state {
    case .requested(.finger), .running(.finger), .requestedAndReleased, .settling: true
    case .requested, .running, .ended: false
    }
  }

  package var outcome: Outcome? {
    switch state {
    case .ended(let outcome): outcome
    case .requested, .requestedAndReleased, .running, .settling: nil
    }
  }

  /// The outcome that has been decided, though the end may be still to come.
  package var decided: Outcome? {
    switch state {
    case .ended(let outcome), .settling(let outcome), .requestedAndReleased(let outcome): outcome
    case .requested, .running: nil
    }
  }

  // MARK: Events

  /// What decides the end has become clear; a finger or a wish not to end is never overruled.
  package mutating func chosen(_ manner: Manner) {
    switch state {
    case .requested(.finger) where manner != .never: break
    case .requested(.never): break
    case .requested: state = .requested(manner)
    case .requestedAndReleased: break
    case .running, .settling, .ended:
      preconditionFailure("What decides the end is chosen before the beginning; it is \(state)")
    }
  }

  package enum BeginAction: Equatable, Sendable {
    case end(Outcome)
    case waitTurns(Int)
    case waitSeconds(TimeInterval)
    case settle(Outcome)
    /// Somebody else will tell: a finger, an animator, nobody.
    case wait
  }

  /// The moment has come at which the first callbacks were made.
  package mutating func began() -> BeginAction {
    switch state {
    case .requested(.atOnce):
      state = .ended(.completed)
      return .end(.completed)
    case .requested(.turns(let count)):
      state = .running(.turns(count))
      return .waitTurns(count)
    case .requested(.seconds(let seconds)):
      state = .running(.seconds(seconds))
      return .waitSeconds(seconds)
    case .requested(let manner):
      state = .running(manner)
      return .wait
    case .requestedAndReleased(let outcome):
      state = .settling(outcome)
      return .settle(outcome)
    case .running, .settling, .ended:
      preconditionFailure("A transition begins once; it is \(state)")
    }
  }

  package enum ReleaseAction: Equatable, Sendable {
    case settle(Outcome)
    case nothing
  }

  /// The finger has left the glass.
  package mutating func released(_ outcome: Outcome) -> ReleaseAction {
    switch state {
    case .requested(.finger):
      state = .requestedAndReleased(outcome)
      return .nothing
    case .running(.finger):
      state = .settling(outcome)
      return .settle(outcome)
    case .ended, .settling, .requestedAndReleased, .requested(.never), .running(.never):
      // Cut short, released twice, or told not to end: that has decided.
      return .nothing
    case .requested, .running:
      preconditionFailure("No finger holds this transition; it is \(state)")
    }
  }

  package enum EndAction: Equatable, Sendable {
    case end(Outcome)
    case nothing
  }

  /// The time, the turns or the settling are over, or the animator has told.
  package mutating func timeIsUp(_ told: Outcome = .completed) -> EndAction {
    switch state {
    case .settling(let outcome):
      state = .ended(outcome)
      return .end(outcome)
    case .running:
      state = .ended(told)
      return .end(told)
    case .ended:
      return .nothing
    case .requested, .requestedAndReleased:
      preconditionFailure("A transition that has not begun cannot end; it is \(state)")
    }
  }

  /// Somebody else wants to move: what runs ends at once, as completed (D19).
  package mutating func cutShort() -> EndAction {
    switch state {
    case .running, .settling(.completed):
      state = .ended(.completed)
      return .end(.completed)
    case .settling(.cancelled):
      state = .ended(.cancelled)
      return .end(.cancelled)
    case .ended:
      return .nothing
    case .requested, .requestedAndReleased:
      preconditionFailure("A transition that has not begun cannot be cut short; it is \(state)")
    }
  }
}
