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
}
