/// Who gives the rows of a table.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns how many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the note below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Asks whether a row can be edited; yes by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Tells that a person wants to delete or insert a row.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Answers one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Answers none.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    nil
  }

  /// Answers none.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    nil
  }

  /// Agrees.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
