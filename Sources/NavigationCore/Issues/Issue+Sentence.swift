extension Issue: CustomStringConvertible {
  /// One sentence: who, what happened, and what to do instead.
  package var description: String {
    switch kind {
    case .life(let life): "\(who) \(life.sentence)"
    case .place(let place): "\(who) \(place.sentence)"
    case .screen(let screen): "\(who) \(screen.sentence)"
    case .movement(let movement): "\(who) \(movement.sentence)"
    case .tree(let tree): "\(who) \(tree.sentence)"
    }
  }
}

extension Issue.Life {
  fileprivate var sentence: String {
    switch self {
    case .finishedBeforeStart:
      "was finished or dismissed before it was started, so nothing happened: "
        + "start it first, and finish it once."
    case .finishedTwice:
      "was finished or dismissed again after it had ended, so nothing happened: "
        + "finish it once, and drop what still calls it."
    case .startedTwice:
      "was started a second time, so the second start was answered with nil: "
        + "make a new coordinator for each start."
    case .startedByEnded:
      "has no navigation now, so the start was answered with nil: "
        + "start from a coordinator between its own start and its end."
    case .noViewController:
      "does not say what it shows, so an empty screen is shown: "
        + "override its viewController."
    }
  }
}

extension Issue.Place {
  fileprivate var sentence: String {
    switch self {
    case .noStack:
      "was to be pushed where there is no navigation controller, so its start was answered with "
        + "nil: present it, or start it with a navigation controller."
    case .noWindow:
      "was to become the root of a window that is gone, so its start was answered with nil: "
        + "keep the window as long as its host."
    case .rootGone:
      "was started from a controller that is gone, so its start was answered with nil: "
        + "start from a controller that is still on screen."
    case .startedWhileReplacing:
      "was started while the window's root was being replaced, so its start was answered with "
        + "nil: start it from the new root."
    case .emptyStack:
      "was to be pushed on a navigation controller without a root, so its start was answered with "
        + "nil: give the navigation controller its first controller before."
    }
  }
}

extension Issue.Screen {
  fileprivate var sentence: String {
    switch self {
    case .alreadyInStack:
      "gave a controller that is in the stack already, so its start was answered with nil: "
        + "give a new controller for each start."
    case .hasParent:
      "gave a controller that has a parent already, so its start was answered with nil: "
        + "give a controller that stands nowhere."
    case .alreadyPresented:
      "gave a controller that is presented already, so its start was answered with nil: "
        + "give a new controller for each start."
    case .pushedContainer:
      "gave a navigation or split controller to be pushed, so its start was answered with nil: "
        + "present it instead."
    case .presentedOnItself:
      "gave the controller that was to present it, so its start was answered with nil: "
        + "give a new controller for each start."
    case .stackInUse:
      "was started with a navigation controller that is on screen already, so its start was "
        + "answered with nil: make a new navigation controller for it."
    case .noSource:
      "gave a popover without a source, so it points at the presenting view: "
        + "set its sourceView, sourceItem or barButtonItem."
    }
  }
}

extension Issue.Movement {
  fileprivate var sentence: String {
    switch self {
    case .waitsBehindAlert:
      "waits behind an alert and is shown when that is gone: "
        + "start it from the alert's result."
    case .gaveUpPresenting:
      "was refused by UIKit three times, so its start was answered with nil: "
        + "look for a controller that presents on the same presenter."
    case .gaveUpDismissing:
      "could not be dismissed, UIKit refused three times, so its screen stays: "
        + "look for a presentation that never ends."
    case .neverEnds(let seconds):
      "has been moving for \(seconds) s, so what was asked waits: "
        + "look for a transition whose animator does not complete."
    case .settledInside:
      "was asked to settle inside a result handler or a UIKit callback, so nothing happened: "
        + "settle from the test itself."
    case .didNotSettle(let seconds):
      "still moves after \(seconds) s, so settling stopped: "
        + "look for an animation that repeats or a transition that does not complete."
    }
  }
}

extension Issue.Tree {
  fileprivate var sentence: String {
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
