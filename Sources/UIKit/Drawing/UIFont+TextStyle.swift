extension UIFont {
  /// The role of a piece of text.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The value behind the name.
    public let rawValue: String

    /// Creates a value from what stands behind it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The body text style.
    public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")

    /// The callout text style.
    public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// The caption 1 text style.
    public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// The caption 2 text style.
    public static let caption2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The footnote text style.
    public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// The headline text style.
    public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// The subheadline text style.
    public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// The large title text style.
    public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleLargeTitle")

    /// The title 1 text style.
    public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// The title 2 text style.
    public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// The title 3 text style.
    public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
  }
}
