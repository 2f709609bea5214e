extension UITableView {
  func takeCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = pool.take(identifier) else {
      preconditionFailure(
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell"
      )
    }
    return cell
  }

  func scroll(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    let spare = bounds.height - row.height
    switch scrollPosition {
    case .none: scrollRectToVisible(row, animated: animated)
    case .top: setContentOffset(CGPoint(x: 0, y: row.minY), animated: animated)
    case .middle: setContentOffset(CGPoint(x: 0, y: row.minY - spare / 2), animated: animated)
    case .bottom: setContentOffset(CGPoint(x: 0, y: row.minY - spare), animated: animated)
    }
  }

  func loadRows() {
    guard rows.sections == nil else { return }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    rows.set((0..<count).map(section), from: tableHeaderView?.bounds.height ?? 0)
    let bottom = rows.bottom + (tableFooterView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: bottom)
  }

  func layoutRows() {
    let wanted = rows.paths(from: bounds.minY, to: bounds.maxY)
    let kept = Set(wanted)
    for (path, cell) in cells where !kept.contains(path) {
      cells[path] = nil
      retire(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    for path in wanted {
      let cell = cells[path] ?? bringIn(path)
      cell?.frame = rectForRow(at: path)
    }
    placeEnds()
  }

  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    pool.put(cell)
  }

  private func placeEnds() {
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: rows.bottom)
    tableFooterView?.frame.size.width = bounds.width
  }

  private func bringIn(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells[path] = cell
    cell.setSelected(selected.contains(path), animated: false)
    cell.setEditing(isEditing, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    return cell
  }

  private func section(_ number: Int) -> TableRows.Section {
    let count = dataSource?.tableView(self, numberOfRowsInSection: number) ?? 0
    let title = dataSource?.tableView(self, titleForHeaderInSection: number)
    let note = dataSource?.tableView(self, titleForFooterInSection: number)
    return TableRows.Section(
      header: height(sectionHeaderHeight, standard: title == nil ? 0 : 28),
      rows: (0..<count).map { height(ofRowAt: IndexPath(row: $0, section: number)) },
      footer: height(sectionFooterHeight, standard: note == nil ? 0 : 28),
      top: 0
    )
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let own = delegate?.tableView(self, heightForRowAt: path) ?? UITableView.automaticDimension
    return height(own, standard: height(rowHeight, standard: 44))
  }

  private func height(_ wanted: CGFloat, standard: CGFloat) -> CGFloat {
    wanted == UITableView.automaticDimension ? standard : wanted
  }
}
