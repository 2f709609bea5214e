/// Where the rows of a table lie, from top to bottom.
struct TableRows {
  /// One section.
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
    /// Where the header begins.
    var top: CGFloat

    var height: CGFloat { header + rows.reduce(0, +) + footer }
  }

  private(set) var sections: [Section]?

  mutating func forget() {
    sections = nil
  }

  mutating func set(_ sections: [Section], from top: CGFloat) {
    var position = top
    self.sections = sections.map { section in
      var section = section
      section.top = position
      position += section.height
      return section
    }
  }

  var bottom: CGFloat {
    sections?.last.map { $0.top + $0.height } ?? 0
  }

  /// Where a row begins and how high it is; nil if there is none.
  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard let sections, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard section.rows.indices.contains(path.row) else { return nil }
    let before = section.rows[..<path.row].reduce(0, +)
    return (section.top + section.header + before, section.rows[path.row])
  }

  /// The rows that lie in a span, at least in part.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in (sections ?? []).enumerated() {
      guard section.top < bottom else { break }
      var position = section.top + section.header
      for (row, height) in section.rows.enumerated() {
        if position < bottom, position + height > top {
          found.append(IndexPath(row: row, section: number))
        }
        position += height
      }
    }
    return found
  }
}

/// Cells that wait for another place, and the classes that new ones are made of.
@MainActor final class CellPool {
  private var waiting: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]

  func register(_ type: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = type
  }

  func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = classes[identifier] else { return nil }
    return CellMaker.make(type, style: .default, reuseIdentifier: identifier)
  }
}
