extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadRows()
    return rows.sections?.count ?? 0
  }

  /// Returns how many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    guard let sections = rows.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].rows.count
  }

  /// Returns where a row lies, or an empty rectangle.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRows()
    guard let span = rows.span(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  /// Returns the row at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRows()
    return rows.paths(from: point.y, to: point.y + 0.001).first
  }

  /// Returns the place of a cell that is on the screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the rows in a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadRows()
    return rows.paths(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row; nil if it is not on the screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// The rows on the screen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// Takes a class for new cells of a name.
  ///
  /// A subclass is made by its `init?(coder:)`: Swift without Objective-C can make an object of a
  /// type that is only known when it runs by a required initialiser alone.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Returns a cell that left the screen, or a new one of the registered class, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.take(identifier)
  }

  /// Returns a cell that left the screen, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for the name; UIKit raises otherwise.
  public func dequeueReusableCell(
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

  /// Moves so that a row is on the screen.
  public func scrollToRow(
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
