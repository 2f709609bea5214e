extension UIFont {
  private static let systemFamily = ".AppleSystemUIFont"

  /// Returns the system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font with thicker or thinner strokes.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: systemFamily, name: systemFamily, size: fontSize, weight: weight)
  }

  /// Returns the system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's slanted font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let name = systemFamily + "-Italic"
    return UIFont(family: systemFamily, name: name, size: fontSize, weight: .regular)
  }

  /// Returns the system's font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font with letters of one width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let family = systemFamily + "Monospaced"
    return UIFont(family: family, name: family, size: fontSize, weight: weight)
  }

  /// Returns the font for a role of text, in the size of the default setting.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a role of text; the traits change nothing here.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    systemFont(ofSize: defaultSizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Sizes of Apple's text styles at the default setting ("Large").
  private static let defaultSizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}
