/// The items of one controller in the bars around it, made when they are first asked for.
@MainActor final class ControllerItems {
  private var navigationItem: UINavigationItem?
  private var tabBarItem: UITabBarItem?
  private var edit: UIBarButtonItem?
  var toolbar: [UIBarButtonItem]?
  weak var tab: UITab?

  func navigation(of controller: UIViewController) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let item = UINavigationItem(title: controller.title ?? "")
    item.title = controller.title
    item.owner = controller
    navigationItem = item
    return item
  }

  func tab(_ title: String?) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItem = item
    return item
  }

  func setTab(_ item: UITabBarItem?) {
    tabBarItem = item
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
