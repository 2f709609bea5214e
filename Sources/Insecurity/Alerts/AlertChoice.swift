import UIKit

/// One button of an ``AlertCoordinator``.
///
/// Choices are shown in their order; UIKit puts a cancel button where it belongs.
public nonisolated struct AlertChoice<Choice> {
  /// What the button says.
  public let title: String
  /// How it looks.
  public let style: UIAlertAction.Style
  /// The result if it is chosen; `nil` ends without one.
  public let value: Choice?

  /// A button whose value is the alert's result; `nil` ends it without one.
  public init(_ title: String, style: UIAlertAction.Style = .default, _ value: Choice?) {
    self.title = title
    self.style = style
    self.value = value
  }

  /// A cancel button, which ends without a result.
  public static func cancel(_ title: String) -> AlertChoice {
    AlertChoice(title, style: .cancel, nil)
  }
}

extension AlertChoice: Sendable where Choice: Sendable {}
