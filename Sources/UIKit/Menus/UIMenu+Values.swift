extension UIMenu {
  /// How a menu behaves.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The children stand in the parent menu.
    public static var displayInline: UIMenu.Options { UIMenu.Options(rawValue: 1 << 0) }

    /// Shown red.
    public static var destructive: UIMenu.Options { UIMenu.Options(rawValue: 1 << 1) }

    /// At most one child is on.
    public static var singleSelection: UIMenu.Options { UIMenu.Options(rawValue: 1 << 5) }

    /// The children stand side by side.
    public static var displayAsPalette: UIMenu.Options { UIMenu.Options(rawValue: 1 << 7) }
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }
}
