/// What a controller hears when its view is put into a window or taken out of it by hand (08, 09, A36).
extension UIViewController {
  /// Whether the view's passage is what makes this controller appear or disappear.
  ///
  /// Whoever moves views on a controller's behalf has told it before, so that nothing is left to tell here.
  func isToldByView(_ direction: WindowPassage) -> Bool {
    if isAppearingOrAppeared == (direction == .arriving) { return false }
    guard let parent else { return true }
    return !parent.managesChildAppearance && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  func viewEntersWindow() {
    guard let parent else { return willAppear(animated: false) }
    if parent.isAppearingOrAppeared { willAppear(animated: false) }
  }

  /// The end follows the commit; a child of an appearing parent waits for the parent's (A37).
  func viewHasEnteredWindow() {
    isAppearing()
    let told = appearanceCount
    simulatedDevice.afterCommit { [self] in
      if let parent, case .appearing = parent.appearance { return }
      if appearanceCount == told { didAppear() }
    }
  }

  func viewLeavesWindow() { willDisappear(animated: false) }

  func viewHasLeftWindow() {
    let told = appearanceCount
    SimulatedDevice.current.afterCommit { [self] in
      if appearanceCount == told { didDisappear() }
    }
  }
}

extension UIView {
  /// A view of a child must not be put where its parent has no view (D7).
  func checkHierarchyConsistency(enteringUnder parent: UIView) {
    guard let controller, let container = controller.parent, parent.window != nil else { return }
    let holders = sequence(first: parent, next: \.superview)
    precondition(
      holders.contains { $0.controller === container },
      "UIViewControllerHierarchyInconsistency: child view controller "
        + "\(controller.shortDescription) should have parent view controller of its new superview, "
        + "but its parent is \(container.shortDescription)")
  }
}
