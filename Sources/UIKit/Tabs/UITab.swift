/// A tab as a value of its own, apart from the controller it shows.
@MainActor open class UITab: NSObject {
  /// Where the controller comes from.
  private enum Source {
    case provider((UITab) -> UIViewController)
    case made(UIViewController)
    /// Of the classic interface: the tab shows what the controller's item says.
    case classic(UIViewController)
    case none
  }

  private var source: Source
  private var look = Look()

  /// What a tab shows if no controller says it.
  private struct Look {
    var title = ""
    var image: UIImage?
    var badgeValue: String?
  }

  /// The name; it must be the only one of its kind in a tab bar controller.
  open internal(set) var identifier: String

  /// The words.
  open var title: String {
    get { followed.map { $0.title ?? "" } ?? look.title }
    set {
      look.title = newValue
      followed?.title = newValue
      changed()
    }
  }

  /// The picture.
  open var image: UIImage? {
    get { followed.map(\.image) ?? look.image }
    set {
      look.image = newValue
      followed?.image = newValue
      changed()
    }
  }

  /// The words below the title.
  open var subtitle: String?

  /// The words in the badge.
  open var badgeValue: String? {
    get { followed.map(\.badgeValue) ?? look.badgeValue }
    set {
      look.badgeValue = newValue
      followed?.badgeValue = newValue
      changed()
    }
  }

  /// Whether a person can choose it.
  open var isEnabled = true { didSet { changed() } }

  /// Where it may be shown.
  open var preferredPlacement = UITab.Placement.automatic

  /// Anything of the app's own.
  open var userInfo: Any?

  /// Whether it is left out.
  open var isHidden = false { didSet { changed() } }

  /// Whether it is left out until a person adds it.
  open var isHiddenByDefault = false

  /// Whether a person may remove it.
  open var allowsHiding = false

  /// What a test finds it by.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// The group it is in.
  open internal(set) weak var parent: UITabGroup?

  weak var bar: UITabBarController?

  /// What the bar shows for a tab that was not made from a controller.
  let barItem = UITabBarItem()

  /// Creates a tab; the closure is asked for the controller when the tab is first shown (I5).
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    look = Look(title: title, image: image)
    self.identifier = identifier
    source = viewControllerProvider.map { .provider($0) } ?? .none
    super.init()
    showInItem()
  }

  /// A tab of a controller in the classic interface.
  convenience init(for controller: UIViewController, number: Int) {
    self.init(title: "", image: nil, identifier: "tab.\(number)")
    source = .classic(controller)
  }

  /// The item whose words and picture are the tab's.
  private var followed: UITabBarItem? {
    switch source {
    case .classic(let controller): controller.tabBarItem
    case .made, .provider, .none: nil
    }
  }

  /// The tab bar controller it is in.
  open var tabBarController: UITabBarController? { bar ?? parent?.tabBarController }

  /// The controller it shows, made on first use.
  open var viewController: UIViewController? {
    switch source {
    case .made(let controller), .classic(let controller): return controller
    case .none: return nil
    case .provider(let make):
      let controller = make(self)
      source = .made(controller)
      tabBarController?.adoptController(of: self)
      return controller
    }
  }

  /// The controller it shows, if it has been made.
  package var madeViewController: UIViewController? {
    switch source {
    case .made(let controller), .classic(let controller): controller
    case .provider, .none: nil
    }
  }

  private func showInItem() {
    barItem.title = title
    barItem.image = image
    barItem.badgeValue = badgeValue
    barItem.isEnabled = isEnabled
    barItem.accessibilityIdentifier = accessibilityIdentifier
  }

  private func changed() {
    showInItem()
    tabBarController?.tabsChanged()
  }
}

extension UITab: UIAccessibilityIdentification {}
