/// What adapts to the size of what it contains, and is told when its own size changes.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like to have.
  var preferredContentSize: CGSize { get }
  /// A child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child's fitting size has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of a child.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size is about to change, as in a rotation.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  func passOnSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in appearanceForwardingChildren {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  func passOnTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in appearanceForwardingChildren {
      child.willTransition(to: traits, with: coordinator)
    }
  }

  /// Tells the container, or whoever manages the presentation, that another size is wanted.
  func tellContainers(preferredSizeWas old: CGSize) {
    guard old != preferredContentSize else { return }
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    viewIfLoaded?.superview?.setNeedsLayout()
  }
}
