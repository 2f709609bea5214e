/// What stands in a bar.
@MainActor open class UIBarItem: NSObject {
  /// Creates an item without words or picture.
  public override init() {
    super.init()
  }

  /// Creates an item; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether a person can use it.
  open var isEnabled = true { didSet { changed() } }

  /// The words.
  open var title: String? { didSet { changed() } }

  /// The picture.
  open var image: UIImage? { didSet { changed() } }

  /// The picture in a low bar.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// The picture for people who need large ones.
  open var largeContentSizeImage: UIImage? { didSet { changed() } }

  /// How far the picture is moved inwards.
  open var imageInsets = UIEdgeInsets.zero

  /// How far the picture in a low bar is moved inwards.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// How far the large picture is moved inwards.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// A number for the app's own use.
  open var tag = 0

  /// What a test finds it by.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// What is read out to a person.
  open var accessibilityLabel: String? { didSet { changed() } }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the words for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the attributes of the words for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Where the item is shown.
  weak var place: (any BarItemPlace)?

  /// Brings what shows the item up to date.
  func changed() { place?.itemChanged() }
}

/// What shows items of a bar, or whose items are shown in one.
@MainActor protocol BarItemPlace: AnyObject {
  /// Called after one of the items has changed.
  func itemChanged()
}

extension UIBarItem: UIAccessibilityIdentification {}
