/// Who is told about the begin and the end of a search.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells that the search begins.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Tells that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Tells that the search ends.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Tells that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Who shows what is found.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and when its text changes.
  func updateSearchResults(for searchController: UISearchController)
}
