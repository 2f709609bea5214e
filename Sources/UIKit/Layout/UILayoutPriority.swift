/// How much a constraint matters, from 0 to 1000 (required).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The value behind the name.
  public let rawValue: Float

  /// Creates a value from what stands behind it.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a value from what stands behind it.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A constraint that must hold.
  public static var required: UILayoutPriority { UILayoutPriority(rawValue: 1000) }

  /// How strongly a button resists being squeezed.
  public static var defaultHigh: UILayoutPriority { UILayoutPriority(rawValue: 750) }

  /// How strongly a button hugs its content.
  public static var defaultLow: UILayoutPriority { UILayoutPriority(rawValue: 250) }

  /// The weakest pull, that of a fitting size.
  public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(rawValue: 50) }

  /// A drag that may resize the scene.
  public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(rawValue: 510) }

  /// The wish of a scene to keep its size.
  public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(rawValue: 500) }

  /// A drag that may not resize the scene.
  public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(rawValue: 490) }
}
