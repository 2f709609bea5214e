/// The tabs that have no place in the bar (I6).
extension UITabBarController {
  func makeMoreNavigationController() -> UINavigationController {
    let list = MoreListController(of: self)
    let more = UINavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return more
  }

  /// Shows a tab by code: the list with the tab's controller on top.
  func showInMore(_ tab: UITab) {
    guard let page = morePage(for: tab) else { return }
    let more = moreNavigationController
    guard let list = more.viewControllers.first, more.viewControllers.last !== page else { return }
    more.setViewControllers([list, page], animated: false)
  }

  /// The tabs in the list.
  package var moreTabs: [UITab] { tabsInMore }

  /// What a tap on a row of the list does: a push of the tab's controller (I6).
  ///
  /// Nothing, if the list is not shown.
  package func simulateChoiceInMore(_ tab: UITab) {
    guard case .more = selection, isInMore(tab), let page = morePage(for: tab) else { return }
    guard moreNavigationController.viewControllers.count == 1 else { return }
    selection = .tab(tab)
    moreNavigationController.pushViewController(page, animated: true)
  }

  /// A stack cannot be pushed (D3), so it is wrapped.
  private func morePage(for tab: UITab) -> UIViewController? {
    guard let controller = tab.viewController else { return nil }
    guard let stack = controller as? UINavigationController else { return controller }
    return stack.parent as? MoreWrapperController ?? MoreWrapperController(around: stack)
  }
}

/// The list of the tabs that have no place in the bar: a row for each, which a tap pushes.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    tabs?.listIsShown()
  }

  /// Brings the rows up to date, if there are any yet.
  func showTabs() {
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.moreTabs.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard let tabs, tabs.moreTabs.indices.contains(indexPath.row) else { return cell }
    let item = tabs.item(of: tabs.moreTabs[indexPath.row])
    cell.textLabel?.text = item.title
    cell.accessibilityIdentifier = item.accessibilityIdentifier
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs, tabs.moreTabs.indices.contains(indexPath.row) else { return }
    tabs.simulateChoiceInMore(tabs.moreTabs[indexPath.row])
  }
}

/// A stack inside the stack of more tabs.
final class MoreWrapperController: UIViewController {
  init(around stack: UINavigationController) {
    super.init(nibName: nil, bundle: nil)
    addChild(stack)
    stack.didMove(toParent: self)
  }

  /// The words above the stack are its own, whatever they become.
  override var navigationItem: UINavigationItem {
    let item = super.navigationItem
    let words = children.first?.title
    if item.title != words { item.title = words }
    return item
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in children {
      child.view.frame = view.bounds
      view.addSubview(child.view)
    }
  }
}

extension UITabBarController {
  fileprivate func listIsShown() {
    if let tab = selection.tab, isInMore(tab) { selection = .more }
  }
}
