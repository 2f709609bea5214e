/// A control that is on or off.
@MainActor open class UISwitch: UIControl {
  /// Creates a switch that is off; it has a fixed size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Creates a switch; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether it is on. Setting it tells nobody.
  open var isOn = false

  /// The words beside it on a Mac.
  open var title: String?

  /// The colour while it is on.
  open var onTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// The look: the sliding one.
  open var style: UISwitch.Style { .sliding }

  /// The look it should have.
  open var preferredStyle = UISwitch.Style.automatic

  /// Turns it on or off. Nobody is told.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { UISwitch.size }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  package override func tapEnded() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
  }

  private static let size = CGSize(width: 51, height: 31)
}
