/// A font as a name, a size and a weight; sizes of text are estimates made from these.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let weight: Weight

  /// The name of the family.
  open internal(set) var familyName: String

  /// The full name.
  open internal(set) var fontName: String

  /// The size in points.
  @exclusivity(unchecked) open internal(set) var pointSize: CGFloat

  /// Creates a font by name. Any name is taken, as no font is ever loaded.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    familyName = fontName
    self.fontName = fontName
    pointSize = UIFont.size(fontSize)
    weight = .regular
    super.init()
  }

  package init(family: String, name: String, size: CGFloat, weight: Weight) {
    familyName = family
    fontName = name
    pointSize = UIFont.size(size)
    self.weight = weight
    super.init()
  }

  /// Sizes of zero or less mean the default size.
  private static func size(_ wanted: CGFloat) -> CGFloat {
    wanted > 0 ? wanted : UIFont.systemFontSize
  }

  /// Returns the font itself; fonts never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: familyName, name: fontName, size: fontSize, weight: weight)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  // MARK: Fonts of the system, sizes and measures

  /// Returns the system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font with thicker or thinner strokes.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: systemFamily, name: systemFamily, size: fontSize, weight: weight)
  }

  /// Returns the system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's slanted font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let name = systemFamily + "-Italic"
    return UIFont(family: systemFamily, name: name, size: fontSize, weight: .regular)
  }

  /// Returns the system's font with digits of one width.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font with letters of one width.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    let family = systemFamily + "Monospaced"
    return UIFont(family: family, name: family, size: fontSize, weight: weight)
  }

  /// Returns the font for a role of text, in the size of the default setting.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a role of text; the traits change nothing here.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    systemFont(ofSize: defaultSizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// The size of text in labels.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of text in buttons.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The default size of text.
  open class var systemFontSize: CGFloat { 14 }

  /// The height above the base line.
  open var ascender: CGFloat { pointSize * 0.95 }

  /// The depth below the base line, a negative number.
  open var descender: CGFloat { pointSize * -0.24 }

  /// The height of capital letters.
  open var capHeight: CGFloat { pointSize * 0.7 }

  /// The height of small letters.
  open var xHeight: CGFloat { pointSize * 0.52 }

  /// The height of a line: a fixed share of the size.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The room between two lines.
  open var leading: CGFloat { 0 }
}
