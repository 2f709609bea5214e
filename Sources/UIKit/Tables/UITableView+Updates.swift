/// Changes of single rows. The stand-in asks for all rows anew, and keeps what is chosen.
extension UITableView {
  /// Carries out changes, then the completion.
  ///
  /// UIKit calls the completion when the animation has ended; here that is after the usual time.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    askAnew(moving: { $0 })
    guard let completion else { return }
    _ = simulatedDevice.after(0.3) { completion(true) }
  }

  /// Begins changes; each takes effect at once here.
  public func beginUpdates() {}

  /// Ends changes.
  public func endUpdates() {
    askAnew(moving: { $0 })
  }

  /// Adds rows that the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    askAnew { path in
      indexPaths.sorted().reduce(path) { moved, new in
        guard new.section == moved.section, new.row <= moved.row else { return moved }
        return IndexPath(row: moved.row + 1, section: moved.section)
      }
    }
  }

  /// Removes rows that the data source has no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    askAnew { path in
      guard !indexPaths.contains(path) else { return nil }
      let above = indexPaths.filter { $0.section == path.section && $0.row < path.row }
      return IndexPath(row: path.row - above.count, section: path.section)
    }
  }

  /// Asks for the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    askAnew { indexPaths.contains($0) ? nil : $0 }
  }

  /// Asks for the cells of rows anew; the same as a reload here.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    askAnew(moving: { $0 })
  }

  /// Adds sections that the data source has already.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    askAnew { path in
      let section = sections.reduce(path.section) { $1 <= $0 ? $0 + 1 : $0 }
      return IndexPath(row: path.row, section: section)
    }
  }

  /// Removes sections that the data source has no more.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    askAnew { path in
      guard !sections.contains(path.section) else { return nil }
      let above = sections.count(in: 0..<path.section)
      return IndexPath(row: path.row, section: path.section - above)
    }
  }

  /// Asks for all rows of sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    askAnew { sections.contains($0.section) ? nil : $0 }
  }

  private func askAnew(moving: (IndexPath) -> IndexPath?) {
    let kept = selected.compactMap(moving)
    reloadData()
    selected = kept
  }
}
