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
    if let search = top.navigationItem.searchController, !search.isActive { add(.search(search)) }
    visit(top)
    if !navigation.isToolbarHidden {
      top.toolbarItems?.forEach { targets += TouchTarget.targets(for: $0) }
    }
  }

  /// Reads the bar of a search that goes on.
  mutating func read(_ search: UISearchController) {
    add(.search(search))
    guard search.searchBar.showsCancelButton else { return }
    add(.button(["Cancel"]) { [weak search] in search?.simulateCancel() })
  }

  private mutating func read(_ item: UINavigationItem) {
    item.leftBarButtonItems?.forEach { targets += TouchTarget.targets(for: $0) }
    item.rightBarButtonItems?.forEach { targets += TouchTarget.targets(for: $0) }
  }

  mutating func read(_ tabs: UITabBarController) {
    tabs.shownController.map { visit($0) }
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
      return
    }
    let found = TouchTarget.targets(for: view)
    if !found.isEmpty {
      targets += found
    } else if let table = view as? UITableView {
      read(table, of: controller)
    } else {
      for subview in view.subviews { read(subview, of: controller) }
    }
  }

  /// Reads the rows that are on the screen; what is in a row beside its text is there for itself.
  private mutating func read(_ table: UITableView, of controller: UIViewController) {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path), !cell.isHidden else { continue }
      let names = [cell.textLabel?.text, cell.accessibilityLabel, cell.accessibilityIdentifier]
      add(
        .button(names, isEnabled: table.allowsTaps) { [weak table] in
          table?.simulateTap(onRowAt: path)
        })
      let texts = [cell.textLabel, cell.detailTextLabel]
      cell.detailTextLabel?.text.map { add($0.isEmpty ? nil : .label($0)) }
      for view in cell.contentView.subviews where !texts.contains(view as? UILabel) {
        read(view, of: controller)
      }
      cell.accessoryView.map { read($0, of: controller) }
    }
  }
}
