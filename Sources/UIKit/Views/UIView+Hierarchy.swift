extension UIView {
  func bringToFront(_ view: UIView) {
    guard let index = childIndex(of: view) else { return }
    childViews.append(childViews.remove(at: index))
    setNeedsLayout()
  }

  func sendToBack(_ view: UIView) {
    guard let index = childIndex(of: view) else { return }
    childViews.insert(childViews.remove(at: index), at: 0)
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let leaving = window == nil ? [] : controllersToTell(.leaving)
    leaving.forEach { $0.viewLeavesWindow() }
    // A callback may have moved the view meanwhile.
    guard superview === parent else { return }
    detach(from: parent, to: nil)
    leaving.forEach { $0.viewHasLeftWindow() }
  }

  /// Searches from the front, where changes happen.
  func childIndex(of view: UIView) -> Int? {
    for index in childViews.indices.reversed() where childViews[index] === view { return index }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "NSInvalidArgumentException: Can't add self as subview")
    let destination = window
    view.checkHierarchyConsistency(enteringUnder: self)
    let comesFromWindow = view.window
    let arriving =
      (destination != nil && comesFromWindow == nil) ? view.controllersToTell(.arriving) : []
    arriving.forEach { $0.viewEntersWindow() }
    if let old = view.superview { view.detach(from: old, to: destination) }
    attach(view, at: min(index, childViews.count), windowChanges: destination !== comesFromWindow)
    arriving.forEach { $0.viewHasEnteredWindow() }
  }

  private func attach(_ view: UIView, at index: Int, windowChanges: Bool) {
    let destination = window
    if windowChanges { view.forEachInSubtree { $0.willMove(toWindow: destination) } }
    view.willMove(toSuperview: self)
    childViews.insert(view, at: index)
    view.parentView = self
    if windowChanges { view.forEachInSubtree { $0.windowAround = destination } }
    if view.layoutMark != .clean { noteDirty(view) }
    view.setNeedsLayout()
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if windowChanges { view.forEachInSubtree { $0.didMoveToWindow() } }
  }

  private func detach(from parent: UIView, to destination: UIWindow?) {
    let leavesWindow = window !== destination && window != nil
    if leavesWindow, destination == nil {
      takeKeysFromSubtree()
      cutPresentations()
      forEachInSubtree { $0.willMove(toWindow: nil) }
    }
    parent.willRemoveSubview(self)
    if destination == nil { willMove(toSuperview: nil) }
    if let index = parent.childIndex(of: self) { parent.childViews.remove(at: index) }
    parentView = nil
    if leavesWindow, destination == nil { forEachInSubtree { $0.windowAround = nil } }
    parent.setNeedsLayout()
    guard destination == nil else { return }
    didMoveToSuperview()
    if leavesWindow { forEachInSubtree { $0.didMoveToWindow() } }
  }

  /// What leaves the window receives no keys any more.
  private func takeKeysFromSubtree() {
    guard let first = simulatedDevice.firstResponder as? UIView, first.isDescendant(of: self) else {
      return
    }
    first.resignFirstResponder()
  }

  /// Whether what leaves the window still presents is a switch (C7).
  private func cutPresentations() {
    guard simulatedDevice.behaviour.lostPresenter == .cut else { return }
    forEachInSubtree { $0.controller?.presentation?.cut() }
  }

  private func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for child in childViews { child.forEachInSubtree(body) }
  }

  private func controllersToTell(_ direction: WindowPassage) -> [UIViewController] {
    var found: [UIViewController] = []
    forEachInSubtree { view in
      if let controller = view.controller, controller.isToldByView(direction) {
        found.append(controller)
      }
    }
    return found
  }
}

/// Which way a view passes the border of a window.
enum WindowPassage {
  case arriving, leaving
}
