extension UITabBarController {
  /// The controller whose view belongs on the screen for the present choice.
  package var shownController: UIViewController? {
    switch selection {
    case .none: nil
    case .more: moreNavigationController
    case .tab(let tab): isInMore(tab) ? moreNavigationController : tab.viewController
    }
  }

  /// Chooses, and swaps the views if the controller is on the screen.
  func select(_ selection: TabSelection) {
    self.selection = selection
    if let tab = selection.tab, isInMore(tab) { showInMore(tab) }
    tabBar.setNeedsLayout()
    guard isViewLoaded else { return }
    let new = shownController
    if isAppearingOrAppeared { swapDisplayed(by: new) } else { display(new) }
  }

  func choose(_ controller: UIViewController?) {
    guard let controller else { return }
    if let tab = roster.first(where: { $0.madeViewController === controller }) {
      return select(.tab(tab))
    }
    precondition(
      hasMore && controller === moreNavigationController,
      "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view "
        + "controller in the tab bar controller's list of view controllers can be selected."
    )
    select(.more)
  }

  func choose(_ tab: UITab) {
    if let group = tab.parent, roster.contains(where: { $0 === group }) {
      group.selectedChild = tab
      return select(.tab(group))
    }
    if roster.contains(where: { $0 === tab }) { select(.tab(tab)) }
  }

  /// Shows the child of a group that is chosen now, if the group is.
  func showChoice(of group: UITabGroup) {
    guard selection.tab === group else { return }
    select(selection)
  }

  /// Puts a view on the screen without telling anybody: what comes with the whole is told later.
  func display(_ controller: UIViewController?) {
    guard controller !== displayed else { return }
    // One that is going with the whole will not be told by the whole any more.
    displayed?.didDisappear()
    displayed?.viewIfLoaded?.removeFromSuperview()
    displayed = controller
    guard let controller else { return }
    takeIn(controller)
    insert(controller)
  }

  func layoutContent(in bounds: CGRect) {
    let height = UITabBar.height
    tabBar.frame = CGRect(
      x: bounds.minX,
      // Whether the bar is hidden is the app's to say: one that a page hides is out of sight.
      y: bounds.maxY - (hidesBar ? 0 : height),
      width: bounds.width,
      height: height
    )
    displayed?.viewIfLoaded?.frame = bounds
    layoutAccessory(above: hidesBar ? bounds.maxY : tabBar.frame.minY)
  }

  private func layoutAccessory(above bottom: CGFloat) {
    guard let content = bottomAccessory?.contentView else { return }
    if content.superview !== view { view.addSubview(content) }
    content.frame = CGRect(
      x: view.bounds.minX, y: bottom - 48, width: view.bounds.width, height: 48)
  }

  func makeContentGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = view
    guide.insets = { [weak self] _ in
      guard let self, !self.hidesBar else { return .zero }
      let accessory: CGFloat = self.bottomAccessory == nil ? 0 : 48
      return UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height + accessory, right: 0)
    }
    return guide
  }

  /// The top of a stack in here is another one, which may hide the bar (D34).
  func topChanged() {
    guard let view = viewIfLoaded else { return }
    let isAway = tabBar.frame.minY >= view.bounds.maxY
    if isAway != hidesBar { view.setNeedsLayout() }
  }

  /// Whether the bar is away: hidden by code, or by what stands on top of the chosen stack (D34).
  package var hidesBar: Bool {
    if isTabBarHidden { return true }
    let top = (shownController as? UINavigationController)?.topViewController
    return top?.hidesBottomBarWhenPushed ?? false
  }

  // The order of the four calls is a switch (A38, K9); the did-calls follow the commit, or the animator's end.
  private func swapDisplayed(by new: UIViewController?) {
    if let running = tabTransition { running.cutShort() }
    let old = displayed
    guard new !== old else { return }
    if let new { takeIn(new) }
    new?.loadViewIfNeeded()
    let animator = chooseAnimator(from: old, to: new)
    tellBeginning(old, new, animated: animator != nil)
    // A callback may have chosen another tab, and what it did is newer.
    guard shownController === new, displayed === old else {
      return turnBack(from: new, to: old)
    }
    displayed = new
    if let animator, let old, let new { return animate(from: old, to: new, by: animator) }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { insert(new) }
    new?.isAppearing()
    finish(old, new)
  }

  func tellBeginning(_ old: UIViewController?, _ new: UIViewController?, animated: Bool) {
    switch simulatedDevice.behaviour.tabSwitchOrder {
    case .newFirst:
      new?.willAppear(animated: animated)
      old?.willDisappear(animated: animated)
    case .oldFirst:
      old?.willDisappear(animated: animated)
      new?.willAppear(animated: animated)
    }
  }

  private func finish(_ old: UIViewController?, _ new: UIViewController?) {
    simulatedDevice.afterCommit { [weak self] in
      old?.didDisappear()
      guard let self, !self.isStillAppearing else { return }
      new?.didAppear()
    }
  }

  /// The one that does not come hears it, and so does the other if it stays after all.
  private func turnBack(from new: UIViewController?, to old: UIViewController?) {
    if new !== displayed {
      new?.willDisappear(animated: false)
      simulatedDevice.afterCommit { new?.didDisappear() }
    }
    guard let old, displayed === old, case .disappearing = old.appearance else { return }
    old.willAppear(animated: false)
    old.isAppearing()
    finish(nil, old)
  }

  private var isStillAppearing: Bool {
    if case .appearing = appearance { return true }
    return false
  }

  func insert(_ controller: UIViewController) {
    guard let child = controller.view else { return }
    child.frame = view.bounds
    view.insertSubview(child, at: 0)
  }

  private func takeIn(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }
}
