extension UIFont {
  static let systemFamily = ".AppleSystemUIFont"

  /// Sizes of Apple's text styles at the default setting ("Large").
  static let defaultSizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}
