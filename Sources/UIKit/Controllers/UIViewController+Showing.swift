/// Who shows a controller: the nearest one above that has its own way, else it is presented.
extension UIViewController {
  func showThroughTarget(_ vc: UIViewController, sender: Any?) {
    guard let target = targetAbove(.showViewController, sender) else {
      return present(vc, animated: true)
    }
    target.show(vc, sender: sender)
  }

  func showDetailThroughTarget(_ vc: UIViewController, sender: Any?) {
    guard let target = targetAbove(.showDetailViewController, sender) else {
      return present(vc, animated: true)
    }
    target.showDetailViewController(vc, sender: sender)
  }

  /// The target, without the asker: what an override of its own passes on goes to the next one above.
  private func targetAbove(_ action: Selector, _ sender: Any?) -> UIViewController? {
    let target = targetViewController(forAction: action, sender: sender)
    guard target === self else { return target }
    return parent?.targetViewController(forAction: action, sender: sender)
  }

  func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
    selfAndAncestors.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Whether the class of this controller overrides the method of that name.
  func overrides(_ action: Selector) -> Bool {
    switch action {
    case .showViewController: MethodPlace.show.isOverridden(in: type(of: self))
    case .showDetailViewController: MethodPlace.showDetail.isOverridden(in: type(of: self))
    default: false
    }
  }
}
