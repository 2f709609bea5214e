/// What fingers do to the bar.
extension UITabBarController {
  /// The items a person sees in the bar, in order; none while the bar is hidden.
  package var reachableItems: [UITabBarItem] { hidesBar ? [] : tabBar.items ?? [] }

  /// What a tap on an item does.
  ///
  /// The delegate is asked, and told, also for the chosen tab (I2); that one's stack pops to its
  /// root (I4). When it is told, the choice has changed (I3).
  package func simulateTap(on item: UITabBarItem) {
    simulatedDevice.makeCurrent()
    guard item.isEnabled else { return }
    if hasMore, item === moreNavigationController.tabBarItem {
      return tapMore()
    }
    guard let tab = tabsInBar.first(where: { self.item(of: $0) === item }) else { return }
    switch interface {
    case .classic: tapClassic(tab)
    case .tabs: tapTab(tab)
    }
  }

  private func tapClassic(_ tab: UITab) {
    guard let controller = tab.viewController else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    perform(.tab(tab))
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func tapTab(_ tab: UITab) {
    guard tab.isEnabled else { return }
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    let previous = selectedTab
    perform(.tab(tab))
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  private func tapMore() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    perform(.more)
    delegate?.tabBarController(self, didSelect: more)
  }

  private func perform(_ new: TabSelection) {
    let before = shownController
    select(new)
    guard before === shownController else { return }
    (before as? UINavigationController)?.popToRootViewController(animated: true)
  }
}
