import UIKit

extension PictureReader {
  /// An alert in the middle of the screen, or an action sheet at its end; what is too much for the
  /// screen would have to be scrolled to.
  func alert(_ alert: UIAlertController) -> PictureBox {
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? screen.width - 16 : 270
    let texts = self.texts(of: alert, width: width)
    let height = texts.last.map { $0.frame.maxY + 20 } ?? 0
    let buttons = self.buttons(of: alert, width: width, top: height, sideBySide: !isSheet)
    let total = min(max(height, buttons.last?.frame.maxY ?? 0), mostHeight(isSheet: isSheet))
    let y = isSheet ? screen.maxY - total - Self.bottomInset : (screen.height - total) / 2
    let origin = CGPoint(x: (screen.width - width) / 2, y: y.rounded())
    var box = PictureBox(
      .alert, CGRect(x: origin.x, y: origin.y, width: width, height: total))
    let content = scrolled(texts + buttons, of: alert, in: CGSize(width: width, height: total))
    box.content = content.map { $0.moved(by: origin) }
    return box
  }

  private func mostHeight(isSheet: Bool) -> CGFloat {
    screen.height - ScreenPicture.statusBarHeight
      - (isSheet ? Self.bottomInset : ScreenPicture.statusBarHeight)
  }

  /// What is seen in so much room; the button that cancels an action sheet is always seen.
  private func scrolled(
    _ boxes: [PictureBox], of alert: UIAlertController, in size: CGSize
  ) -> [PictureBox] {
    var room = CGRect(origin: .zero, size: size)
    guard let last = boxes.last, last.frame.maxY > room.maxY else { return boxes }
    let stays =
      alert.preferredStyle == .actionSheet && alert.actions.contains { $0.style == .cancel }
    guard stays else { return boxes.compactMap { $0.clipped(to: room) } }
    room.size.height -= last.frame.height
    let end = last.moved(by: CGPoint(x: 0, y: room.maxY - last.frame.minY))
    return boxes.dropLast().compactMap { $0.clipped(to: room) } + [end]
  }

  /// Title, message and fields, one below the other.
  private func texts(of alert: UIAlertController, width: CGFloat) -> [PictureBox] {
    var boxes: [PictureBox] = []
    var top: CGFloat = 20
    let texts: [(String?, PictureBox.Role, UIFont)] = [
      (alert.title, .heading, .boldSystemFont(ofSize: 17)),
      (alert.message, .message, .systemFont(ofSize: 13)),
    ]
    for (text, role, font) in texts {
      guard let text, !text.isEmpty else { continue }
      let lines = PictureText(font: font).fit(text, width: width - 32, lines: 6)
      let room = CGRect(
        x: 16, y: top, width: width - 32, height: CGFloat(lines.count) * font.lineHeight)
      boxes.append(PictureBox(role, room, text, font: font, alignment: .center, lines: 0))
      top = room.maxY + 4
    }
    for field in alert.textFields ?? [] {
      let room = CGRect(x: 16, y: top + 8, width: width - 32, height: 32)
      boxes.append(self.field(alertField: field, in: room))
      top = room.maxY
    }
    return boxes
  }

  private func field(alertField field: UITextField, in frame: CGRect) -> PictureBox {
    var box = PictureBox(.field, frame)
    let room = frame.insetBy(dx: 8, dy: 0)
    let text = field.text ?? ""
    box.content = [
      text.isEmpty
        ? PictureBox(.placeholder, room, field.placeholder ?? "", font: .systemFont(ofSize: 13))
        : PictureBox(.text, room, text, font: .systemFont(ofSize: 13))
    ]
    return box
  }

  /// Two short ones side by side, else all below each other, the one that cancels last.
  private func buttons(
    of alert: UIAlertController, width: CGFloat, top: CGFloat, sideBySide: Bool
  ) -> [PictureBox] {
    let cancels = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    let estimate = TextEstimate(font: .systemFont(ofSize: 17))
    let isShort = alert.actions.allSatisfy { estimate.width(of: $0.title ?? "") <= width / 2 - 16 }
    if sideBySide, alert.actions.count == 2, isShort {
      return (cancels + others).enumerated().map { index, action in
        button(
          action,
          in: CGRect(x: CGFloat(index) * width / 2, y: top, width: width / 2, height: 44))
      }
    }
    return (others + cancels).enumerated().map { index, action in
      button(action, in: CGRect(x: 0, y: top + CGFloat(index) * 44, width: width, height: 44))
    }
  }

  private func button(_ action: UIAlertAction, in frame: CGRect) -> PictureBox {
    let font =
      action.style == .cancel ? UIFont.boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    var box = PictureBox(
      action.style == .destructive ? .destructiveButton : .button, frame, action.title ?? "",
      font: font, alignment: .center)
    box.isEnabled = action.isEnabled
    return box
  }
}

extension PictureBox {
  func moved(by offset: CGPoint) -> PictureBox {
    var box = PictureBox(role, frame.offsetBy(dx: offset.x, dy: offset.y))
    box.lines = lines
    box.font = font
    box.alignment = alignment
    box.fill = fill
    box.textColor = textColor
    box.isEnabled = isEnabled
    box.content = content.map { $0.moved(by: offset) }
    return box
  }
}
