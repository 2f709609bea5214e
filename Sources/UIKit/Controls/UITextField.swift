/// A field of one line that a person types into.
@MainActor open class UITextField: UIControl {
  private var content = NSAttributedString(string: "")
  private var hint: NSAttributedString?

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a field; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text; never nil when read. Setting it tells nobody.
  open var text: String? {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "") }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }

  /// The words in the empty field.
  open var placeholder: String? {
    get { hint?.string }
    set { hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The words in the empty field, with their attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set { hint = newValue }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// Where the line lies.
  open var textAlignment = NSTextAlignment.natural

  /// The frame.
  open var borderStyle = UITextField.BorderStyle.none

  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false

  /// How far text may shrink.
  open var minimumFontSize: CGFloat = 0

  /// Who is asked and told; held weakly (G4).
  open weak var delegate: (any UITextFieldDelegate)?

  /// The picture behind.
  open var background: UIImage?

  /// The picture behind while it is disabled.
  open var disabledBackground: UIImage?

  /// When the button that removes the text shows.
  open var clearButtonMode = UITextField.ViewMode.never

  /// The view on the left.
  open var leftView: UIView?

  /// When the view on the left shows.
  open var leftViewMode = UITextField.ViewMode.never

  /// The view on the right.
  open var rightView: UIView?

  /// When the view on the right shows.
  open var rightViewMode = UITextField.ViewMode.never

  /// Whether the first key replaces the text.
  open var clearsOnInsertion = false

  /// The keys the keyboard offers.
  open var keyboardType = UIKeyboardType.default

  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// When the keyboard writes capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard corrects words.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether the text is hidden.
  open var isSecureTextEntry = false

  /// Whether keys go to the field.
  open private(set) var isEditing = false

  /// Whether it can be edited: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins to edit, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = nil }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends the editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  /// The room of the text, or of the words in the empty field, as an estimate.
  open override var intrinsicContentSize: CGSize {
    let shown = content.string.isEmpty ? placeholder ?? "" : content.string
    let estimate = TextEstimate(font: font)
    let padding: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(
      width: estimate.width(of: shown) + padding,
      height: estimate.font.lineHeight + padding
    )
  }

  /// The room of the text, or of the words in the empty field, as an estimate.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func tapEnded() {
    _ = becomeFirstResponder()
  }
}

extension UITextField {
  /// The key of the reason in the notification that editing ended.
  public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  /// Posted when editing began.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )

  /// Posted when a person changed the text.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  /// Posted when editing ended.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
}
