/// A font as a name, a size and a weight; sizes of text are estimates made from these.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let weight: Weight

  /// The name of the family.
  public let familyName: String

  /// The full name.
  public let fontName: String

  /// The size in points.
  public let pointSize: CGFloat

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
}

extension UIFont {
  /// The size of text in labels.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of text in buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The default size of text.
  public class var systemFontSize: CGFloat { 14 }

  /// The height above the base line.
  public var ascender: CGFloat { pointSize * 0.95 }

  /// The depth below the base line, a negative number.
  public var descender: CGFloat { pointSize * -0.24 }

  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.7 }

  /// The height of small letters.
  public var xHeight: CGFloat { pointSize * 0.52 }

  /// The height of a line: a fixed share of the size.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The room between two lines.
  public var leading: CGFloat { 0 }
}
