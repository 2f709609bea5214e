extension Issue {
  /// A mistake in a coordinator tree.
  package enum Tree: Hashable, Sendable {
    case addedAfterEnd
    case parentHasEnded
    case addedToItself
    case noNavigationController
    case noPresenter
    case nowhereToStart
    case startsNothing
    case standsNowhere
    case outlivesScreens
    case staysWithParent
  }
}

extension Issue.Tree {
  var sentence: String {
    switch self {
    case .addedAfterEnd:
      "was added to a coordinator after it had ended, so it was not started: "
        + "make a new coordinator each time."
    case .parentHasEnded:
      "was added to a coordinator that has ended, so it was not started: "
        + "add it to one that is still there, such as the parent of that one."
    case .addedToItself:
      "was added to itself or to one below it, so it was not started: "
        + "add it to a coordinator above it."
    case .noNavigationController:
      "was to push a controller without a navigation controller, so nothing is shown: "
        + "give it one when it is made, and show nothing after it has ended."
    case .noPresenter:
      "was to present a controller without a presenting one, so nothing is shown: "
        + "give it one when it is made, and show nothing after it has ended."
    case .nowhereToStart:
      "has neither a presenting nor a navigation controller, so nothing was started: "
        + "make it with one of them, and start it before it has ended."
    case .startsNothing:
      "does not say what it shows when it is started this way, so nothing is shown: "
        + "override the start(from:) that it is started with."
    case .standsNowhere:
      "is still in the tree although the controller that it shows on is gone: "
        + "call didFinish(with:), or show its screens with navigate or present."
    case .outlivesScreens:
      "has ended and is still held by somebody: "
        + "release it, and look for a closure that captures it."
    case .staysWithParent:
      "has ended and is still among its parent's children: "
        + "drop it in remove(childCoordinator:)."
    }
  }
}
