/// A message with buttons, and maybe with text fields.
///
/// It must be presented (I17). A tap on a button dismisses it at once; the button's handler runs
/// when it has gone (E24). A dismissal by code calls no handler (E25).
@MainActor open class UIAlertController: UIViewController {
  /// What a person has done with the alert.
  private enum Answer {
    case none
    case given(UIAlertAction)
  }

  private var answer = Answer.none

  /// Creates an alert without buttons.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The words in bold.
  open override var title: String? { didSet { showContent() } }

  /// The words below the title.
  open var message: String? { didSet { showContent() } }

  /// In the middle of the screen, or at its bottom.
  open private(set) var preferredStyle = UIAlertController.Style.alert

  /// How grave it is.
  open var severity = UIAlertControllerSeverity.default

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?

  /// The button that the return key stands for.
  ///
  /// - Precondition: It is one of the buttons; UIKit raises otherwise.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "NSInternalInconsistencyException: The preferredAction of an alert controller must be "
          + "contained in the \"actions\" array"
      )
    }
  }

  /// Adds a button.
  ///
  /// - Precondition: It is the only one of style `cancel`; UIKit raises otherwise.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "NSInternalInconsistencyException: UIAlertController can only have one action with a style "
        + "of UIAlertActionStyleCancel"
    )
    actions.append(action)
    showContent()
  }

  /// Adds a field and lets the closure set it up.
  ///
  /// - Precondition: The alert is of style `alert`; UIKit raises otherwise.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "NSInternalInconsistencyException: Text fields can only be added to an alert controller of "
        + "style UIAlertControllerStyleAlert"
    )
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    showContent()
  }

  /// Builds the message, the fields and the words of the buttons one below the other.
  open override func loadView() {
    let content = UIStackView()
    content.axis = .vertical
    content.spacing = 8
    view = content
    showContent()
  }

  /// Lies over the screen without removing it, so the presenter hears nothing (A23).
  package override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

  /// It must be presented (I17). What UIKit does with one that is pushed is not known, so it raises.
  package override var isRefusedByStacks: Bool { true }

  /// What a tap on a button does: dismisses the alert, and calls the handler when it has gone.
  ///
  /// A second tap, or one on a disabled button, does nothing.
  package func simulateTap(on action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    guard case .none = answer, presentingViewController != nil, !isBeingDismissed else { return }
    answer = .given(action)
    dismiss(animated: true) { action.handler?(action) }
  }

  /// What a tap beside an action sheet does: the same as one on the cancel button (E25).
  package func simulateTapOutside() {
    guard preferredStyle == .actionSheet, let cancelAction else { return }
    simulateTap(on: cancelAction)
  }

  private var cancelAction: UIAlertAction? {
    actions.first { $0.style == .cancel }
  }

  /// Shows what there is to show, once the view is there.
  private func showContent() {
    guard let content = viewIfLoaded as? UIStackView else { return }
    // The fields stay where they are: one of them may be receiving keys.
    for old in content.arrangedSubviews where !(old is UITextField) { old.removeFromSuperview() }
    for (place, part) in (labels + (textFields ?? []) + buttonLabels).enumerated() {
      content.insertArrangedSubview(part, at: place)
    }
  }

  private var labels: [UILabel] {
    [title, message].compactMap { $0 }.map(UIAlertController.label)
  }

  private var buttonLabels: [UILabel] {
    actions.compactMap(\.title).map(UIAlertController.label)
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
