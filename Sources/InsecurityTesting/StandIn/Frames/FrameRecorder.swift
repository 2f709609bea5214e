import UIKit

/// Writes down what a person could have seen: frames at commits, and the movements between them.
final class FrameRecorder {
  private(set) var frames: [String] = []
  private(set) var transitions: [Transition] = []

  private weak var window: UIWindow?
  private var last: Frame
  private var movements = RunningMovements()
  private var observations: [SimulatedObservation] = []
  private var turn = Turn.unchanged

  /// What the running turn has shown; presentations begin to move after its commit (05, 06).
  private enum Turn {
    case unchanged
    case changed(FrameChange)
    case moved
  }

  init(
    _ window: UIWindow, of simulation: SimulatedDevice, _ recording: HeadlessDevice.Recording
  ) {
    self.window = window
    last = Frame(of: window)
    guard recording == .on else { return }
    observations = [
      simulation.observeCommits { [weak self] in self?.commit() },
      simulation.observeTurnEnds { [weak self] in self?.turnEnd() },
    ]
  }

  /// Writes down another window from now on.
  func follow(_ window: UIWindow) {
    self.window = window
  }

  /// Notes a gesture that a finger has taken back.
  func cancelledGesture(_ kind: Transition.Kind, to destination: ScreenDiagram) {
    transitions.append(
      Transition(kind, from: last.diagram, to: destination, cancelled: true))
  }

  private func commit() {
    guard let window, !window.isCovered else { return }
    let frame = Frame(of: window)
    guard frame.levels != last.levels else { return }
    frames.append(frame.diagram.description)
    movements.look(at: window)
    if let change = FrameChange(from: last, to: frame) {
      let kind = movements.take(for: change)
      transitions.append(change.transition(animatedAs: kind))
      turn = kind == nil ? .changed(change) : .moved
    }
    last = frame
  }

  private func turnEnd() {
    defer { turn = .unchanged }
    guard let window else { return }
    movements.look(at: window)
    guard case .changed(let change) = turn, let kind = movements.take(for: change) else { return }
    transitions[transitions.count - 1] = change.transition(animatedAs: kind)
  }
}
