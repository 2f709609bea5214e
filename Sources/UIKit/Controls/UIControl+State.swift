extension UIControl {
  /// A set of conditions a control is in.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static var normal: UIControl.State { UIControl.State(rawValue: 0) }

    /// A finger is down in it.
    public static var highlighted: UIControl.State { UIControl.State(rawValue: 1 << 0) }

    /// It takes no touches.
    public static var disabled: UIControl.State { UIControl.State(rawValue: 1 << 1) }

    /// It is chosen.
    public static var selected: UIControl.State { UIControl.State(rawValue: 1 << 2) }

    /// It has the focus.
    public static var focused: UIControl.State { UIControl.State(rawValue: 1 << 3) }

    /// Bits an app may use.
    public static var application: UIControl.State { UIControl.State(rawValue: 0x00FF_0000) }

    /// Bits the system keeps.
    public static var reserved: UIControl.State { UIControl.State(rawValue: 0xFF00_0000) }
  }

  /// Where content lies between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Where content lies between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}
