extension UITraitCollection {
  /// The traits under which rules for colours are asked.
  ///
  /// One for each thread, as in UIKit. It starts as a light interface of a phone.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? .phone }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs the closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// Whether everything that the other one specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether rules for colours may answer differently under the two.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// The traits of the simulated phone, held upright.
  package static let phone = UITraitCollection(
    TraitValues(
      userInterfaceIdiom: .phone,
      userInterfaceStyle: .light,
      layoutDirection: .leftToRight,
      displayScale: 3,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular,
      userInterfaceLevel: .base,
      accessibilityContrast: .normal,
      legibilityWeight: .regular
    )
  )

  /// The traits of a simulated tablet.
  package static let pad = UITraitCollection(traitsFrom: [
    .phone,
    UITraitCollection(
      TraitValues(
        userInterfaceIdiom: .pad,
        displayScale: 2,
        horizontalSizeClass: .regular,
        verticalSizeClass: .regular
      )
    ),
  ])

  private static let key = "UITraitCollection.current"
}
