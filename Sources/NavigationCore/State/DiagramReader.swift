/// Reads the levels and pages of a diagram, one character after the other.
struct DiagramReader {
  struct Page {
    let name: String
    let column: Int
    let isForeign: Bool
    let isAlert: Bool
  }

  struct Level {
    let pages: [Page]
    let isStack: Bool
  }

  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func levels() throws(DiagramMistake) -> [Level] {
    var levels = [try level()]
    while skip("/") { levels.append(try level()) }
    skipSpaces()
    guard position == characters.count else { throw mistake(.trailing) }
    return levels
  }

  private mutating func level() throws(DiagramMistake) -> Level {
    if skip("[") {
      let page = try page()
      guard skip("]") else { throw mistake(.unclosed) }
      return Level(pages: [page], isStack: true)
    }
    var pages = [try page()]
    while skip(">") { pages.append(try page()) }
    return Level(pages: pages, isStack: pages.count > 1)
  }

  private mutating func page() throws(DiagramMistake) -> Page {
    let isForeign = skip("(")
    skipSpaces()
    let start = position
    while position < characters.count, Self.isPartOfName(characters[position]) { position += 1 }
    guard position > start || isForeign else { throw mistake(.noName) }
    let name = String(characters[start..<position])
    let isAlert = skip("!")
    if isForeign, !skip(")") { throw mistake(.unclosed) }
    return Page(name: name, column: start + 1, isForeign: isForeign, isAlert: isAlert)
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-"
  }

  private mutating func skip(_ character: Character) -> Bool {
    let start = position
    skipSpaces()
    if position < characters.count, characters[position] == character {
      position += 1
      return true
    }
    position = start
    return false
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position] == " " { position += 1 }
  }

  private func mistake(_ reason: DiagramMistake.Reason) -> DiagramMistake {
    DiagramMistake(reason: reason, column: position + 1)
  }
}
