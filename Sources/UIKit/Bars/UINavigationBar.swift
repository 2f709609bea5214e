/// The bar at the top of a stack of screens.
@MainActor open class UINavigationBar: UIView {
  private var ownItems: [UINavigationItem] = []

  /// The navigation controller whose stack the bar follows; such a bar keeps no items of its own.
  package internal(set) weak var owner: UINavigationController?

  private var stack: [UINavigationItem] {
    owner?.viewControllers.map(\.navigationItem) ?? ownItems
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The look.
  open var barStyle = UIBarStyle.default

  /// Who is asked and told; held weakly (G4).
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Whether content shines through.
  open var isTranslucent = true

  /// The item that is shown.
  open var topItem: UINavigationItem? {
    owner.map { $0.topViewController?.navigationItem } ?? ownItems.last
  }

  /// The item one step back.
  open var backItem: UINavigationItem? {
    owner.map { $0.viewControllers.dropLast().last?.navigationItem } ?? ownItems.dropLast().last
  }

  /// The items, the shown one last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// Whether titles are shown large.
  open var prefersLargeTitles = false

  /// The colour behind.
  open var barTintColor: UIColor?

  /// The picture of the line below.
  open var shadowImage: UIImage?

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The picture on the back button.
  open var backIndicatorImage: UIImage?

  /// The mask of the picture on the back button.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance()

  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look above content that is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of a low bar above content that is not scrolled.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Adds an item, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replace(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the shown item, if the delegate agrees, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    replace(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces all items. Nobody is asked.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replace(items ?? [])
  }

  /// Brings in the search bar of the shown item, below everything else.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = topItem?.searchController?.searchBar
    for view in subviews where view is UISearchBar && view !== wanted {
      view.removeFromSuperview()
    }
    guard let wanted else { return }
    if wanted.superview !== self { addSubview(wanted) }
    let size = wanted.sizeThatFits(bounds.size)
    wanted.frame = CGRect(origin: CGPoint(x: 0, y: UINavigationBar.height), size: size)
  }

  /// As wide as asked and as high as the system's bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.height)
  }

  package static let height: CGFloat = 44

  private func replace(_ items: [UINavigationItem]) {
    precondition(
      owner == nil,
      "NSInternalInconsistencyException: Cannot change the items of a navigation bar that a "
        + "navigation controller manages"
    )
    ownItems.forEach { $0.bar = nil }
    ownItems = items
    ownItems.forEach { $0.bar = self }
    setNeedsLayout()
  }

  /// Where the bar lies: at the top, unless the delegate says otherwise.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  /// Whether the bar should behave as on an iPad or on a Mac; only kept here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// How the bar behaves: as on an iPad, as a phone's does.
  open var behavioralStyle: UIBehavioralStyle { .pad }
}
