/// The items of one controller in the bars around it, made when they are first asked for.
@MainActor final class ControllerItems {
  private var navigationItem: UINavigationItem?
  private var tabBarItem: UITabBarItem?
  private var edit: UIBarButtonItem?
  private(set) var toolbar: [UIBarButtonItem]?
  weak var tab: UITab?

  func navigation(of controller: UIViewController) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let item = UINavigationItem(title: controller.title ?? "")
    item.title = controller.title
    item.owner = controller
    navigationItem = item
    return item
  }

  func tab(of controller: UIViewController) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    item.place = controller
    tabBarItem = item
    return item
  }

  /// Whether the controller has an item of its own in the tab bar.
  var hasTab: Bool { tabBarItem != nil }

  func setTab(_ item: UITabBarItem?, of controller: UIViewController) {
    tabBarItem = item
    item?.place = controller
    controller.itemChanged()
  }

  func setToolbar(_ buttons: [UIBarButtonItem]?, of controller: UIViewController) {
    toolbar = buttons
    buttons?.forEach { $0.place = controller }
    controller.itemChanged()
  }

  func editButton(for controller: UIViewController) -> UIBarButtonItem {
    if let edit { return edit }
    let toggle = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let item = UIBarButtonItem(primaryAction: toggle)
    edit = item
    showEditing(controller.isEditing)
    return item
  }

  func showEditing(_ isEditing: Bool) {
    edit?.title = isEditing ? "Done" : "Edit"
  }

  /// Whether the navigation item leaves no place for the system's back button (E6).
  var replaceBackButton: Bool {
    guard let item = navigationItem else { return false }
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    return item.hidesBackButton || (hasLeft && !item.leftItemsSupplementBackButton)
  }

  func rename(_ title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }
}

extension UIViewController: BarItemPlace {
  /// Brings the bars around this controller up to date.
  func itemChanged() {
    navigationController?.bars.toolbar.setNeedsLayout()
    tabBarController?.tabsChanged()
  }
}
