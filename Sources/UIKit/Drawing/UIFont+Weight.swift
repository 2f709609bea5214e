extension UIFont {
  /// How thick the strokes of a font are, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The value behind the name.
    public let rawValue: CGFloat

    /// Creates a value from what stands behind it.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a value from what stands behind it.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The ultra light weight.
    public static let ultraLight = UIFont.Weight(rawValue: -0.8)

    /// The thin weight.
    public static let thin = UIFont.Weight(rawValue: -0.6)

    /// The light weight.
    public static let light = UIFont.Weight(rawValue: -0.4)

    /// The regular weight.
    public static let regular = UIFont.Weight(rawValue: 0)

    /// The medium weight.
    public static let medium = UIFont.Weight(rawValue: 0.23)

    /// The semibold weight.
    public static let semibold = UIFont.Weight(rawValue: 0.3)

    /// The bold weight.
    public static let bold = UIFont.Weight(rawValue: 0.4)

    /// The heavy weight.
    public static let heavy = UIFont.Weight(rawValue: 0.56)

    /// The black weight.
    public static let black = UIFont.Weight(rawValue: 0.62)
  }
}
