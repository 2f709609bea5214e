/// What a layout pass has to do at a view.
enum LayoutMark {
  /// Nothing here, nothing below.
  case clean
  /// Only something below.
  case below
  /// The view itself, and maybe something below.
  case here
}

/// Whether a view's constraints are to be brought up to date.
enum ConstraintsMark {
  /// Not updated yet: the first layout asks the class.
  case untouched
  case asked
  case upToDate
}

extension UIView {
  func askForConstraints() {
    constraintsMark = .asked
    setNeedsLayout()
  }

  func bringConstraintsUpToDate() {
    switch constraintsMark {
    case .upToDate: return
    case .untouched: if !type(of: self).requiresConstraintBasedLayout { return }
    case .asked: break
    }
    constraintsMark = .upToDate
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  func marginsChanged() {
    setNeedsLayout()
    controller?.viewLayoutMarginsDidChange()
  }

  func markForLayout() {
    guard layoutMark != .here else { return }
    let wasClean = layoutMark == .clean
    layoutMark = .here
    if wasClean { superview?.noteDirty(self) ?? noteDirtyRoot() }
  }

  func layoutDirtyPart() {
    guard layoutMark != .clean else { return }
    layoutPass()
  }

  /// Marks the way up, and stops where it is marked already.
  func noteDirty(_ child: UIView) {
    dirtyChildren.append(child)
    guard layoutMark == .clean else { return }
    layoutMark = .below
    superview?.noteDirty(self) ?? noteDirtyRoot()
  }

  private func noteDirtyRoot() {
    (self as? UIWindow)?.simulatedDevice.setNeedsTurn()
  }

  private func layoutPass() {
    if layoutMark == .here {
      layoutMark = .below
      layoutHere()
    }
    let dirty = dirtyChildren
    dirtyChildren = []
    for child in dirty where child.superview === self && child.layoutMark != .clean {
      child.layoutPass()
      // What asked again while it was laid out must be found by the next pass.
      if child.layoutMark != .clean { dirtyChildren.append(child) }
    }
    if layoutMark == .below, dirtyChildren.isEmpty { layoutMark = .clean }
  }

  private func layoutHere() {
    bringConstraintsUpToDate()
    controller?.bringPropertiesUpToDate()
    controller?.startDeferredTransition()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
}
