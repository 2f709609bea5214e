extension UITraitCollection {
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

  static let currentKey = "UITraitCollection.current"
}
