/// What the members of a stack are told about their parent.
extension UINavigationController {
  /// Whether a change of the stack is to be seen.
  var isDisplaying: Bool {
    shown != nil && isAppearingOrAppeared && viewIfLoaded?.window != nil
  }

  func changed(
    entered: [UIViewController], left: [UIViewController], animated: Bool,
    topBefore: UIViewController?, origin: StackChange.Origin = .step
  ) {
    entered.forEach(enter)
    left.forEach(leave)
    guard isDisplaying else {
      rememberFirstTop(topBefore)
      return settleUnseen(entered, left)
    }
    request(entered, left, animated: animated, origin: origin)
  }

  private func enter(_ controller: UIViewController) {
    let comesBack = controller.parent === self
    controller.membership = .waiting
    guard !comesBack else { return }
    if announcesAtOnce { controller.willMove(toParent: self) }
    if controller.parent != nil { controller.removeFromParent() }
    controller.container = self
    controller.membership = .waiting
  }

  /// Before anything is shown there is no start to wait for (K18).
  private var announcesAtOnce: Bool {
    simulatedDevice.behaviour.willMoveMoment == .call || !isDisplaying
  }

  private func leave(_ controller: UIViewController) {
    controller.membership = .leaving
    if motion.firstTop === controller { motion.firstTop = nil }
    controller.willMove(toParent: nil)
  }

  /// Changes that nobody sees are over at once: no appearance calls, no loading (A18, D35).
  private func settleUnseen(_ entered: [UIViewController], _ left: [UIViewController]) {
    forgetOutdatedTop()
    detach(left)
    tellLeft(left)
    tellEntered(entered)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Takes the parent from those that have not come back meanwhile.
  func detach(_ controllers: [UIViewController]) {
    for controller in controllers where controller.membership == .leaving {
      controller.container = nil
    }
  }

  func tellLeft(_ controllers: [UIViewController]) {
    for controller in controllers where controller.membership == .leaving {
      controller.membership = .none
      controller.didMove(toParent: nil)
    }
  }

  func tellEntered(_ controllers: [UIViewController]) {
    for controller in controllers where isInStack(controller) {
      controller.didMove(toParent: self)
    }
  }

  /// What was shown before the stack changed unseen is not shown again.
  func forgetOutdatedTop() {
    guard let old = shown, old !== stack.last, old.appearance == .disappeared,
      motion.requested == nil, motion.running == nil
    else { return }
    old.viewIfLoaded?.removeFromSuperview()
    shown = nil
    viewIfLoaded?.setNeedsLayout()
  }

  private func rememberFirstTop(_ before: UIViewController?) {
    guard simulatedDevice.behaviour.version == .iOS17, isViewLoaded, shown == nil,
      motion.firstTop == nil, let before, isInStack(before)
    else { return }
    motion.firstTop = before
  }
}
