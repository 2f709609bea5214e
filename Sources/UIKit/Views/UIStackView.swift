/// A view that puts its arranged subviews in a row or a column.
///
/// It lays them out in its bounds, from their sizes or those that fit; constraints are not asked.
@MainActor open class UIStackView: UIView {
  /// The gap that means the default one.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The gap that means the system's.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views in order.
  open private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row of views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates an empty row; nothing is decoded.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// A row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }

  /// How views share the room along the axis.
  open var distribution = UIStackView.Distribution.fill { didSet { arrangementChanged() } }

  /// Where views lie across the axis.
  open var alignment = UIStackView.Alignment.fill { didSet { arrangementChanged() } }

  /// The gap between views.
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }

  /// Whether gaps count from base line to base line; only kept here.
  open var isBaselineRelativeArrangement = false

  /// Whether views stay inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Takes a view out of the order; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Puts a view at a place in the order, as a subview too.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Sets the gap after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }

  /// Returns the gap that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Forgets a view that goes away.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Puts the views where they belong.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    for (view, frame) in zip(shown, arrangement.frames(in: room)) where view.frame != frame {
      view.frame = frame
    }
  }

  /// The room all views take beside each other.
  open override var intrinsicContentSize: CGSize {
    var size = arrangement.fittingSize
    if isLayoutMarginsRelativeArrangement {
      size.width += layoutMargins.left + layoutMargins.right
      size.height += layoutMargins.top + layoutMargins.bottom
    }
    return size
  }

  /// The room all views take beside each other.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var arrangement: StackArrangement {
    let views = shown
    return StackArrangement(
      axis: axis,
      distribution: distribution,
      alignment: alignment,
      sizes: views.map(\.estimatedSize),
      gaps: views.dropLast().map(gap)
    )
  }

  private func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let gap = custom == UIStackView.spacingUseDefault ? spacing : custom
    return gap == UIStackView.spacingUseSystem ? 8 : gap
  }

  private func arrangementChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIView {
  /// The size a view would like to have: a fixed one, that of its content, or the one it has.
  package var estimatedSize: CGSize {
    let content = intrinsicContentSize
    let own = bounds.size
    let width = content.width == UIView.noIntrinsicMetric ? own.width : content.width
    let height = content.height == UIView.noIntrinsicMetric ? own.height : content.height
    return CGSize(width: fixedLength(.width) ?? width, height: fixedLength(.height) ?? height)
  }
}
