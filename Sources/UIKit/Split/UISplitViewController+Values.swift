extension UISplitViewController {
  /// How many columns a split view has.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column of a split view.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    case inspector = 4
  }

  /// Which columns are on the screen.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// Another name for `secondaryOnly`.
    public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }

    /// Another name for `oneBesideSecondary`.
    public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }

    /// Another name for `oneOverSecondary`.
    public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  /// How columns make room for each other.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The side at which the first column lies.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The look behind the first column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// When the button that changes the columns shows.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// Whether a split view has room for its columns.
  public enum LayoutEnvironment: Int, Sendable {
    case none = 0
    case expanded = 1
    case collapsed = 2
  }
}
