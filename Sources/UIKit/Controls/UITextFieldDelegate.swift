/// Who is asked and told about the editing of a text field.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin; yes by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end; yes by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells that editing has ended and why; by default the method without a reason is called.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Asks whether a key may change the text; yes by default.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells that the text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks whether the text may be removed; yes by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks whether the return key does what it always does; yes by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Agrees.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Agrees.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason, as UIKit does when this one is missing.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Agrees.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Agrees.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Agrees.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
