/// An object that can answer events: the root of views, controllers, scenes and the application.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder that is in no chain yet.
  public override init() { super.init() }

  /// Whom an event goes to that this responder does not answer; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this responder may become first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder gives up being first; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether key input goes to this responder.
  open var isFirstResponder: Bool { ofDevice.firstResponder === self }

  /// Asks to receive key input; refused when this or the present first responder does not agree.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, canReceiveKeys else { return false }
    if let present = ofDevice.firstResponder, !present.resignFirstResponder() { return false }
    ofDevice.firstResponder = self
    return true
  }

  /// Gives key input up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { ofDevice.firstResponder = nil }
    return true
  }

  /// Whether this responder performs an action; `false` unless overridden, as methods have no names here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The first one of this responder and those after it that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Called when fingers touch down; passes the event on along the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; passes the event on along the chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted; passes the event on along the chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes the touches away; passes the event on along the chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The device whose keys this responder can receive.
  package var ofDevice: SimulatedDevice { .current }

  /// Whether key input can reach this responder where it stands.
  package var canReceiveKeys: Bool { true }
}
