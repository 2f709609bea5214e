/// A colour, or a rule that gives one for light and dark interfaces.
///
/// Nothing is drawn here: a colour is kept, compared and resolved. Two colours are equal if they
/// have the same components; those with a rule are equal only to themselves.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  package enum Value {
    case components(RGBA)
    case dynamic((UITraitCollection) -> UIColor)
  }

  package let value: Value

  package init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Creates a grey.
  public init(white: CGFloat, alpha: CGFloat) {
    value = .components(RGBA(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// Creates a colour from its place on the colour wheel; each number is from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    value = .components(RGBA(hue, saturation, brightness, alpha))
    super.init()
  }

  /// Creates a colour from the strength of red, green and blue, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a colour from numbers of the wide gamut, which are taken as they are.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components(RGBA(red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Returns nil: there is no asset catalog on Linux.
  public init?(named name: String) {
    nil
  }

  /// Returns nil: there is no asset catalog on Linux.
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    nil
  }

  /// Creates a colour that is asked for anew for each interface style.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    value = .dynamic(dynamicProvider)
    super.init()
  }

  /// Returns the colour itself; colours never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the colour that a rule gives for the traits, or the colour itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch value {
    case .components: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .components(var components):
      components.alpha = alpha
      return UIColor(.components(components))
    case .dynamic(let provider):
      return UIColor(.dynamic { provider($0).withAlphaComponent(alpha) })
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .components(let mine) = value, case .components(let theirs) = other.value else {
      return self === other
    }
    return mine == theirs
  }

  open override var hash: Int {
    switch value {
    case .components(let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  // MARK: Fixed colours and those of the system

  /// Writes the strength of red, green and blue.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { read(red, green: green, blue: blue, alpha: alpha) }

  /// Writes the place on the colour wheel.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { read(hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  /// Writes the brightness of a grey; returns false for a colour that is not grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { read(white, alpha: alpha) }

  /// Black.
  open class var black: UIColor { FixedColors.black }

  /// A dark grey.
  open class var darkGray: UIColor { FixedColors.darkGray }

  /// A light grey.
  open class var lightGray: UIColor { FixedColors.lightGray }

  /// White.
  open class var white: UIColor { FixedColors.white }

  /// A grey.
  open class var gray: UIColor { FixedColors.gray }

  /// Pure red.
  open class var red: UIColor { FixedColors.red }

  /// Pure green.
  open class var green: UIColor { FixedColors.green }

  /// Pure blue.
  open class var blue: UIColor { FixedColors.blue }

  /// Green and blue.
  open class var cyan: UIColor { FixedColors.cyan }

  /// Red and green.
  open class var yellow: UIColor { FixedColors.yellow }

  /// Red and blue.
  open class var magenta: UIColor { FixedColors.magenta }

  /// Orange.
  open class var orange: UIColor { FixedColors.orange }

  /// Purple.
  open class var purple: UIColor { FixedColors.purple }

  /// Brown.
  open class var brown: UIColor { FixedColors.brown }

  /// Nothing at all.
  open class var clear: UIColor { FixedColors.clear }

  /// The colour of text on a dark ground.
  open class var lightText: UIColor { FixedColors.lightText }

  /// The colour of text on a light ground.
  open class var darkText: UIColor { FixedColors.black }

  /// The red of the system, for light and dark.
  open class var systemRed: UIColor { SystemColors.systemRed }

  /// The green of the system, for light and dark.
  open class var systemGreen: UIColor { SystemColors.systemGreen }

  /// The blue of the system, for light and dark.
  open class var systemBlue: UIColor { SystemColors.systemBlue }

  /// The orange of the system, for light and dark.
  open class var systemOrange: UIColor { SystemColors.systemOrange }

  /// The yellow of the system, for light and dark.
  open class var systemYellow: UIColor { SystemColors.systemYellow }

  /// The pink of the system, for light and dark.
  open class var systemPink: UIColor { SystemColors.systemPink }

  /// The purple of the system, for light and dark.
  open class var systemPurple: UIColor { SystemColors.systemPurple }

  /// The teal of the system, for light and dark.
  open class var systemTeal: UIColor { SystemColors.systemTeal }

  /// The indigo of the system, for light and dark.
  open class var systemIndigo: UIColor { SystemColors.systemIndigo }

  /// The brown of the system, for light and dark.
  open class var systemBrown: UIColor { SystemColors.systemBrown }

  /// The mint of the system, for light and dark.
  open class var systemMint: UIColor { SystemColors.systemMint }

  /// The cyan of the system, for light and dark.
  open class var systemCyan: UIColor { SystemColors.systemCyan }

  /// The gray of the system, for light and dark.
  open class var systemGray: UIColor { SystemColors.systemGray }

  /// The gray 2 of the system, for light and dark.
  open class var systemGray2: UIColor { SystemColors.systemGray2 }

  /// The gray 3 of the system, for light and dark.
  open class var systemGray3: UIColor { SystemColors.systemGray3 }

  /// The gray 4 of the system, for light and dark.
  open class var systemGray4: UIColor { SystemColors.systemGray4 }

  /// The gray 5 of the system, for light and dark.
  open class var systemGray5: UIColor { SystemColors.systemGray5 }

  /// The gray 6 of the system, for light and dark.
  open class var systemGray6: UIColor { SystemColors.systemGray6 }

  /// The system's colour for a link.
  open class var link: UIColor { SystemColors.link }

  /// The system's colour for a opaque separator.
  open class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  /// The background of the system, for light and dark.
  open class var systemBackground: UIColor { SystemColors.systemBackground }

  /// The system's colour for a secondary system background.
  open class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }

  /// The system's colour for a tertiary system background.
  open class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }

  /// The grouped background of the system, for light and dark.
  open class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }

  /// The system's colour for a secondary system grouped background.
  open class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }

  /// The system's colour for a tertiary system grouped background.
  open class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }

  /// The system's colour for a label.
  open class var label: UIColor { SystemColors.label }

  /// The system's colour for a secondary label.
  open class var secondaryLabel: UIColor { SystemColors.secondaryLabel }

  /// The system's colour for a tertiary label.
  open class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }

  /// The system's colour for a quaternary label.
  open class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }

  /// The system's colour for the words in an empty field.
  open class var placeholderText: UIColor { SystemColors.placeholderText }

  /// The system's colour for a separator.
  open class var separator: UIColor { SystemColors.separator }

  /// The fill of the system, for light and dark.
  open class var systemFill: UIColor { SystemColors.systemFill }

  /// The system's colour for a secondary system fill.
  open class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }

  /// The system's colour for a tertiary system fill.
  open class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }

  /// The system's colour for a quaternary system fill.
  open class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }

  /// The tint of the views around: the system's blue, as nothing is drawn here.
  open class var tintColor: UIColor { SystemColors.systemBlue }
}
