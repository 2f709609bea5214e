import UIKit

extension PictureReader {
  /// The views of a screen, moved to where the safe area begins, and cut off at its end.
  func views(of controller: UIViewController, in area: CGRect) -> [PictureBox] {
    guard let view = controller.viewIfLoaded, area.height > 0 else { return [] }
    let origin = CGPoint(x: area.minX - view.bounds.minX, y: area.minY - view.bounds.minY)
    let boxes =
      view is UITableView
      ? boxes(for: view, at: origin, of: controller)
      : view.subviews.flatMap {
        self.boxes(for: $0, at: origin.moved(by: $0.frame.origin), of: controller)
      }
    return boxes.compactMap { $0.clipped(to: area) }
  }

  /// A view at a place, or what lies in it.
  private func boxes(
    for view: UIView, at origin: CGPoint, of controller: UIViewController
  ) -> [PictureBox] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let frame = CGRect(origin: origin, size: view.bounds.size)
    if let child = controller.children.first(where: { $0.viewIfLoaded === view }) {
      return content(of: child, in: frame, top: frame.minY)
    }
    switch view {
    case let label as UILabel: return text(label, in: frame)
    case let field as UITextField: return [self.field(field, in: frame)]
    case let bar as UISearchBar: return [field(bar, in: frame.insetBy(dx: 8, dy: 6))]
    case let toggle as UISwitch: return [self.toggle(toggle, in: frame)]
    case let button as UIButton: return [self.button(button, in: frame)]
    case let segments as UISegmentedControl: return self.segments(segments, in: frame)
    case let table as UITableView: return [self.table(table, in: frame, of: controller)]
    case is UIImageView, is UIActivityIndicatorView: return [PictureBox(.image, frame)]
    default: return plain(view, in: frame, of: controller)
    }
  }

  private func plain(
    _ view: UIView, in frame: CGRect, of controller: UIViewController
  ) -> [PictureBox] {
    let inside = view.subviews.flatMap { view in
      boxes(
        for: view,
        at: frame.origin.moved(by: view.frame.origin).moved(back: view.superview?.bounds.origin),
        of: controller)
    }
    guard let fill = view.backgroundColor else { return inside }
    var box = PictureBox(.plain, frame)
    box.fill = fill
    box.content = inside
    return [box]
  }

  private func text(_ label: UILabel, in frame: CGRect) -> [PictureBox] {
    guard let text = label.text, !text.isEmpty, frame.height > 0 else { return [] }
    var box = PictureBox(
      .text, frame, text, font: label.font, alignment: label.textAlignment.inPicture,
      lines: label.numberOfLines)
    box.textColor = label.textColor
    box.isEnabled = label.isEnabled
    return [box]
  }

  private func field(_ field: UITextField, in frame: CGRect) -> PictureBox {
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return self.field(shown, placeholder: field.placeholder, in: frame.insetBy(dx: 0, dy: 4))
  }

  func field(_ bar: UISearchBar, in frame: CGRect) -> PictureBox {
    field(bar.text ?? "", placeholder: bar.placeholder ?? "Search", in: frame)
  }

  private func field(_ text: String, placeholder: String?, in frame: CGRect) -> PictureBox {
    var box = PictureBox(.field, frame)
    let room = frame.insetBy(dx: min(8, frame.width / 2), dy: 0)
    box.content = [
      text.isEmpty
        ? PictureBox(.placeholder, room, placeholder ?? "") : PictureBox(.text, room, text)
    ]
    return box
  }

  private func toggle(_ toggle: UISwitch, in frame: CGRect) -> PictureBox {
    let size = CGSize(width: min(51, frame.width), height: min(31, frame.height))
    return PictureBox(
      toggle.isOn ? .switchOn : .switchOff, CGRect(origin: frame.origin, size: size))
  }

  private func button(_ button: UIButton, in frame: CGRect) -> PictureBox {
    let title = button.currentTitle ?? button.configuration?.title ?? ""
    let look = button.configuration?.look
    let fill =
      button.configuration?.baseBackgroundColor ?? look?.fill(.systemBlue) ?? button.backgroundColor
    var box = PictureBox(
      fill == nil ? .button : .filledButton, frame, title, alignment: .center)
    box.fill = fill
    box.textColor =
      button.configuration?.baseForegroundColor ?? button.titleColor(for: button.state)
      ?? look?.textColor(.systemBlue)
    box.isEnabled = button.isEnabled
    return box
  }

  private func segments(_ control: UISegmentedControl, in frame: CGRect) -> [PictureBox] {
    let width = frame.width / CGFloat(max(1, control.numberOfSegments))
    return (0..<control.numberOfSegments).map { index in
      let room = CGRect(
        x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
      let role: PictureBox.Role =
        control.selectedSegmentIndex == index ? .selectedSegment : .segment
      return PictureBox(
        role, room, control.titleForSegment(at: index) ?? "", font: .systemFont(ofSize: 13),
        alignment: .center)
    }
  }

  private func table(
    _ table: UITableView, in frame: CGRect, of controller: UIViewController
  ) -> PictureBox {
    var box = PictureBox(.table, frame)
    let offset = table.contentOffset.y
    var boxes: [PictureBox] = []
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { continue }
      let row = table.rectForRow(at: path)
      let place = CGRect(
        x: frame.minX, y: frame.minY + row.minY - offset, width: frame.width, height: row.height)
      boxes.append(self.cell(cell, in: place))
      boxes += titles(around: path, at: place, in: table)
    }
    box.content = boxes.compactMap { $0.clipped(to: frame) }
    return box
  }

  /// The words above the first row of a section and below its last one.
  private func titles(
    around path: IndexPath, at row: CGRect, in table: UITableView
  ) -> [PictureBox] {
    var boxes: [PictureBox] = []
    let font = UIFont.systemFont(ofSize: 13)
    if path.row == 0, let title = table.headerTitle(path.section) {
      let room = CGRect(x: row.minX, y: row.minY - 28, width: row.width, height: 28)
      boxes.append(PictureBox(.secondaryText, room.insetBy(dx: 16, dy: 4), title, font: font))
    }
    let last = table.numberOfRows(inSection: path.section) - 1
    if path.row == last, let note = table.footerTitle(path.section) {
      let room = CGRect(x: row.minX, y: row.maxY, width: row.width, height: 28)
      boxes.append(PictureBox(.secondaryText, room.insetBy(dx: 16, dy: 4), note, font: font))
    }
    return boxes
  }
}

extension UITableView {
  /// The words above a section, where there is room for them.
  fileprivate func headerTitle(_ section: Int) -> String? {
    guard sectionHeaderHeight == Self.automaticDimension || sectionHeaderHeight >= 28 else {
      return nil
    }
    return dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  /// The words below a section, where there is room for them.
  fileprivate func footerTitle(_ section: Int) -> String? {
    guard sectionFooterHeight == Self.automaticDimension || sectionFooterHeight >= 28 else {
      return nil
    }
    return dataSource?.tableView(self, titleForFooterInSection: section)
  }
}

extension UIButton.Configuration.Look {
  /// What a button of this look has behind its title.
  fileprivate func fill(_ tint: UIColor) -> UIColor? {
    switch self {
    case .plain, .borderless, .glass, .clearGlass, .prominentClearGlass: nil
    case .filled, .borderedProminent, .prominentGlass: tint
    case .gray, .bordered, .tinted, .borderedTinted: .tertiarySystemFill
    }
  }

  /// The colour of its title.
  fileprivate func textColor(_ tint: UIColor) -> UIColor {
    switch self {
    case .filled, .borderedProminent, .prominentGlass: .white
    case .plain, .borderless, .glass, .clearGlass, .prominentClearGlass, .gray, .bordered, .tinted,
      .borderedTinted:
      tint
    }
  }
}

extension CGPoint {
  func moved(by point: CGPoint) -> CGPoint { CGPoint(x: x + point.x, y: y + point.y) }

  func moved(back point: CGPoint?) -> CGPoint {
    CGPoint(x: x - (point?.x ?? 0), y: y - (point?.y ?? 0))
  }
}

extension NSTextAlignment {
  fileprivate var inPicture: PictureBox.Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    @unknown default: .leading
    }
  }
}
