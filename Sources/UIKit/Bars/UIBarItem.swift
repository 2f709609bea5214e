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
  open var isEnabled = true

  /// The words.
  open var title: String?

  /// The picture.
  open var image: UIImage?

  /// The picture in a low bar.
  open var landscapeImagePhone: UIImage?

  /// The picture for people who need large ones.
  open var largeContentSizeImage: UIImage?

  /// How far the picture is moved inwards.
  open var imageInsets = UIEdgeInsets.zero

  /// How far the picture in a low bar is moved inwards.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// How far the large picture is moved inwards.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// A number for the app's own use.
  open var tag = 0

  /// What a test finds it by.
  open var accessibilityIdentifier: String?

  /// What is read out to a person.
  open var accessibilityLabel: String?

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the words for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the words for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
