import UIKit

extension PictureReader {
  /// A row: its texts where its style puts them, and what stands at its end.
  func cell(_ cell: UITableViewCell, in frame: CGRect) -> PictureBox {
    var box = PictureBox(.cell, frame)
    var end = frame.maxX - 16
    if let sign = sign(of: cell) {
      let room = CGRect(x: end - 14, y: frame.minY, width: 14, height: frame.height)
      box.content.append(PictureBox(.chevron, room, sign, alignment: .trailing))
      end -= 22
    }
    let room = CGRect(
      x: frame.minX + 16, y: frame.minY, width: max(0, end - frame.minX - 16),
      height: frame.height)
    box.content += texts(of: cell, in: room)
    return box
  }

  private func texts(of cell: UITableViewCell, in room: CGRect) -> [PictureBox] {
    let title = cell.textLabel?.text ?? ""
    guard let detail = cell.detailTextLabel?.text, !detail.isEmpty else {
      return [PictureBox(.text, room, title)]
    }
    switch cell.cellStyle {
    case .subtitle:
      let half = room.height / 2
      return [
        PictureBox(.text, room.top(half), title),
        PictureBox(
          .secondaryText, room.bottom(half), detail, font: .systemFont(ofSize: 12)),
      ]
    case .default, .value1, .value2:
      let estimate = TextEstimate(font: .systemFont(ofSize: 17))
      let width = min(room.width / 2, estimate.width(of: detail) + 2)
      let left = CGRect(
        x: room.minX, y: room.minY, width: room.width - width - 8, height: room.height)
      let right = CGRect(
        x: room.maxX - width, y: room.minY, width: width, height: room.height)
      return [
        PictureBox(.text, left, title),
        PictureBox(.secondaryText, right, detail, alignment: .trailing),
      ]
    }
  }

  private func sign(of cell: UITableViewCell) -> String? {
    switch cell.accessoryType {
    case .none: nil
    case .disclosureIndicator, .detailDisclosureButton: "›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    @unknown default: nil
    }
  }
}
