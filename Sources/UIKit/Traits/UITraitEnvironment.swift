/// What has traits.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }

  /// Tells that traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a test may find by name.
@MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name that a person never sees.
  var accessibilityIdentifier: String? { get set }
}
