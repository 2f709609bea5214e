import UIKit

extension TouchTarget {
  /// What a single view is to a person; nothing for a view that only holds others.
  static func targets(for view: UIView) -> [TouchTarget] {
    switch view {
    case let label as UILabel:
      label.text.map { $0.isEmpty ? [] : [.label($0)] } ?? []
    case let field as UITextField:
      [.field(field)]
    case let control as UIControl:
      targets(for: control)
    default:
      []
    }
  }

  /// What a bar button is to a person; one that opens a menu, its choices.
  static func targets(for item: UIBarButtonItem) -> [TouchTarget] {
    if item.isSpace || item.isHidden { return [] }
    if let view = item.customView { return targets(for: view) }
    if let menu = item.tapMenu { return choices(of: menu, isEnabled: item.isEnabled) }
    let names = [item.title, item.accessibilityLabel, item.accessibilityIdentifier]
    let target = TouchTarget.button(names, isEnabled: item.isEnabled) {
      item.simulateTap()
    }
    return target.map { [$0] } ?? []
  }

  static func field(_ field: UITextField) -> TouchTarget {
    let names = [field.placeholder, field.accessibilityLabel, field.accessibilityIdentifier]
      .compactMap(\.self)
    return TouchTarget(
      element: .field(names.first ?? "", text: field.text ?? ""),
      names: names,
      touch: field.isEnabled && field.isReachable
        ? .type { [weak field] text in field?.replaceText(by: text) } : .nothing,
      clear: field.showsClearButton && field.isReachable
        ? { [weak field] in field?.simulateClearButton() } : nil
    )
  }

  /// The bar of a search; typing into it begins the search.
  static func search(_ search: UISearchController) -> TouchTarget {
    let bar = search.searchBar
    let names = [bar.placeholder, bar.accessibilityLabel, bar.accessibilityIdentifier, "Search"]
      .compactMap(\.self)
    return TouchTarget(
      element: .field(names[0], text: bar.text ?? ""),
      names: names,
      touch: .type { [weak search] text in
        search?.searchBar.text = nil
        search?.simulateTyping(text)
      }
    )
  }

  private static func targets(for control: UIControl) -> [TouchTarget] {
    let isEnabled = control.isEnabled && control.isReachable
    if let menu = control.tapMenu { return choices(of: menu, isEnabled: isEnabled) }
    let names = [control.visibleTitle, control.accessibilityLabel, control.accessibilityIdentifier]
    let target = TouchTarget.button(names, isEnabled: isEnabled) {
      control.simulateTap()
    }
    return target.map { [$0] } ?? []
  }

  /// A menu opens and closes with the choice: for a person who knows what is in it, one action.
  private static func choices(of menu: UIMenu, isEnabled: Bool) -> [TouchTarget] {
    menu.choices.compactMap { choice in
      .button([choice.title], isEnabled: isEnabled) {
        choice.performWithSender(nil, target: nil)
      }
    }
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

extension UIControl {
  fileprivate var visibleTitle: String? {
    guard let button = self as? UIButton else { return nil }
    return button.currentTitle ?? button.configuration?.title
  }
}

extension UITextField {
  /// Selects what is there and types over it, key by key.
  fileprivate func replaceText(by text: String) {
    simulateDeletion()
    simulateTyping(text)
  }
}
