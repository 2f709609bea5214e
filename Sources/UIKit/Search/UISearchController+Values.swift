extension UISearchController {
  /// When the scope bar of a search shows.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }
}
