/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  package let handler: ((UIAlertAction) -> Void)?

  /// The words.
  open internal(set) var title: String?

  /// What the button means.
  open internal(set) var style: UIAlertAction.Style

  /// Whether a person can tap it.
  open var isEnabled = true

  /// What a test finds it by.
  open var accessibilityIdentifier: String?

  /// Creates a button; its handler runs when the alert has gone (E24).
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(words: title, style, handler)
  }

  package init(words: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    title = words
    self.style = style
    self.handler = handler
    super.init()
  }
}

extension UIAlertAction: UIAccessibilityIdentification {}
