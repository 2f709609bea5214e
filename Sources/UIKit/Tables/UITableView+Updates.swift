/// Changes of single rows. The stand-in asks for all rows anew, and keeps what is chosen.
extension UITableView {
  func carryOut(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    askAnew(moving: { $0 })
    guard let completion else { return }
    _ = simulatedDevice.after(0.3) { completion(true) }
  }

  func addRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    askAnew { path in
      indexPaths.sorted().reduce(path) { moved, new in
        guard new.section == moved.section, new.row <= moved.row else { return moved }
        return IndexPath(row: moved.row + 1, section: moved.section)
      }
    }
  }

  func removeRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    askAnew { path in
      guard !indexPaths.contains(path) else { return nil }
      let above = indexPaths.filter { $0.section == path.section && $0.row < path.row }
      return IndexPath(row: path.row - above.count, section: path.section)
    }
  }

  func addSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    askAnew { path in
      let section = sections.reduce(path.section) { $1 <= $0 ? $0 + 1 : $0 }
      return IndexPath(row: path.row, section: section)
    }
  }

  func removeSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    askAnew { path in
      guard !sections.contains(path.section) else { return nil }
      let above = sections.count(in: 0..<path.section)
      return IndexPath(row: path.row, section: path.section - above)
    }
  }

  func askAnew(moving: (IndexPath) -> IndexPath?) {
    let kept = selected.compactMap(moving)
    reloadData()
    selected = kept
  }
}
