import UIKit

extension Glass {
  mutating func read(_ alert: UIAlertController) {
    [alert.title, alert.message].compactMap(\.self).forEach { add(.label($0)) }
    alert.textFields?.forEach { add(.field($0)) }
    for action in alert.actions {
      let names = [action.title, action.accessibilityIdentifier]
      add(
        .button(names, isEnabled: action.isEnabled) { [weak alert] in
          alert?.simulateTap(on: action)
        })
    }
  }

  mutating func read(_ navigation: UINavigationController) {
    guard let top = navigation.topViewController else { return }
    if !navigation.isNavigationBarHidden { read(top.navigationItem) }
    visit(top)
    if !navigation.isToolbarHidden { top.toolbarItems?.forEach { add(.barButton($0)) } }
  }

  private mutating func read(_ item: UINavigationItem) {
    item.leftBarButtonItems?.forEach { add(.barButton($0)) }
    item.rightBarButtonItems?.forEach { add(.barButton($0)) }
  }

  mutating func read(_ tabs: UITabBarController) {
    tabs.selectedViewController.map { visit($0) }
    for item in tabs.reachableItems {
      let names = [item.title, item.accessibilityIdentifier]
      add(
        .button(names, isEnabled: item.isEnabled) { [weak tabs] in tabs?.simulateTap(on: item) })
    }
  }

  /// Reads a view of a screen and what lies in it; a child controller's view with its own rules.
  mutating func read(_ view: UIView, of controller: UIViewController) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let child = controller.children.first(where: { $0.viewIfLoaded === view }) {
      visit(child)
    } else if let target = TouchTarget(view) {
      add(target)
    } else {
      view.subviews.forEach { read($0, of: controller) }
    }
  }
}
