import InsecurityTesting
import UIKit
import Wallet

/// One sitting at the terminal: the app on a phone without a display, played by commands.
public final class Session {
  private var performance: Performance
  private let print: (String) -> Void
  private let pictures: PictureFolder?
  private var phase = Phase.running

  private enum Phase {
    case running
    case ended
  }

  /// Starts the wallet and shows its first screen.
  public init(pictures: PictureFolder? = nil, print: @escaping (String) -> Void) {
    self.print = print
    self.pictures = pictures
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
    case .number, .tap, .type, .back, .swipe, .holdBack, .tapOutside, .link, .together:
      attempt { try carryOut(command) }
    }
  }

  /// Does what is asked for and does not wait for what moves then.
  private func carryOut(_ command: Command) throws {
    switch command {
    case .number(let number): try perform(number: number)
    case .tap(let name): try device.user.tap(name)
    case .type(let text, let field): try device.user.type(text, into: field)
    case .back: try device.user.tapBack()
    case .swipe(.back, cancelled: false): try device.user.swipeBack()
    case .swipe(.back, cancelled: true): try device.user.swipeBack(cancelledAt: 0.4)
    case .swipe(.down, cancelled: false): try device.user.dragSheetDown()
    case .swipe(.down, cancelled: true): try device.user.dragSheetDown(cancelledAt: 0.4)
    case .holdBack(let index): try device.user.holdBack(to: index)
    case .tapOutside: try device.user.tapOutside()
    case .link(let name): try open(name)
    case .together(let commands): try commands.forEach(carryOut)
    case .app, .help, .quit: throw Mistake("app, help and quit stand alone.")
    }
  }

  private func open(_ name: String) throws {
    guard let link = Link(rawValue: name) else {
      let links = Link.allCases.map(\.rawValue).joined(separator: ", ")
      throw Mistake("There is no link \"\(name)\"; there are \(links).")
    }
    guard let open = performance.open else { throw Mistake("This app has no links.") }
    open(link)
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
    do {
      try pictures?.draw(device)
    } catch {
      print("The picture could not be written: \(error.localizedDescription)")
    }
  }

  /// Says in one sentence what cannot be done, and lists what can.
  private func refuse(_ sentence: String) {
    let possible = device.user.availableActions.map(\.command)
    print(sentence)
    print("Possible: \(possible.isEmpty ? "nothing" : possible.joined(separator: ", "))")
  }
}

/// A command that means nothing here.
struct Mistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
