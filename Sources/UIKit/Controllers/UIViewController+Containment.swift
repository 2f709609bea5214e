extension UIViewController {
  func adopt(_ child: UIViewController) {
    if child.parent === self {
      contained.removeAll { $0 === child }
      contained.append(child)
      return
    }
    child.willMove(toParent: self)
    if child.parent != nil { child.removeFromParent() }
    contained.append(child)
    child.container = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.remove(child: self)
    container = nil
    didMove(toParent: nil)
  }

  /// Forgets a child; searched from the end, where changes happen.
  func forget(child: UIViewController) {
    guard let index = contained.lastIndex(where: { $0 === child }) else { return }
    contained.remove(at: index)
  }

  /// The children whose views stand in this controller's view.
  var childrenOnScreen: [UIViewController] {
    guard let loadedView else { return [] }
    return contained.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }
}
