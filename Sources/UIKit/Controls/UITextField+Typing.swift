/// What fingers on the keyboard do to a field.
extension UITextField {
  /// Types text at the end, key by key; the delegate may refuse each.
  ///
  /// - Returns: Whether editing could begin.
  @discardableResult
  package func simulateTyping(_ typed: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    if clearsOnInsertion, !typed.isEmpty { text = nil }
    for character in typed {
      let end = NSRange(location: (text ?? "").utf16.count, length: 0)
      replace(end, with: String(character))
    }
    return true
  }

  /// Deletes all of the text at once, as a person does by selecting it.
  @discardableResult
  package func simulateDeletion() -> Bool {
    guard becomeFirstResponder() else { return false }
    replace(NSRange(location: 0, length: (text ?? "").utf16.count), with: "")
    return true
  }

  /// Whether the button that removes the text is there now.
  package var showsClearButton: Bool {
    guard isEnabled, text?.isEmpty == false else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  /// Taps the button that removes the text; the delegate may refuse.
  package func simulateClearButton() {
    guard showsClearButton else { return }
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = nil
    textWasChanged()
  }

  /// Presses the return key.
  package func simulateReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // A target for "end on exit" is what makes return close the keyboard.
    if ends { resignFirstResponder() }
  }

  private func replace(_ range: NSRange, with string: String) {
    let mayChange = delegate?.textField(
      self,
      shouldChangeCharactersIn: range,
      replacementString: string
    )
    guard mayChange ?? true, let part = Range(range, in: text ?? "") else { return }
    text = (text ?? "").replacingCharacters(in: part, with: string)
    textWasChanged()
  }

  private func textWasChanged() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }
}
