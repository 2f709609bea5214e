/// The views of the columns.
extension UISplitViewController {
  /// The controllers of the old kind: the first and the last column.
  func setPair(_ controllers: [UIViewController]) {
    columns = SplitColumns()
    columns[.primary] = controllers.first
    columns[.secondary] = controllers.dropFirst().first
    columnsChanged()
  }

  /// Columns of the new kind are stacks.
  func wrapped(_ controller: UIViewController) -> UIViewController {
    guard style != .unspecified, !(controller is UINavigationController) else { return controller }
    return UINavigationController(rootViewController: controller)
  }

  func replace(_ column: Column, by controller: UIViewController) {
    columns[column] = wrapped(controller)
    columnsChanged()
  }

  func columnsChanged() {
    columns.inOrder.forEach(takeIn)
    switch arrangement {
    case .undecided: break
    case .expanded: display(columns.inOrder)
    case .collapsed:
      arrangement = .undecided
      if isViewLoaded { arrange() }
    }
  }

  /// Brings some controllers to the screen and takes the others away.
  func display(_ wanted: [UIViewController]) {
    let gone = displayed.filter { old in !wanted.contains { $0 === old } }
    let come = wanted.filter { new in !displayed.contains { $0 === new } }
    displayed = wanted
    gone.forEach(takeAway)
    come.forEach(bringIn)
    viewIfLoaded?.setNeedsLayout()
  }

  func layoutColumns() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    let sides = displayed.dropLast().count
    for (number, controller) in displayed.enumerated() {
      let start = CGFloat(number) * primaryColumnWidth
      let width = number < sides ? primaryColumnWidth : bounds.width - start
      controller.viewIfLoaded?.frame = CGRect(
        x: start,
        y: 0,
        width: max(0, width),
        height: bounds.height
      )
    }
  }

  func takeIn(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func takeAway(_ controller: UIViewController) {
    controller.willDisappear(animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    simulatedDevice.afterCommit { controller.didDisappear() }
  }

  private func bringIn(_ controller: UIViewController) {
    takeIn(controller)
    let isSeen = isAppearingOrAppeared
    controller.loadViewIfNeeded()
    if isSeen { controller.willAppear(animated: false) }
    if let child = controller.view { view.addSubview(child) }
    guard isSeen else { return }
    controller.isAppearing()
    simulatedDevice.afterCommit { [weak self] in
      if case .appearing? = self?.appearance { return }
      controller.didAppear()
    }
  }
}
