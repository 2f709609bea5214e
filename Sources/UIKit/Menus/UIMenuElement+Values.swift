extension UIMenuElement {
  /// How an element of a menu behaves.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Shown grey, cannot be chosen.
    public static var disabled: UIMenuElement.Attributes {
      UIMenuElement.Attributes(rawValue: 1 << 0)
    }

    /// Shown red.
    public static var destructive: UIMenuElement.Attributes {
      UIMenuElement.Attributes(rawValue: 1 << 1)
    }

    /// Not shown.
    public static var hidden: UIMenuElement.Attributes {
      UIMenuElement.Attributes(rawValue: 1 << 2)
    }

    /// The menu stays when it is chosen.
    public static var keepsMenuPresented: UIMenuElement.Attributes {
      UIMenuElement.Attributes(rawValue: 1 << 3)
    }
  }

  /// The mark beside an element of a menu.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// Whether holding a key repeats an element.
  public enum RepeatBehavior: Int, Sendable {
    case automatic = 0
    case repeatable = 1
    case nonRepeatable = 2
  }
}
