/// From several columns to one stack, and back.
extension UISplitViewController {
  /// Collapses or expands as the room from left to right asks for.
  func arrange() {
    switch (arrangement, traitCollection.horizontalSizeClass) {
    case (.undecided, .compact), (.expanded, .compact): collapse()
    case (.undecided, .regular), (.undecided, .unspecified): expandFirst()
    case (.collapsed(let only), .regular), (.collapsed(let only), .unspecified): expand(from: only)
    case (.collapsed(let only), .compact): display([only])
    case (.expanded, .regular), (.expanded, .unspecified): display(columns.inOrder)
    }
  }

  private func expandFirst() {
    arrangement = .expanded
    display(columns.inOrder)
  }

  // MARK: Collapsing

  private func collapse() {
    guard let only = style == .unspecified ? collapsedPair() : collapsedColumns() else { return }
    arrangement = .collapsed(only)
    display([only])
    delegate?.splitViewControllerDidCollapse(self)
    tellDetailTargetChanged()
  }

  /// The old kind: the delegate chooses the one that stays, and may care for the other (I10).
  private func collapsedPair() -> UIViewController? {
    let asked = delegate?.primaryViewController(forCollapsing: self)
    guard let only = asked ?? columns[.primary] else { return columns[.secondary] }
    guard let other = columns[.secondary], other !== only else { return only }
    let isCaredFor = delegate?.splitViewController(self, collapseSecondary: other, onto: only)
    if isCaredFor != true {
      display([only])
      only.collapseSecondaryViewController(other, for: self)
    }
    return only
  }

  /// The new kind: all columns up to the top one go into one stack (I11).
  private func collapsedColumns() -> UIViewController? {
    let proposed: Column = columns[.compact] == nil ? .secondary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact = columns[.compact] { return compact }
    let order: [Column] = [.primary, .supplementary, .secondary]
    let count = (order.firstIndex(of: top) ?? 0) + 1
    let members = order.prefix(count).compactMap { columns[$0] }
    guard let only = members.first else { return columns.inOrder.first }
    display([only])
    members.dropFirst().forEach { push($0, onto: only, animated: false) }
    return only
  }

  /// Puts a controller on top of the collapsed stack, a stack as a whole (I18).
  func push(_ controller: UIViewController, onto only: UIViewController, animated: Bool) {
    guard let stack = only as? UINavigationController else { return }
    let members = stack.viewControllers
    guard !members.contains(where: { $0 === controller }) else { return }
    stack.setViewControllers(members + [controller], animated: animated)
  }

  /// What is shown while collapsed comes on top of the stack; without a stack it is presented.
  func show(_ controller: UIViewController, above only: UIViewController) {
    guard only is UINavigationController else { return only.present(controller, animated: true) }
    push(controller, onto: only, animated: true)
  }

  // MARK: Expanding

  private func expand(from only: UIViewController) {
    if style == .unspecified {
      separatePair(from: only)
    } else {
      takeColumns(from: only)
    }
    arrangement = .expanded
    display(columns.inOrder)
    delegate?.splitViewControllerDidExpand(self)
    tellDetailTargetChanged()
  }

  /// The old kind: the delegate chooses the first column, and may give the last one (I10).
  private func separatePair(from only: UIViewController) {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? only
    columns[.primary] = primary
    if let given = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
      columns[.secondary] = given
      return
    }
    if let given = primary.separateSecondaryViewController(for: self) {
      columns[.secondary] = given
    }
  }

  /// What is on top of the stack becomes the last column, which pops it (I13).
  func takeTop(of stack: UINavigationController) -> UIViewController? {
    let members = stack.viewControllers
    guard members.count > 1 else { return nil }
    shorten(stack, to: members.dropLast())
    return members.last
  }

  private func takeColumns(from only: UIViewController) {
    guard let stack = only as? UINavigationController else { return }
    let owned = [columns[.supplementary], columns[.secondary]].compactMap { $0 }
    let rest = stack.viewControllers.filter { member in !owned.contains { $0 === member } }
    if rest.count < stack.viewControllers.count { shorten(stack, to: rest) }
  }

  /// Members leave a stack in its layout; here they must have left before they are shown again.
  private func shorten(_ stack: UINavigationController, to members: [UIViewController]) {
    stack.setViewControllers(members, animated: false)
    stack.viewIfLoaded?.layoutIfNeeded()
  }

  private func tellDetailTargetChanged() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }
}
