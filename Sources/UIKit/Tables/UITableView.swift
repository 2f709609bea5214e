/// A column of rows in sections.
///
/// As in UIKit, cells exist for the rows on the screen only. The stand-in asks for them in layout,
/// with fixed heights: those of the delegate, `rowHeight`, or 44 points.
@MainActor open class UITableView: UIScrollView {
  /// How rows are grouped.
  public let style: UITableView.Style

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
}

extension UITableView {
  /// The height that means "as high as needed": 44 points here.
  public static let automaticDimension: CGFloat = -1
}
