/// The times that transitions take.
enum TransitionTime {
  static let stack: TimeInterval = 0.35
  static let presentation: TimeInterval = 0.5
  static let finishedGesture: TimeInterval = 0.25
  static let cancelledGesture: TimeInterval = 0.2
}

/// Drives one transition over the clock: performs what its machine decides, calls the completions.
@MainActor final class TransitionRunner {
  private(set) var machine: TransitionMachine
  let coordinator: TransitionCoordinator
  let device: SimulatedDevice
  private var onBegin: (() -> Void)?
  private var onEnd: ((TransitionMachine.Outcome) -> Void)?
  private var followers: [() -> Void] = []

  init(
    _ manner: TransitionMachine.Manner, coordinator: TransitionCoordinator,
    device: SimulatedDevice
  ) {
    machine = TransitionMachine(manner)
    self.coordinator = coordinator
    self.device = device
    coordinator.runner = self
  }

  func steps(
    begin: @escaping () -> Void, end: @escaping (TransitionMachine.Outcome) -> Void
  ) {
    onBegin = begin
    onEnd = end
  }

  var isRunning: Bool { machine.isRunning }

  /// Asked for, and perhaps begun, but not ended.
  var isLive: Bool { !machine.isEnded }

  /// What decides the end may become clear as late as the beginning.
  func choose(_ manner: TransitionMachine.Manner) { machine.chosen(manner) }

  func begin() {
    guard machine.isRequested else { return }
    let begin = onBegin
    onBegin = nil
    takeWish()
    begin?()
    coordinator.runAnimations()
    perform(machine.began())
  }

  /// Runs a closure after the transition's end and its completions.
  func whenEnded(_ body: @escaping () -> Void) { followers.append(body) }

  func released(_ outcome: TransitionMachine.Outcome) {
    switch machine.released(outcome) {
    case .settle(let outcome): settle(outcome)
    case .nothing: break
    }
  }

  /// The app's animator, or whoever ends an unlimited transition, tells the end.
  func end(_ outcome: TransitionMachine.Outcome) { perform(machine.timeIsUp(outcome)) }

  func cutShort() { perform(machine.cutShort()) }

  private func perform(_ action: TransitionMachine.BeginAction) {
    switch action {
    case .end(let outcome): finish(outcome)
    case .waitTurns(let count): device.afterCommits(count) { self.end(.completed) }
    case .waitSeconds(let seconds): device.after(seconds) { self.end(.completed) }
    case .settle(let outcome): settle(outcome)
    case .wait: break
    }
  }

  private func perform(_ action: TransitionMachine.EndAction) {
    switch action {
    case .end(let outcome): finish(outcome)
    case .nothing: break
    }
  }

  private func settle(_ outcome: TransitionMachine.Outcome) {
    coordinator.interactionChanged()
    let time: TimeInterval =
      switch outcome {
      case .completed: TransitionTime.finishedGesture
      case .cancelled: TransitionTime.cancelledGesture
      }
    device.after(time) { self.end(outcome) }
  }

  private func finish(_ outcome: TransitionMachine.Outcome) {
    let end = onEnd
    onEnd = nil
    end?(outcome)
    coordinator.runCompletions()
    let followers = self.followers
    self.followers = []
    followers.forEach { $0() }
    device.setNeedsTurn()
  }

  /// A device can be told that its next transition does not end.
  private func takeWish() {
    guard device.nextTransitionNeverEnds else { return }
    device.nextTransitionNeverEnds = false
    machine.chosen(.never)
  }
}
