/// The size a piece of text would have, guessed from the number of its characters.
///
/// No font is loaded, so a letter counts as a bit more than half as wide as the font is high, and
/// one outside Latin, Greek and Cyrillic as wide as it is high. Good enough to put text in order.
package struct TextEstimate {
  package let font: UIFont

  package init(font: UIFont?) {
    self.font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
  }

  /// The width of one line.
  package func width(of line: some StringProtocol) -> CGFloat {
    let letters = Letters(of: line)
    let heights = CGFloat(letters.narrow) * 0.55 + CGFloat(letters.wide)
    return (font.pointSize * heights).rounded(.up)
  }

  /// The size of text, broken into lines no wider than asked and no more than asked (0: any).
  package func size(of text: String, width limit: CGFloat, lines maximum: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var widest: CGFloat = 0
    var count = 0
    for paragraph in Self.paragraphs(of: text) {
      let width = width(of: paragraph)
      widest = max(widest, min(width, limit))
      count += limit > 0 && limit.isFinite ? max(1, Int((width / limit).rounded(.up))) : 1
    }
    let shown = maximum > 0 ? min(count, maximum) : count
    return CGSize(width: widest, height: CGFloat(shown) * font.lineHeight)
  }

  private static func paragraphs(of text: String) -> [Substring] {
    guard text.utf8.contains(0x0A) else { return [text[...]] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// How many letters of each width a line has.
private struct Letters {
  private(set) var narrow = 0
  private(set) var wide = 0

  /// Nearly all lines are ASCII, where a letter is a byte; only a line break may be two.
  init(of line: some StringProtocol) {
    if line.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      narrow = line.utf8.count
      return
    }
    for character in line {
      if Self.isWide(character) { wide += 1 } else { narrow += 1 }
    }
  }

  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.value >= 0x530 } ?? false
  }
}
