extension UINavigationItem {
  /// When a title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// What the back button of the next screen shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// The arrangement of a navigation bar.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  /// Where the search bar lies.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case integrated = 1
    case stacked = 2
    case integratedCentered = 3
    case integratedButton = 4

    /// Another name for `stacked`.
    public static var inline: UINavigationItem.SearchBarPlacement { .stacked }
  }
}
