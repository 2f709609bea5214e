/// Changes of the array: allowed or not, containment, and the request of a movement.
extension UINavigationController {
  /// Whether a controller is in the stack; costs nothing unless it is this stack's child.
  package func isInStack(_ controller: UIViewController) -> Bool {
    guard controller.parent === self else { return false }
    return controller.membership == .waiting || controller.membership == .member
  }

  var visibleArray: [UIViewController] { motion.transientArray ?? stack }

  var leavingMembers: [UIViewController] {
    let changes = [motion.requested, motion.running].compactMap { $0 }
    return changes.flatMap(\.leaving).filter { $0.membership == .leaving && $0.parent === self }
  }

  // MARK: push

  func push(_ controller: UIViewController, animated: Bool) {
    checkCanBePushed(controller)
    if holdsPush(animated: animated) {
      simulatedDevice.afterCommit { self.push(controller, animated: animated) }
      return
    }
    let again = { [weak self] in
      guard let self, !isInStack(controller) else { return }
      push(controller, animated: animated)
    }
    guard mayChange("pushViewController(_:animated:)", retry: again), !isInStack(controller) else {
      return
    }
    let before = stack.last
    stack.append(controller)
    changed(entered: [controller], left: [], animated: animated, topBefore: before)
  }

  private func checkCanBePushed(_ controller: UIViewController) {
    precondition(
      !isInStack(controller),
      "NSInvalidArgumentException: Pushing the same view controller instance more than once is not "
        + "supported (\(controller.shortDescription))")
    precondition(
      !(controller is UINavigationController),
      "NSInvalidArgumentException: Pushing a navigation controller is not supported")
    precondition(
      !controller.isRefusedByStacks,
      "NSInvalidArgumentException: \(controller.shortDescription) cannot be pushed")
  }

  /// Up to iOS 17 an animated push after an unanimated replacement of the same turn waits (A17).
  private func holdsPush(animated: Bool) -> Bool {
    guard animated, simulatedDevice.behaviour.version == .iOS17, let asked = motion.requested,
      motion.running == nil, case .open = motion.gate
    else { return false }
    return asked.isReplacement && !asked.animated
  }

  // MARK: pop

  func pop(to index: Int, animated: Bool, _ name: String) -> [UIViewController]? {
    guard index < stack.count - 1 else { return [] }
    let target = stack[index]
    let again = { [weak self] in
      guard let self, let place = stack.lastIndex(where: { $0 === target }) else { return }
      _ = pop(to: place, animated: animated, name)
    }
    guard mayChange(name, retry: again) else { return nil }
    // What ran has been brought to its end, and its callbacks may have changed the stack.
    guard let index = stack.lastIndex(where: { $0 === target }), index < stack.count - 1 else {
      return []
    }
    let before = stack.last
    let removed = Array(stack[(index + 1)...])
    stack.removeLast(removed.count)
    showTransientArray(oldTop: before, removed: removed.count)
    changed(entered: [], left: removed, animated: animated, topBefore: before)
    return removed
  }

  // MARK: replace

  func replaceStack(by controllers: [UIViewController], animated: Bool) {
    let kept = Set(controllers.map(ObjectIdentifier.init))
    precondition(
      kept.count == controllers.count,
      "NSInternalInconsistencyException: All view controllers in a navigation controller must be "
        + "distinct")
    let again = { [weak self] in
      guard let self else { return }
      replaceStack(by: controllers, animated: animated)
    }
    guard mayChange("setViewControllers(_:animated:)", retry: again) else { return }
    let old = stack
    let before = old.last
    let entered = controllers.filter { !isInStack($0) }
    let left = stack.filter { !kept.contains(ObjectIdentifier($0)) }
    stack = controllers
    showTransientArray(oldTop: before, removed: left.count)
    changed(
      entered: entered, left: left, animated: animated, topBefore: before,
      origin: .replacement(of: old))
  }

  /// A member that leaves by its own call takes its place in the array along.
  func removeMember(_ child: UIViewController) {
    guard let index = stack.lastIndex(where: { $0 === child }) else { return }
    stack.remove(at: index)
    child.membership = .none
    forgetOutdatedTop()
    viewIfLoaded?.setNeedsLayout()
  }

  private func showTransientArray(oldTop: UIViewController?, removed: Int) {
    guard simulatedDevice.behaviour.transientArray == .on, removed > 1, isDisplaying,
      let oldTop, let top = stack.last, oldTop !== top
    else { return }
    motion.transientArray = [oldTop, top]
  }
}
