/// What a view or controller knows about its surroundings.
///
/// A trait that was not given answers "unspecified". Collections never change.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection in which nothing is specified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection from several; the last one that specifies a trait counts.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) }
    super.init()
  }

  /// Creates a collection that specifies the kind of device.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    values = TraitValues(userInterfaceIdiom: idiom)
    super.init()
  }

  /// Creates a collection that specifies light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    values = TraitValues(userInterfaceStyle: userInterfaceStyle)
    super.init()
  }

  /// Creates a collection that specifies the reading direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    values = TraitValues(layoutDirection: layoutDirection)
    super.init()
  }

  /// Creates a collection that specifies the pixels for one point.
  public init(displayScale scale: CGFloat) {
    values = TraitValues(displayScale: scale)
    super.init()
  }

  /// Creates a collection that specifies the room from left to right.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    values = TraitValues(horizontalSizeClass: horizontalSizeClass)
    super.init()
  }

  /// Creates a collection that specifies the room from top to bottom.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    values = TraitValues(verticalSizeClass: verticalSizeClass)
    super.init()
  }

  /// Creates a collection that specifies how far in front an interface lies.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    values = TraitValues(userInterfaceLevel: userInterfaceLevel)
    super.init()
  }

  /// Creates a collection that specifies the contrast a person asked for.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    values = TraitValues(accessibilityContrast: accessibilityContrast)
    super.init()
  }

  /// Creates a collection that specifies the weight of text a person asked for.
  public init(legibilityWeight: UILegibilityWeight) {
    values = TraitValues(legibilityWeight: legibilityWeight)
    super.init()
  }

  /// Returns the collection itself; collections never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  // MARK: Traits

  /// The traits under which rules for colours are asked.
  ///
  /// One for each thread, as in UIKit. It starts as a light interface of a phone.
  open class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .phone }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs the closure with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// Whether everything that the other one specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether rules for colours may answer differently under the two.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }

  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }

  /// The pixels for one point, or 0.
  open var displayScale: CGFloat { values.displayScale ?? 0 }

  /// The room from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }

  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? .unspecified
  }

  /// How far in front the interface lies.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// The contrast a person asked for.
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }

  /// The weight of text a person asked for.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
}
