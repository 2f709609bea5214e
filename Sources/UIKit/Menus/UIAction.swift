/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// Words, a picture and a closure: what a button, a bar button or an element of a menu does.
@MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  private let handler: UIActionHandler
  private static var count = 0

  /// The name; a new one if none was given.
  open internal(set) var identifier: UIAction.Identifier

  package init(
    title: String,
    subtitle: String?,
    image: UIImage?,
    identifier: UIAction.Identifier?,
    handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.handler = handler
    self.identifier = identifier ?? Identifier("action.\(UIAction.count)")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an action.
  ///
  /// The handler runs on each event or choice and is kept until the action is released.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      handler: handler
    )
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// The words.
  open override var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }

  /// The picture.
  open override var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }

  /// The picture while it is on.
  open var selectedImage: UIImage?

  /// A longer explanation.
  open var discoverabilityTitle: String?

  /// How it behaves.
  open var attributes: UIMenuElement.Attributes = []

  /// The mark beside it.
  open var state = UIMenuElement.State.off

  /// The control, bar button or menu that performs it; nil when its handler is not running.
  open private(set) var sender: Any?

  /// Runs the handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
