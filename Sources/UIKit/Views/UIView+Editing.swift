extension UIView {
  @discardableResult
  func endKeys(_ force: Bool) -> Bool {
    guard let responder = simulatedDevice.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    return responder.resignFirstResponder()
  }

  /// The size that asks for as little room as possible.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The size that asks for as much room as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
