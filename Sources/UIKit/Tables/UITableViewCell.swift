/// A row of a table.
@MainActor open class UITableViewCell: UIView {
  /// Which labels it has.
  package let cellStyle: CellStyle

  /// The name under which it is used again.
  open internal(set) var reuseIdentifier: String?

  private let content = UIView(frame: .zero)
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView(image: nil)

  /// Creates a row with the labels of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  /// Creates a row with one label; nothing is decoded.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    addContent()
  }

  /// The view for the app's own content.
  open var contentView: UIView { content }

  /// The view of the picture.
  open var imageView: UIImageView? { picture }

  /// The label of the title.
  open var textLabel: UILabel? { title }

  /// The second label; nil in a row of the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : detail }

  /// The view behind.
  open var backgroundView: UIView?

  /// The view behind while it is chosen.
  open var selectedBackgroundView: UIView?

  /// The look while it is chosen.
  open var selectionStyle = UITableViewCell.SelectionStyle.default

  /// The sign at the end.
  open var accessoryType = UITableViewCell.AccessoryType.none

  /// The view in place of the sign.
  open var accessoryView: UIView?

  /// How often it is indented.
  open var indentationLevel = 0

  /// The width of one step of indentation.
  open var indentationWidth: CGFloat = 10

  /// The room beside the line below.
  open var separatorInset = UIEdgeInsets.zero

  /// Whether it is chosen.
  open var isSelected: Bool {
    get { marks.selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is down on it.
  open var isHighlighted: Bool {
    get { marks.highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether its table is being edited.
  open var isEditing: Bool {
    get { marks.editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called before the row is used for another place; does nothing.
  open func prepareForReuse() {}

  /// Marks it as chosen or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    marks.selected = selected
  }

  /// Marks it as touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    marks.highlighted = highlighted
  }

  /// Marks it as being edited or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    marks.editing = editing
  }

  /// Puts picture and labels one beside the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let indent = CGFloat(indentationLevel) * indentationWidth
    let image = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: 16 + indent,
      y: (bounds.height - image.height) / 2,
      width: image.width,
      height: image.height
    )
    let start = image.width > 0 ? picture.frame.maxX + 16 : 16 + indent
    layoutLabels(from: start, to: bounds.width - 16)
  }

  private func layoutLabels(from start: CGFloat, to end: CGFloat) {
    let width = max(0, end - start)
    let hasDetail = detail.superview != nil && detail.text?.isEmpty == false
    switch cellStyle {
    case .default, .value1, .value2:
      title.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
      let own = min(width / 2, detail.intrinsicContentSize.width)
      detail.frame = CGRect(x: end - own, y: 0, width: own, height: bounds.height)
    case .subtitle:
      let half = hasDetail ? bounds.height / 2 : bounds.height
      title.frame = CGRect(x: start, y: 0, width: width, height: half)
      detail.frame = CGRect(x: start, y: half, width: width, height: bounds.height - half)
    }
  }

  /// What may be said about a row at the same time.
  private struct Marks {
    var selected = false
    var highlighted = false
    var editing = false
  }

  private var marks = Marks()

  private func addContent() {
    addSubview(content)
    content.addSubview(picture)
    content.addSubview(title)
    if cellStyle != .default { content.addSubview(detail) }
  }
}
