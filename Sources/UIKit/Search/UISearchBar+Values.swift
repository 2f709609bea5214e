extension UISearchBar {
  /// A picture inside a search bar.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }
}
