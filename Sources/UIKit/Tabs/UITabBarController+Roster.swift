extension UITabBarController {
  /// The most items a bar has on a phone.
  private static let room = 5

  private var shownTabs: [UITab] { roster.filter { !$0.isHidden } }

  /// Whether some tabs have no place in the bar (I6).
  var hasMore: Bool { shownTabs.count > UITabBarController.room }

  /// The tabs that have no place in the bar.
  var tabsInMore: [UITab] {
    hasMore ? Array(shownTabs.dropFirst(UITabBarController.room - 1)) : []
  }

  func isInMore(_ tab: UITab) -> Bool {
    tabsInMore.contains { $0 === tab }
  }

  /// The tabs that have a place in the bar.
  var tabsInBar: [UITab] {
    hasMore ? Array(shownTabs.prefix(UITabBarController.room - 1)) : shownTabs
  }

  func replaceRoster(with tabs: [UITab]) {
    let gone = roster.filter { old in !tabs.contains { $0 === old } }
    roster = tabs
    for tab in tabs {
      tab.bar = self
      adoptController(of: tab)
    }
    tabsChanged()
    chooseAfterReplacement()
    gone.forEach(letGo)
  }

  /// Makes the controller of a tab a child, once it has been made.
  func adoptController(of tab: UITab) {
    guard let controller = tab.madeViewController else { return }
    controller.items.tab = tab
    // A controller in the list of more tabs stands in that stack while it is shown.
    guard controller.parent == nil || controller.tabBarController !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// The items in the bar.
  var barItems: [UITabBarItem] {
    let items = tabsInBar.map { item(of: $0) }
    return hasMore ? items + [moreNavigationController.tabBarItem] : items
  }

  /// The item in the bar that stands for what is chosen.
  var selectedBarItem: UITabBarItem? {
    switch selection {
    case .none: nil
    case .more: moreNavigationController.tabBarItem
    case .tab(let tab): isInMore(tab) ? moreNavigationController.tabBarItem : item(of: tab)
    }
  }

  /// Brings the bar and the list of the other tabs up to date.
  func tabsChanged() {
    tabBar.setNeedsLayout()
    guard hasMore else { return }
    (moreNavigationController.viewControllers.first as? MoreListController)?.showTabs()
  }

  /// The item of a tab: in the classic interface that of its controller.
  func item(of tab: UITab) -> UITabBarItem {
    switch interface {
    case .classic: tab.madeViewController?.tabBarItem ?? tab.barItem
    case .tabs: tab.barItem
    }
  }

  // Keeps what is chosen if it is still there, else chooses the first (I9).
  private func chooseAfterReplacement() {
    switch selection {
    case .tab(let tab) where roster.contains { $0 === tab }: select(.tab(tab))
    case .more where hasMore: select(.more)
    case .tab, .more, .none: select(roster.first.map { .tab($0) } ?? .none)
    }
  }

  private func letGo(_ tab: UITab) {
    tab.bar = nil
    guard let controller = tab.madeViewController, controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}
