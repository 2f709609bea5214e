import UIKit

extension SVG {
  /// A box and what lies in it.
  mutating func draw(_ box: PictureBox) {
    switch box.role {
    case .screen: rect(box.frame, box.fill ?? .systemBackground)
    case .sheet: rect(box.frame.taller(by: 20), box.fill ?? .systemBackground, radius: 12)
    case .alert: rect(box.frame, .secondarySystemBackground, radius: 14)
    case .bar, .tabBar: bar(box)
    case .statusBar: statusBar(box)
    case .plain: rect(box.frame, box.fill ?? .clear)
    case .table: break
    case .cell: rule(y: box.frame.maxY, from: box.frame.minX + 16, to: box.frame.maxX)
    case .image: rect(box.frame, .systemGray4, radius: 4)
    case .title, .heading, .message, .text: text(box, box.textColor ?? .label)
    case .secondaryText, .chevron: text(box, .secondaryLabel)
    case .placeholder: text(box, .placeholderText)
    case .barButton, .backButton: text(box, .systemBlue)
    case .button: text(box, box.textColor ?? .systemBlue)
    case .tab, .selectedTab: tab(box)
    case .filledButton: filledButton(box)
    case .destructiveButton: text(box, .systemRed)
    case .field: rect(box.frame, .tertiarySystemFill, radius: 8)
    case .segment, .selectedSegment: segment(box)
    case .switchOn, .switchOff: toggle(box)
    }
    for inner in box.content { draw(inner) }
    if box.role == .alert { alertRules(box) }
  }

  private mutating func bar(_ box: PictureBox) {
    rect(box.frame, .systemBackground, opacity: 0.9)
    let line = box.role == .tabBar ? box.frame.minY + 0.5 : box.frame.maxY
    rule(y: line, from: box.frame.minX, to: box.frame.maxX)
  }

  private mutating func tab(_ box: PictureBox) {
    let color: UIColor = box.role == .selectedTab ? .systemBlue : .systemGray
    let sign = CGRect(x: box.frame.midX - 11, y: box.frame.minY + 3, width: 22, height: 22)
    rect(sign, color, radius: 6)
    text(box, color, in: box.frame.bottom(16))
  }

  private mutating func filledButton(_ box: PictureBox) {
    rect(box.frame.insetBy(dx: 0, dy: 2), box.fill ?? .systemBlue, radius: 10)
    text(box, box.textColor ?? .white)
  }

  private mutating func segment(_ box: PictureBox) {
    rect(box.frame, .tertiarySystemFill)
    if box.role == .selectedSegment {
      rect(box.frame.insetBy(dx: 2, dy: 2), .systemBackground, radius: 6)
    }
    text(box, .label)
  }

  private mutating func toggle(_ box: PictureBox) {
    let isOn = box.role == .switchOn
    let radius = box.frame.height / 2
    rect(box.frame, isOn ? .systemGreen : .systemGray4, radius: radius)
    let side = box.frame.height - 4
    let x = isOn ? box.frame.maxX - side - 2 : box.frame.minX + 2
    rect(
      CGRect(x: x, y: box.frame.minY + 2, width: side, height: side), .white, radius: side / 2)
  }

  private mutating func alertRules(_ box: PictureBox) {
    let buttons = box.content.filter { $0.role == .button || $0.role == .destructiveButton }
    for button in buttons {
      rule(y: button.frame.minY, from: button.frame.minX, to: button.frame.maxX)
      guard button.frame.minX > box.frame.minX else { continue }
      let line = CGRect(
        x: button.frame.minX, y: button.frame.minY, width: 0.5, height: button.frame.height)
      rect(line, .opaqueSeparator)
    }
  }

  /// The time that every picture of a phone shows, and a battery that is full.
  mutating func statusBar(_ box: PictureBox) {
    let room = CGRect(x: box.frame.minX + 32, y: box.frame.minY + 20, width: 60, height: 22)
    let time = PictureBox(
      .title, room, "9:41", font: .boldSystemFont(ofSize: 16), alignment: .leading)
    text(time, .label)
    let battery = CGRect(x: box.frame.maxX - 60, y: box.frame.minY + 25, width: 25, height: 12)
    rect(battery, .label, radius: 4)
  }
}

extension CGRect {
  /// Reaches below the screen, so that the lower corners are not seen.
  fileprivate func taller(by height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: self.height + height)
  }
}
