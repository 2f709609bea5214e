import UIKit

/// Draws boxes as SVG text: the same bytes for the same boxes.
struct SVG {
  private let traits: UITraitCollection
  private(set) var lines: [String] = []

  init(_ style: UIUserInterfaceStyle) {
    traits = UITraitCollection(userInterfaceStyle: style)
  }

  /// The document of a picture.
  mutating func draw(_ picture: ScreenPicture) -> String {
    let width = number(picture.size.width)
    let height = number(picture.size.height)
    lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" \
      font-family="-apple-system, Helvetica, Arial, sans-serif">
      """,
      "<clipPath id=\"glass\"><rect width=\"\(width)\" height=\"\(height)\" rx=\"44\"/></clipPath>",
      "<g clip-path=\"url(#glass)\">",
    ]
    let bounds = CGRect(origin: .zero, size: picture.size)
    rect(bounds, .systemBackground)
    for layer in picture.layers {
      if layer.dimsBehind { rect(bounds, .black, opacity: 0.3) }
      draw(layer.box)
    }
    statusBar(picture.statusBar)
    lines += [
      "</g>",
      """
      <rect x="0.5" y="0.5" width="\(number(picture.size.width - 1))" \
      height="\(number(picture.size.height - 1))" rx="44" fill="none" \
      stroke="\(hex(.separator))"/>
      """, "</svg>", "",
    ]
    return lines.joined(separator: "\n")
  }

  mutating func rect(
    _ frame: CGRect, _ fill: UIColor, radius: CGFloat = 0, opacity: CGFloat = 1,
    stroke: UIColor? = nil
  ) {
    var line = "<rect \(place(frame))"
    if radius > 0 { line += " rx=\"\(number(radius))\"" }
    line += " fill=\"\(hex(fill))\""
    let alpha = components(fill).alpha * opacity
    if alpha < 1 { line += " fill-opacity=\"\(number(alpha))\"" }
    if let stroke { line += " stroke=\"\(hex(stroke))\"" }
    lines.append(line + "/>")
  }

  mutating func rule(y: CGFloat, from x: CGFloat, to end: CGFloat) {
    rect(CGRect(x: x, y: y - 0.5, width: end - x, height: 0.5), .opaqueSeparator)
  }

  /// The lines of a box, in the middle of its height.
  mutating func text(_ box: PictureBox, _ color: UIColor, in frame: CGRect? = nil) {
    let room = frame ?? box.textFrame
    let height = CGFloat(box.lines.count) * box.font.lineHeight
    let top = room.midY - height / 2
    for (index, line) in box.lines.enumerated() where !line.isEmpty {
      let baseline = top + CGFloat(index) * box.font.lineHeight + box.font.pointSize
      lines.append(
        """
        <text x="\(number(anchorX(box.alignment, room)))" y="\(number(baseline))" \
        font-size="\(number(box.font.pointSize))"\(weight(box.font))\(anchor(box.alignment)) \
        fill="\(hex(color))"\(opacity(color, box.isEnabled))>\(escaped(line))</text>
        """)
    }
  }

  private func anchorX(_ alignment: PictureBox.Alignment, _ room: CGRect) -> CGFloat {
    switch alignment {
    case .leading: room.minX
    case .center: room.midX
    case .trailing: room.maxX
    }
  }

  private func anchor(_ alignment: PictureBox.Alignment) -> String {
    switch alignment {
    case .leading: ""
    case .center: " text-anchor=\"middle\""
    case .trailing: " text-anchor=\"end\""
    }
  }

  private func weight(_ font: UIFont) -> String {
    font == .boldSystemFont(ofSize: font.pointSize) ? " font-weight=\"600\"" : ""
  }

  private func opacity(_ color: UIColor, _ isEnabled: Bool) -> String {
    let alpha = components(color).alpha * (isEnabled ? 1 : 0.4)
    return alpha < 1 ? " fill-opacity=\"\(number(alpha))\"" : ""
  }

  // MARK: Numbers and colours

  private func place(_ frame: CGRect) -> String {
    """
    x="\(number(frame.minX))" y="\(number(frame.minY))" width="\(number(frame.width))" \
    height="\(number(frame.height))"
    """
  }

  /// With two digits after the point at most, so that no machine writes it differently.
  private func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = hundredths / 100
    let rest = abs(hundredths % 100)
    if rest == 0 { return "\(whole)" }
    let sign = hundredths < 0 && whole == 0 ? "-" : ""
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  private func components(_ color: UIColor) -> RGBA {
    color.resolvedColor(with: traits).components
  }

  private func hex(_ color: UIColor) -> String {
    let parts = components(color)
    return "#"
      + [parts.red, parts.green, parts.blue].map { part in
        let digits = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0\(digits)" : digits
      }.joined()
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
