extension UITableView {
  func choose(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      selected.forEach { unmark($0, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      selected.filter { $0 != indexPath }.forEach { unmark($0, animated: animated) }
    }
    mark(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// What a tap on a row does: the delegate is asked and told.
  ///
  /// A chosen row of a table that allows several is given up instead.
  package func simulateTap(onRowAt path: IndexPath) {
    guard allowsTaps else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    highlight(path)
    if selected.contains(path), allowsSeveral {
      giveUp(path)
    } else {
      choose(path)
    }
  }

  /// What a tap on the sign at the end of a row does.
  package func simulateTap(onAccessoryOfRowAt path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Whether a tap on a row chooses it now.
  package var allowsTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func highlight(_ path: IndexPath) {
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func choose(_ path: IndexPath) {
    // No delegate: the row asked for. A delegate may name another row, or none.
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
      return
    }
    if !allowsSeveral {
      for other in selected where other != chosen { giveUp(other) }
    }
    mark(chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func giveUp(_ path: IndexPath) {
    guard let given = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
      return
    }
    unmark(given, animated: false)
    delegate?.tableView(self, didDeselectRowAt: given)
  }

  func mark(_ path: IndexPath, animated: Bool) {
    if !selected.contains(path) { selected.append(path) }
    cells[path]?.setSelected(true, animated: animated)
  }

  func unmark(_ path: IndexPath, animated: Bool) {
    selected.removeAll { $0 == path }
    cells[path]?.setSelected(false, animated: animated)
  }
}

extension UITableView {
  /// What a swipe over a row and a tap on "Delete" do.
  package func simulateDeletion(ofRowAt path: IndexPath) {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return }
    dataSource.tableView(self, commit: .delete, forRowAt: path)
  }
}
