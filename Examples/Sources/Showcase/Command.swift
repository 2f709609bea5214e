import Foundation
import Wallet

/// What a person at the terminal asks for.
nonisolated indirect enum Command: Equatable {
  case number(Int)
  case tap(String)
  case type(String, into: String)
  case back
  case swipe(Swipe, cancelled: Bool)
  case holdBack(to: Int)
  case tapOutside
  case app(App)
  case link(String)
  /// Several, each before the screen has come to rest after the one before.
  case together([Command])
  case help
  case quit

  /// The two directions that mean something to navigation.
  enum Swipe: Equatable {
    case back
    case down
  }
}

nonisolated extension Command {
  /// Reads one line; nil if it is no command.
  init?(_ line: String) {
    let parts = line.components(separatedBy: ";")
    let commands = parts.compactMap { Command(single: $0) }
    guard commands.count == parts.count, commands.count > 1 else {
      self.init(single: line)
      return
    }
    self = .together(commands)
  }

  private init?(single line: String) {
    var words = Words(line)
    switch words.next()?.lowercased() {
    case "tap": self.init(tapping: words.rest)
    case "type": self.init(typing: words.rest)
    case "swipe": self.init(swiping: words.rest)
    case "back" where words.rest.isEmpty: self = .back
    case "hold": self.init(holding: words.rest)
    case "app": self.init(choosing: words.rest)
    case "outside" where words.rest.isEmpty: self = .tapOutside
    case "link" where !words.rest.isEmpty: self = .link(words.rest)
    case "help" where words.rest.isEmpty: self = .help
    case "quit" where words.rest.isEmpty: self = .quit
    case let word?:
      guard let number = Int(word), words.rest.isEmpty else { return nil }
      self = .number(number)
    case nil: return nil
    }
  }

  private init?(tapping rest: String) {
    guard !rest.isEmpty else { return nil }
    self = Int(rest).map(Command.number) ?? .tap(rest.unquoted)
  }

  private init?(typing rest: String) {
    guard let middle = rest.range(of: " into ", options: .backwards) else { return nil }
    let text = String(rest[..<middle.lowerBound]).trimmed.unquoted
    let field = String(rest[middle.upperBound...]).trimmed.unquoted
    guard !field.isEmpty else { return nil }
    self = .type(text, into: field)
  }

  private init?(swiping rest: String) {
    switch rest.lowercased() {
    case "down": self = .swipe(.down, cancelled: false)
    case "down cancel": self = .swipe(.down, cancelled: true)
    case "back": self = .swipe(.back, cancelled: false)
    case "back cancel": self = .swipe(.back, cancelled: true)
    default: return nil
    }
  }

  private init?(choosing rest: String) {
    guard let app = App(rawValue: rest.lowercased()) else { return nil }
    self = .app(app)
  }

  private init?(holding rest: String) {
    var words = Words(rest)
    guard words.next()?.lowercased() == "back", let index = Int(words.rest) else { return nil }
    self = .holdBack(to: index)
  }

  /// What `help` prints.
  static let instructions = instructions(links: Link.allCases.map(\.rawValue))

  private static func instructions(links: [String]) -> String {
    let links = links.joined(separator: ", ")
    return """
      tap 2                           the action with this number
      tap Pay                         what has this title
      type "4242 4242" into "Number"  text into a field
      back                            the back button
      swipe back [cancel]             a swipe from the edge
      hold back 0                     the back button's menu, by index in the stack
      swipe down [cancel]             pull a sheet down
      outside                         tap beside a sheet
      link history                    what another app asks for: \(links)
      tap Pay; link help              several, without waiting in between
      app numbers                     the other app, from its beginning; app wallet
      help, quit
      """
  }
}

/// A line, taken word by word.
private nonisolated struct Words {
  private(set) var rest: String

  init(_ line: String) {
    rest = line.trimmed
  }

  mutating func next() -> String? {
    guard let word = rest.split(separator: " ", maxSplits: 1).first else { return nil }
    rest = String(rest.dropFirst(word.count)).trimmed
    return String(word)
  }
}

nonisolated extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The text between quotation marks, if it stands between them.
  fileprivate var unquoted: String {
    guard count >= 2, first == "\"", last == "\"" else { return self }
    return String(dropFirst().dropLast())
  }
}
