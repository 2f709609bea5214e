import UIKit

/// An alert or action sheet whose result is the choice that was made.
///
/// The result is `nil` if it went without a choice: dismissed by code, or the action sheet tapped away.
/// The handler runs when the alert has gone, as an alert action's does (E24), so it may start the next
/// screen at once.
@preconcurrency @MainActor
open class AlertCoordinator<Choice>: ModalCoordinator<Choice> {
  private let title: String?
  private let message: String?
  private let style: UIAlertController.Style
  private let choices: [AlertChoice<Choice>]

  /// An alert with a button for each choice, in order.
  ///
  /// - Parameters:
  ///   - title: The line in bold.
  ///   - message: What is to be decided.
  ///   - style: An alert in the middle, or an action sheet at the bottom.
  ///   - choices: The buttons; at least one, else nobody can leave an alert.
  public init(
    title: String?, message: String? = nil, style: UIAlertController.Style = .alert,
    choices: [AlertChoice<Choice>]
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.choices = choices
    super.init()
  }

  /// The alert controller.
  open override var viewController: UIViewController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for choice in choices {
      alert.addAction(
        UIAlertAction(title: choice.title, style: choice.style) { [weak self] _ in
          self?.choose(choice)
        })
    }
    return alert
  }

  private func choose(_ choice: AlertChoice<Choice>) {
    if let value = choice.value {
      finish(value)
    } else {
      dismiss()
    }
  }
}
