/// The bar of tabs at the bottom of the screen.
@MainActor open class UITabBar: UIView {
  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who is told; held weakly (G4).
  open weak var delegate: (any UITabBarDelegate)?

  /// The items; in a tab bar controller those of its tabs.
  open var items: [UITabBarItem]? {
    get { owner?.barItems ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The chosen item; in a tab bar controller that of the chosen tab.
  open weak var selectedItem: UITabBarItem? {
    get { owner.map(\.selectedBarItem) ?? ownSelectedItem }
    set {
      checkIsFree()
      ownSelectedItem = newValue
      setNeedsLayout()
    }
  }

  private var ownItems: [UITabBarItem]?
  private weak var ownSelectedItem: UITabBarItem?

  /// The controller whose tabs the bar follows; such a bar keeps no items of its own.
  weak var owner: UITabBarController?

  /// The colour behind.
  open var barTintColor: UIColor?

  /// The colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor?

  /// The picture behind.
  open var backgroundImage: UIImage?

  /// The picture behind the chosen item.
  open var selectionIndicatorImage: UIImage?

  /// The picture of the line above.
  open var shadowImage: UIImage?

  /// How items share the bar.
  open var itemPositioning = UITabBar.ItemPositioning.automatic

  /// The width of an item; 0 for the system's.
  open var itemWidth: CGFloat = 0

  /// The gap between items; 0 for the system's.
  open var itemSpacing: CGFloat = 0

  /// The look.
  open var barStyle = UIBarStyle.default

  /// Whether content shines through.
  open var isTranslucent = true

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    checkIsFree()
    ownItems = items
    items?.forEach { $0.place = self }
    setNeedsLayout()
  }

  private func checkIsFree() {
    precondition(
      owner == nil,
      "NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar "
        + "controller is not allowed."
    )
  }

  /// As wide as asked and as high as the system's bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.height)
  }

  package static let height: CGFloat = 49

  /// What a tap on an item of a bar without a controller does.
  package func simulateTap(on item: UITabBarItem) {
    guard item.isEnabled, items?.contains(item) == true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

extension UITabBar: BarItemPlace {
  func itemChanged() { setNeedsLayout() }
}

/// Who is told about the items of a tab bar.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells that a person has tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
