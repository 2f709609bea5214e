/// A bar of buttons.
@MainActor open class UIToolbar: UIView {
  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The look.
  open var barStyle = UIBarStyle.default

  /// The buttons; in a navigation controller those of its top.
  open var items: [UIBarButtonItem]? {
    get { owner.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  private var ownItems: [UIBarButtonItem]?

  /// The navigation controller whose top the bar follows; such a bar keeps no buttons of its own.
  package internal(set) weak var owner: UINavigationController?

  /// Whether content shines through.
  open var isTranslucent = true

  /// The colour behind.
  open var barTintColor: UIColor?

  /// Who is asked; held weakly (G4).
  open weak var delegate: (any UIToolbarDelegate)?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownItems = items
    items?.forEach { $0.place = self }
    setNeedsLayout()
  }

  /// As wide as asked and as high as the system's bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Where the bar lies: at the bottom, unless the delegate says otherwise.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }
}

extension UIToolbar: BarItemPlace {
  func itemChanged() { setNeedsLayout() }
}

/// Who is asked where a toolbar lies.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {}
