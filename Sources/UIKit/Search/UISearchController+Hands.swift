/// What fingers do to a search.
extension UISearchController {
  /// A tap into the bar: the search begins.
  package func simulateActivation() {
    simulatedDevice.makeCurrent()
    isActive = true
    bar.field.becomeFirstResponder()
  }

  /// Types into the bar, after a tap into it.
  package func simulateTyping(_ text: String) {
    if !isActive { simulateActivation() }
    bar.field.simulateTyping(text)
  }

  /// A tap on the cancel button: the search ends.
  package func simulateCancel() {
    simulatedDevice.makeCurrent()
    isActive = false
  }

  private var bar: UISearchBar { searchBar }
}
