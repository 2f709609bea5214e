/// A field for the words of a search.
@MainActor open class UISearchBar: UIView {
  let field = UITextField()
  weak var search: UISearchController?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Creates an empty bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  /// The look.
  open var barStyle = UIBarStyle.default

  /// The words. A search that is going on is told of a change.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      search?.textChanged()
    }
  }

  /// The words above the field.
  open var prompt: String?

  /// The words in the empty field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// Whether the bookmark button shows.
  open var showsBookmarkButton = false

  /// Whether the cancel button shows.
  open var showsCancelButton = false

  /// Whether the button for results shows.
  open var showsSearchResultsButton = false

  /// The look of the field.
  open var searchBarStyle = UISearchBar.Style.default

  /// The words of the scopes.
  open var scopeButtonTitles: [String]?

  /// The number of the chosen scope. A search that is going on is told of a change.
  open var selectedScopeButtonIndex = 0 {
    didSet { if oldValue != selectedScopeButtonIndex { search?.textChanged() } }
  }

  /// Whether the scopes show.
  open var showsScopeBar = false

  /// Whether it can be used.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  /// The colour behind.
  open var barTintColor: UIColor?

  /// Whether content shines through.
  open var isTranslucent = true

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    showsScopeBar = show
  }

  /// Puts the field into the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8))
  }

  /// As wide as asked and as high as the system's bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  private func addField() {
    addSubview(field)
    field.addAction(
      UIAction { [weak self] _ in self?.search?.textChanged() },
      for: .editingChanged
    )
  }
}
