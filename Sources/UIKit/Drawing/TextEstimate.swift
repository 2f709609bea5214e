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
    line.reduce(0) { $0 + width(of: $1) }.rounded(.up)
  }

  /// The size of text, broken into lines no wider than asked and no more than asked (0: any).
  package func size(of text: String, width limit: CGFloat, lines maximum: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var widest: CGFloat = 0
    var count = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let width = width(of: paragraph)
      widest = max(widest, min(width, limit))
      count += limit > 0 && limit.isFinite ? max(1, Int((width / limit).rounded(.up))) : 1
    }
    let shown = maximum > 0 ? min(count, maximum) : count
    return CGSize(width: widest, height: CGFloat(shown) * font.lineHeight)
  }

  private func width(of character: Character) -> CGFloat {
    let isNarrow = character.unicodeScalars.first.map { $0.value < 0x530 } ?? true
    return font.pointSize * (isNarrow ? 0.55 : 1)
  }
}
