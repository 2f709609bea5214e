import UIKit

/// Breaks and cuts text by what it is estimated to take.
struct PictureText {
  let font: UIFont

  private var estimate: TextEstimate { TextEstimate(font: font) }

  /// The lines of a text, each no wider than asked; what is too much ends in an ellipsis.
  func fit(_ text: String, width: CGFloat, lines most: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += broken(String(paragraph), width: most > 1 ? width : .infinity)
    }
    guard lines.count > most else { return lines.map { cut($0, to: width) } }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines.prefix(most - 1).map { cut($0, to: width) } + [cut(rest, to: width)]
  }

  /// The text, or as much of it as fits before an ellipsis.
  func cut(_ text: String, to width: CGFloat) -> String {
    guard estimate.width(of: text) > width else { return text }
    var short = text
    while !short.isEmpty, estimate.width(of: short + "…") > width { short.removeLast() }
    return short.isEmpty ? "" : short + "…"
  }

  private func broken(_ paragraph: String, width: CGFloat) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || estimate.width(of: longer) <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}
