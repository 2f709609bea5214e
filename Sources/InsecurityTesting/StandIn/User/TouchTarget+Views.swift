import UIKit

extension TouchTarget {
  /// What a single view is to a person; nil for a view that only holds others.
  init?(_ view: UIView) {
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return nil }
      self = .label(text)
    case let field as UITextField:
      self = .field(field)
    case let button as UIButton:
      guard let target = TouchTarget.control(button, title: button.visibleTitle) else { return nil }
      self = target
    case let control as UIControl:
      guard let target = TouchTarget.control(control, title: nil) else { return nil }
      self = target
    default:
      return nil
    }
  }

  static func field(_ field: UITextField) -> TouchTarget {
    let names = [field.placeholder, field.accessibilityLabel, field.accessibilityIdentifier]
      .compactMap(\.self)
    return TouchTarget(
      element: .field(names.first ?? "", text: field.text ?? ""),
      names: names,
      touch: field.isEnabled && field.isReachable
        ? .type { [weak field] text in field?.replaceText(by: text) } : .nothing
    )
  }

  static func barButton(_ item: UIBarButtonItem) -> TouchTarget? {
    .button(
      [item.title, item.accessibilityLabel, item.accessibilityIdentifier],
      isEnabled: item.isEnabled
    ) { [weak item] in item?.simulateTap() }
  }

  private static func control(_ control: UIControl, title: String?) -> TouchTarget? {
    .button(
      [title, control.accessibilityLabel, control.accessibilityIdentifier],
      isEnabled: control.isEnabled && control.isReachable
    ) { [weak control] in control?.simulateTap() }
  }
}

extension UIView {
  /// Whether touches come through to it.
  fileprivate var isReachable: Bool {
    var next: UIView? = self
    while let view = next {
      guard view.isUserInteractionEnabled else { return false }
      next = view.superview
    }
    return true
  }
}

extension UIButton {
  fileprivate var visibleTitle: String? {
    currentTitle ?? configuration?.title
  }
}

extension UITextField {
  /// Selects what is there and types over it, key by key.
  fileprivate func replaceText(by text: String) {
    simulateDeletion()
    simulateTyping(text)
  }
}
