import InsecurityTesting
import UIKit

/// One sitting at the terminal: the app on a phone without a display, played by commands.
public final class Session {
  private var performance: Performance
  private let print: (String) -> Void
  private var phase = Phase.running

  private enum Phase {
    case running
    case ended
  }

  /// Starts the wallet and shows its first screen.
  public init(print: @escaping (String) -> Void) {
    self.print = print
    performance = Performance(of: .wallet)
    draw()
  }

  private var device: HeadlessDevice { performance.device }

  /// Whether someone has asked to quit.
  public var hasEnded: Bool {
    switch phase {
    case .running: false
    case .ended: true
    }
  }

  /// Does what a line asks for and shows the screen after it, or says why it cannot be done.
  public func perform(_ line: String) {
    let line = line.trimmingCharacters(in: .whitespaces)
    if line.isEmpty || line.hasPrefix("#") { return }
    guard let command = Command(line) else {
      refuse("\"\(line)\" is no command; help lists them.")
      return
    }
    perform(command)
  }

  /// Says what came back from the screens.
  public func end() {
    print("")
    print("Results:")
    let results = performance.results()
    results.forEach { print("  \($0)") }
    if results.isEmpty { print("  none") }
  }

  private func perform(_ command: Command) {
    switch command {
    case .help: print(Command.instructions)
    case .quit: phase = .ended
    case .app(let app):
      performance = Performance(of: app)
      draw()
    case .number(let number): attempt { try perform(number: number) }
    case .tap(let name): attempt { try device.user.tap(name) }
    case .type(let text, let field): attempt { try device.user.type(text, into: field) }
    case .back: attempt { try device.user.tapBack() }
    case .swipe(.back, cancelled: false): attempt { try device.user.swipeBack() }
    case .swipe(.back, cancelled: true):
      attempt { try device.user.swipeBack(cancelledAt: 0.4) }
    case .swipe(.down, cancelled: false): attempt { try device.user.dragSheetDown() }
    case .swipe(.down, cancelled: true):
      attempt { try device.user.dragSheetDown(cancelledAt: 0.4) }
    case .holdBack(let index): attempt { try device.user.holdBack(to: index) }
    case .tapOutside: attempt { try device.user.tapOutside() }
    }
  }

  private func perform(number: Int) throws {
    let actions = device.user.availableActions
    guard actions.indices.contains(number - 1) else { throw Mistake("There is no \(number) here.") }
    if case .type(let field) = actions[number - 1] {
      throw Mistake("Say what to type: type \"…\" into \"\(field)\".")
    }
    try device.user.perform(actions[number - 1])
  }

  private func attempt(_ action: () throws -> Void) {
    do {
      try action()
      device.settle()
      draw()
    } catch let impossible as ImpossibleAction {
      refuse("Cannot \(impossible.action): \(impossible.reason).")
    } catch {
      refuse("\(error)")
    }
  }

  private func draw() {
    print("")
    Drawing(device).lines.forEach(print)
  }

  /// Says in one sentence what cannot be done, and lists what can.
  private func refuse(_ sentence: String) {
    let possible = device.user.availableActions.map(\.command)
    print(sentence)
    print("Possible: \(possible.isEmpty ? "nothing" : possible.joined(separator: ", "))")
  }
}

/// A command that means nothing here.
private struct Mistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
