/// A column of rows in sections.
///
/// As in UIKit, cells exist for the rows on the screen only. The stand-in asks for them in layout,
/// with fixed heights: those of the delegate, `rowHeight`, or 44 points.
@MainActor open class UITableView: UIScrollView {
  /// How rows are grouped.
  open internal(set) var style: UITableView.Style

  var rows = TableRows()
  var cells: [IndexPath: UITableViewCell] = [:]
  var selected: [IndexPath] = []
  let pool = CellPool()

  /// Creates an empty table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates an empty plain table.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  /// Creates an empty plain table; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Who gives the rows; held weakly (G4).
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  /// Who is asked and told; held weakly (G4).
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      (self as UIScrollView).delegate = delegate
      setNeedsLayout()
    }
  }

  /// The height of rows, unless the delegate gives one.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }

  /// The height of headers, unless the delegate gives one.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }

  /// The height of footers, unless the delegate gives one.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }

  /// The height UIKit begins with; not needed here.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// The room beside the lines.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The lines.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The colour of the lines.
  open var separatorColor: UIColor?

  /// The view behind.
  open var backgroundView: UIView?

  /// Whether a person can choose a row.
  open var allowsSelection = true

  /// Whether a person can choose a row while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether a person can choose several rows.
  open var allowsMultipleSelection = false

  /// Whether a person can choose several rows while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }

  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// Whether rows are edited.
  open var isEditing: Bool {
    get { editing == .on }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing ? .on : .off
    cells.values.forEach { $0.setEditing(editing, animated: animated) }
  }

  /// Forgets all rows and asks for them anew; no row is chosen any more.
  open func reloadData() {
    rows.forget()
    selected = []
    cells.values.forEach(retire)
    cells = [:]
    setNeedsLayout()
  }

  /// Brings in the cells of the rows on the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRows()
    layoutRows()
  }

  /// Whether rows are edited.
  private enum Editing {
    case on, off
  }

  private var editing = Editing.off

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    reloadData()
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int {
    loadRows()
    return rows.sections?.count ?? 0
  }

  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    guard let sections = rows.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].rows.count
  }

  /// Returns where a row lies, or an empty rectangle.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRows()
    guard let span = rows.span(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  /// Returns the row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRows()
    return rows.paths(from: point.y, to: point.y + 0.001).first
  }

  /// Returns the place of a cell that is on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadRows()
    return rows.paths(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row; nil if it is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// The rows on the screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// Takes a class for new cells of a name; they are made by `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Returns a cell that left the screen, or a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.take(identifier)
  }

  /// Returns a cell that left the screen, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for the name; UIKit raises otherwise.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { takeCell(withIdentifier: identifier, for: indexPath) }

  /// Moves so that a row is on the screen.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { scroll(at: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Choosing

  /// The row that is chosen; the first of several.
  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are chosen; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Chooses a row, or none. The delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) { choose(at: indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Takes the choice of a row back. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  // MARK: Changes

  /// Carries out changes, then the completion.
  ///
  /// UIKit calls the completion when the animation has ended; here that is after the usual time.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    carryOut(updates, completion: completion)
  }

  /// Begins changes; each takes effect at once here.
  open func beginUpdates() {}

  /// Ends changes.
  open func endUpdates() {
    askAnew(moving: { $0 })
  }

  /// Adds rows that the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    addRows(at: indexPaths, with: animation)
  }

  /// Removes rows that the data source has no more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    removeRows(at: indexPaths, with: animation)
  }

  /// Asks for the cells of rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    askAnew { indexPaths.contains($0) ? nil : $0 }
  }

  /// Asks for the cells of rows anew; the same as a reload here.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    askAnew(moving: { $0 })
  }

  /// Adds sections that the data source has already.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    addSections(sections, with: animation)
  }

  /// Removes sections that the data source has no more.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    removeSections(sections, with: animation)
  }

  /// Asks for all rows of sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    askAnew { sections.contains($0.section) ? nil : $0 }
  }
}

extension UITableView {
  /// The height that means "as high as needed": 44 points here.
  public static let automaticDimension: CGFloat = -1
}
