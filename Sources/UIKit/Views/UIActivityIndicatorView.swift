/// A spinner.
@MainActor open class UIActivityIndicatorView: UIView {
  /// Creates a spinner that stands still and is hidden.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
    isHidden = true
  }

  /// Creates a spinner of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a spinner; nothing is decoded.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// The size and colour.
  open var style: UIActivityIndicatorView.Style {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether it is hidden when it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The colour.
  open var color: UIColor! = .gray

  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Lets it stand still.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static func size(of style: Style) -> CGSize {
    switch style {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }
}
