import UIKit

extension PictureReader {
  /// A navigation bar: the way back, buttons on both sides, and what room is left to the title.
  func bar(
    of shown: UIViewController, over below: UIViewController?, in frame: CGRect
  ) -> PictureBox {
    var bar = PictureBox(.bar, frame)
    let item = shown.navigationItem
    var left = frame.minX + 16
    var right = frame.maxX - 16
    let lefts = item.leftBarButtonItems ?? []
    if let below, !item.hidesBackButton, lefts.isEmpty || item.leftItemsSupplementBackButton {
      let back = backButton(to: below, at: left - 8, in: frame)
      bar.content.append(back)
      left = back.frame.maxX + 8
    }
    for one in lefts {
      guard let button = button(one, from: left, in: frame, .leading) else { continue }
      bar.content.append(button)
      left = button.frame.maxX + 12
    }
    for one in item.rightBarButtonItems ?? [] {
      guard let button = button(one, from: right, in: frame, .trailing) else { continue }
      bar.content.append(button)
      right = button.frame.minX - 12
    }
    if let title = item.title ?? shown.title, !title.isEmpty {
      title.isEmpty ? () : bar.content.append(self.title(title, left, right, in: frame))
    }
    return bar
  }

  /// In the middle of the bar where there is room, else between the buttons.
  private func title(
    _ text: String, _ left: CGFloat, _ right: CGFloat, in frame: CGRect
  ) -> PictureBox {
    let font = UIFont.boldSystemFont(ofSize: 17)
    let half = min(frame.midX - left, right - frame.midX)
    let isMiddle = 2 * half >= TextEstimate(font: font).width(of: text)
    let room =
      isMiddle
      ? CGRect(x: frame.midX - half, y: frame.minY, width: 2 * half, height: frame.height)
      : CGRect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
    return PictureBox(.title, room, text, font: font, alignment: .center)
  }

  private func backButton(
    to below: UIViewController, at x: CGFloat, in frame: CGRect
  ) -> PictureBox {
    let item = below.navigationItem
    let name = item.backButtonTitle ?? item.title ?? below.title ?? "Back"
    let estimate = TextEstimate(font: .systemFont(ofSize: 17))
    let most = frame.width / 3
    let text = "‹ " + (estimate.width(of: name) > most ? "Back" : name)
    let width = estimate.width(of: text) + 4
    let room = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    return PictureBox(.backButton, room, text)
  }

  private func button(
    _ item: UIBarButtonItem, from edge: CGFloat, in frame: CGRect, _ side: PictureBox.Alignment
  ) -> PictureBox? {
    guard !item.isSpace, !item.isHidden else { return nil }
    let text = item.title ?? item.systemItem?.words ?? item.accessibilityLabel ?? "●"
    let width = min(
      frame.width / 3, TextEstimate(font: .systemFont(ofSize: 17)).width(of: text) + 2)
    let x = side == .trailing ? edge - width : edge
    let room = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    var box = PictureBox(.barButton, room, text, alignment: side)
    box.isEnabled = item.isEnabled
    return box
  }

  func toolbar(_ items: [UIBarButtonItem], in frame: CGRect) -> PictureBox {
    var bar = PictureBox(.bar, frame)
    let shown = items.filter { !$0.isSpace && !$0.isHidden }
    let width = (frame.width - 32) / CGFloat(max(1, shown.count))
    for (index, item) in shown.enumerated() {
      let x = frame.minX + 16 + CGFloat(index) * width
      let room = CGRect(x: x, y: frame.minY, width: width, height: Self.barHeight)
      let text = item.title ?? item.systemItem?.words ?? item.accessibilityLabel ?? "●"
      var box = PictureBox(.barButton, room, text, alignment: .center)
      box.isEnabled = item.isEnabled
      bar.content.append(box)
    }
    return bar
  }

  func tabBar(_ items: [UITabBarItem], selected: UITabBarItem?, in frame: CGRect) -> PictureBox {
    var bar = PictureBox(.tabBar, frame)
    let width = frame.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let x = frame.minX + CGFloat(index) * width
      let room = CGRect(x: x + 2, y: frame.minY + 4, width: width - 4, height: 45)
      var box = PictureBox(
        item === selected ? .selectedTab : .tab, room, item.title ?? "",
        font: .systemFont(ofSize: 10), alignment: .center)
      box.isEnabled = item.isEnabled
      bar.content.append(box)
    }
    return bar
  }
}
