/// The traits of a collection; nil is "not specified".
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom: UIUserInterfaceIdiom?
  package var userInterfaceStyle: UIUserInterfaceStyle?
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  package var displayScale: CGFloat?
  package var horizontalSizeClass: UIUserInterfaceSizeClass?
  package var verticalSizeClass: UIUserInterfaceSizeClass?
  package var userInterfaceLevel: UIUserInterfaceLevel?
  package var accessibilityContrast: UIAccessibilityContrast?
  package var legibilityWeight: UILegibilityWeight?

  package init(
    userInterfaceIdiom: UIUserInterfaceIdiom? = nil,
    userInterfaceStyle: UIUserInterfaceStyle? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    displayScale: CGFloat? = nil,
    horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
    verticalSizeClass: UIUserInterfaceSizeClass? = nil,
    userInterfaceLevel: UIUserInterfaceLevel? = nil,
    accessibilityContrast: UIAccessibilityContrast? = nil,
    legibilityWeight: UILegibilityWeight? = nil
  ) {
    // "Unspecified" given by hand is the same as nothing given.
    self.userInterfaceIdiom = userInterfaceIdiom == .unspecified ? nil : userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle
    self.layoutDirection = layoutDirection == .unspecified ? nil : layoutDirection
    self.displayScale = displayScale == 0 ? nil : displayScale
    self.horizontalSizeClass = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass == .unspecified ? nil : verticalSizeClass
    self.userInterfaceLevel = userInterfaceLevel == .unspecified ? nil : userInterfaceLevel
    self.accessibilityContrast = accessibilityContrast == .unspecified ? nil : accessibilityContrast
    self.legibilityWeight = legibilityWeight == .unspecified ? nil : legibilityWeight
  }

  package func overridden(by other: TraitValues) -> TraitValues {
    var result = TraitValues()
    result.userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    result.userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    result.layoutDirection = other.layoutDirection ?? layoutDirection
    result.displayScale = other.displayScale ?? displayScale
    result.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    result.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    result.userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
    result.accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    result.legibilityWeight = other.legibilityWeight ?? legibilityWeight
    return result
  }
}
