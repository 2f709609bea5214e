import UIKit

/// One thing in a picture: a rectangle, the text in it, and what lies in it.
package struct PictureBox: Equatable {
  /// What it is; it decides how it is drawn.
  package enum Role: Hashable, Sendable {
    case screen, sheet, alert, bar, statusBar, tabBar, table
    case title, heading, message, text, secondaryText, placeholder
    case barButton, backButton, tab, selectedTab, button, filledButton, destructiveButton
    case field, cell, selectedSegment, segment, switchOn, switchOff, image, plain, chevron
  }

  package let role: Role
  /// In points, from the upper left corner of the screen.
  package let frame: CGRect
  /// The lines of text, already short enough for the frame.
  package var lines: [String] = []
  package var font = UIFont.systemFont(ofSize: 17)
  package var alignment = Alignment.leading
  /// The colour of the background, where the app has chosen one.
  package var fill: UIColor?
  /// The colour of the text, where the app has chosen one.
  package var textColor: UIColor?
  package var isEnabled = true
  package var content: [PictureBox] = []

  /// Where text stands in its box.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  package init(_ role: Role, _ frame: CGRect) {
    self.role = role
    self.frame = frame
  }
}

extension PictureBox {
  /// A box with text, cut or broken so that it fits.
  init(
    _ role: Role, _ frame: CGRect, _ text: String, font: UIFont = .systemFont(ofSize: 17),
    alignment: Alignment = .leading, lines: Int = 1
  ) {
    self.init(role, frame)
    self.font = font
    self.alignment = alignment
    let room = max(1, Int(frame.height / font.lineHeight))
    let most = lines == 0 ? room : min(lines, room)
    self.lines = PictureText(font: font).fit(text, width: textFrame.width, lines: most)
  }

  /// Where the text may stand.
  package var textFrame: CGRect { frame.insetBy(dx: min(margin, frame.width / 2), dy: 0) }

  private var margin: CGFloat {
    switch role {
    case .field, .filledButton, .segment, .selectedSegment: 8
    case .screen, .sheet, .alert, .bar, .statusBar, .tabBar, .table, .title, .heading, .message,
      .text, .secondaryText, .placeholder, .barButton, .backButton, .tab, .selectedTab, .button,
      .destructiveButton, .cell, .switchOn, .switchOff, .image, .plain, .chevron:
      0
    }
  }

  /// This box and all in it.
  package var all: [PictureBox] { [self] + content.flatMap(\.all) }

  /// The same without what lies outside a rectangle, and cut to it.
  func clipped(to rect: CGRect) -> PictureBox? {
    let visible = frame.intersection(rect)
    guard !visible.isNull, visible.width >= 1, visible.height >= 1 else { return nil }
    // Half a line of text is not a line.
    if !lines.isEmpty, visible.height < min(frame.height, font.lineHeight) { return nil }
    var box = PictureBox(role, visible)
    box.font = font
    box.alignment = alignment
    box.fill = fill
    box.textColor = textColor
    box.isEnabled = isEnabled
    let text = PictureText(font: font)
    box.lines = lines.map { text.cut($0, to: box.textFrame.width) }
    box.content = content.compactMap { $0.clipped(to: visible) }
    return box
  }
}
