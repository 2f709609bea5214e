/// Something a menu can show.
@MainActor open class UIMenuElement: NSObject {
  package var elementTitle: String
  package var elementImage: UIImage?

  package init(title: String, subtitle: String?, image: UIImage?) {
    elementTitle = title
    elementImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The words.
  open var title: String { elementTitle }

  /// The words below the title.
  open var subtitle: String?

  /// The picture.
  open var image: UIImage? { elementImage }

  /// What a test finds it by.
  open var accessibilityIdentifier: String?
}

extension UIMenuElement: UIAccessibilityIdentification {}

/// An element of a menu that does something.
@MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The words.
  var title: String { get set }

  /// The picture.
  var image: UIImage? { get set }

  /// The picture while it is on.
  var selectedImage: UIImage? { get set }

  /// A longer explanation.
  var discoverabilityTitle: String? { get set }

  /// How it behaves.
  var attributes: UIMenuElement.Attributes { get set }

  /// The mark beside it.
  var state: UIMenuElement.State { get set }

  /// What it was chosen from, while its handler runs.
  var sender: Any? { get }

  /// Does what it stands for.
  func performWithSender(_ sender: Any?, target: Any?)
}
