/// A view that a person acts on, and that tells what happened as events.
@MainActor open class UIControl: UIView {
  /// An action and the events it is for.
  private struct Registration {
    let action: UIAction
    var events: UIControl.Event
  }

  private var registrations: [Registration] = []

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether it takes touches.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { stateChanged(oldValue, isEnabled) }
  }

  /// Whether it is chosen.
  @exclusivity(unchecked) open var isSelected = false {
    didSet { stateChanged(oldValue, isSelected) }
  }

  /// Whether a finger is down in it.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { stateChanged(oldValue, isHighlighted) }
  }

  /// Where content lies between top and bottom.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center

  /// Where content lies between left and right.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center

  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false

  /// The conditions it is in.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Adds an action for events.
  ///
  /// An action of the same identifier loses these events to the new one; the same action gets them
  /// besides those it has.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    let known = registrations.firstIndex { $0.action === action }
    remove(controlEvents) { $0.identifier == action.identifier && $0 !== action }
    if let known, registrations.indices.contains(known), registrations[known].action === action {
      registrations[known].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  /// Takes events away from an action.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    remove(controlEvents) { $0 === action }
  }

  /// Takes events away from the actions of a name.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) { $0.identifier == actionIdentifier }
  }

  /// Performs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Performs the actions of the events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// Does what a tap does.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// All events that have an action.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The menu that a tap opens.
  package var tapMenu: UIMenu? { nil }

  /// What a finger that comes down and goes up inside does to the control.
  ///
  /// The reach of a finger is not asked here: whoever calls has asked whether it gets through.
  package func simulateTap() {
    guard isEnabled, tapMenu == nil else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    tapEnded()
  }

  /// What happens when the finger leaves the glass; a switch changes its value here.
  package func tapEnded() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Called when a condition changed that may change the look.
  package func lookChanged() {
    setNeedsLayout()
  }

  private func stateChanged(_ old: Bool, _ new: Bool) {
    if old != new { lookChanged() }
  }

  private func remove(_ events: UIControl.Event, from matches: (UIAction) -> Bool) {
    for index in registrations.indices where matches(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}
