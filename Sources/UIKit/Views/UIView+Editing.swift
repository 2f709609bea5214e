extension UIView {
  /// Ends the editing of the field in this view that receives keys.
  ///
  /// - Parameter force: Whether a field that wants to stay is not asked; here it is asked always.
  /// - Returns: Whether no field in the view receives keys any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = simulatedDevice.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    return responder.resignFirstResponder()
  }

  /// The size that asks for as little room as possible.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The size that asks for as much room as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The layout margins in reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top,
        leading: layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: layoutMargins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }
}
