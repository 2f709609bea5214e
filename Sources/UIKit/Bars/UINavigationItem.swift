/// What a controller shows in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title.
  open var title: String? { didSet { changed() } }

  /// The view in place of the title.
  open var titleView: UIView? { didSet { changed() } }

  /// The words below the title.
  open var subtitle: String? { didSet { changed() } }

  /// The large title, if it is not the title.
  open var largeTitle: String? { didSet { changed() } }

  /// The words above the title.
  open var prompt: String? { didSet { changed() } }

  /// The back button of the next screen.
  open var backBarButtonItem: UIBarButtonItem? { didSet { take(backBarButtonItem.map { [$0] }) } }

  /// The words on the back button of the next screen.
  open var backButtonTitle: String? { didSet { changed() } }

  /// Whether the bar leaves the back button out, which turns the back swipe off (E6).
  open var hidesBackButton = false { didSet { changed() } }

  /// What the back button of the next screen shows.
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default

  /// What the back button of this screen does in place of going back.
  open var backAction: UIAction? { didSet { changed() } }

  /// Whether items on the left stand beside the back button, or in its place (E6).
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { take(leftBarButtonItems) } }

  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { take(rightBarButtonItems) } }

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = replacingFirst(of: leftBarButtonItems, with: newValue) }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = replacingFirst(of: rightBarButtonItems, with: newValue) }
  }

  /// When the title is shown large.
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic

  /// The arrangement of the bar.
  open var style = UINavigationItem.ItemStyle.navigator

  /// The search in the bar.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.item = nil
      searchController?.item = self
      changed()
    }
  }

  /// Whether the search bar leaves while a person scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// Where the search bar should lie.
  open var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic

  /// Where the search bar lies.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?

  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look of the bar above content that is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of a low bar above content that is not scrolled.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Leaves the back button out, or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the outermost button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the outermost button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// The controller it belongs to.
  weak var owner: UIViewController?

  /// The bar that shows it.
  package internal(set) weak var bar: UINavigationBar?

  private func replacingFirst(
    of items: [UIBarButtonItem]?,
    with item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let others = items?.dropFirst() ?? []
    guard let item else { return others.isEmpty ? nil : Array(others) }
    return [item] + others
  }

  private func take(_ buttons: [UIBarButtonItem]?) {
    buttons?.forEach { $0.place = self }
    changed()
  }

  fileprivate func changed() {
    (bar ?? owner?.navigationController?.navigationBar)?.setNeedsLayout()
  }

  /// The title with attributes, from iOS 26 on.
  open var attributedTitle: AttributedString? { didSet { changed() } }

  /// The words below the title with attributes, from iOS 26 on.
  open var attributedSubtitle: AttributedString? { didSet { changed() } }

  /// The words below the large title with attributes, from iOS 26 on.
  open var largeAttributedSubtitle: AttributedString? { didSet { changed() } }

  /// The words below the large title, from iOS 26 on.
  open var largeSubtitle: String? { didSet { changed() } }

  /// The view in place of the words below the title, from iOS 26 on.
  open var subtitleView: UIView? { didSet { changed() } }

  /// The view in place of the words below the large title, from iOS 26 on.
  open var largeSubtitleView: UIView? { didSet { changed() } }

  /// Whether the search bar may stand in the toolbar, from iOS 26 on; only kept here.
  open var searchBarPlacementAllowsToolbarIntegration = true

  /// Whether the search bar may stand outside the stack, from iOS 26 on; only kept here.
  open var searchBarPlacementAllowsExternalIntegration = false
}

extension UINavigationItem: BarItemPlace {
  func itemChanged() { changed() }
}
