extension UIPageViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The direction in which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Forwards or backwards.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where pages are bound together.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The name of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The value behind the name.
    public let rawValue: String

    /// Creates a value from what stands behind it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The inter page spacing options key.
    public static let interPageSpacing = UIPageViewController.OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    /// The spine location options key.
    public static let spineLocation = UIPageViewController.OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}
