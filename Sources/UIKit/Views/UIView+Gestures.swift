extension UIView {
  /// Lets a recognizer watch on the view, taking it from another one.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
  }

  /// Ends a recognizer's watch.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }

  /// The recognizers that watch on the view; `nil` when there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach { $0.attachedView = nil }
      recognizers = newValue ?? []
      recognizers.forEach { $0.attachedView = self }
    }
  }
}
