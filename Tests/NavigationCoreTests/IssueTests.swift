import NavigationCore
import Testing

@Suite("Issues") struct IssueTests {
  @Test("Says who, what happened, and what to do instead", arguments: sentences)
  func sentence(_ one: Sentence) {
    #expect("\(NavigationCore.Issue(one.kind, who: "Cart"))" == one.text)
  }

  @Test("Each sentence is one sentence that begins with who it is about", arguments: sentences)
  func shape(_ one: Sentence) {
    let text = "\(NavigationCore.Issue(one.kind, who: "Cart"))"
    #expect(text.hasPrefix("Cart "))
    #expect(text.hasSuffix("."))
    #expect(text.contains(": "))
    #expect(!text.dropLast().contains(". "))
  }

  @Test("No two mistakes are told alike")
  func distinct() {
    #expect(Set(sentences.map(\.text)).count == sentences.count)
    #expect(Set(sentences.map(\.kind)).count == sentences.count)
  }

  @Test("Issues are equal when kind and name are")
  func equality() {
    let issue = NavigationCore.Issue(.life(.finishedTwice), who: "Cart")
    #expect(issue == NavigationCore.Issue(.life(.finishedTwice), who: "Cart"))
    #expect(issue != NavigationCore.Issue(.life(.finishedTwice), who: "Pay"))
    #expect(issue != NavigationCore.Issue(.life(.startedTwice), who: "Cart"))
  }
}

struct Sentence: CustomTestStringConvertible, Sendable {
  let kind: NavigationCore.Issue.Kind
  let text: String

  init(_ kind: NavigationCore.Issue.Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  var testDescription: String { "\(kind)" }
}

private let sentences = life + place + screen + movement + tree

private let life: [Sentence] = [
  .init(
    .life(.finishedBeforeStart),
    "Cart was finished or dismissed before it was started, so nothing happened: "
      + "start it first, and finish it once."),
  .init(
    .life(.finishedTwice),
    "Cart was finished or dismissed again after it had ended, so nothing happened: "
      + "finish it once, and drop what still calls it."),
  .init(
    .life(.startedTwice),
    "Cart was started a second time, so the second start was answered with nil: "
      + "make a new coordinator for each start."),
  .init(
    .life(.startedByEnded),
    "Cart has no navigation now, so the start was answered with nil: "
      + "start from a coordinator between its own start and its end."),
  .init(
    .life(.noViewController),
    "Cart does not say what it shows, so an empty screen is shown: "
      + "override its viewController."),
]

private let place: [Sentence] = [
  .init(
    .place(.noStack),
    "Cart was to be pushed where there is no navigation controller, so its start was answered "
      + "with nil: present it, or start it with a navigation controller."),
  .init(
    .place(.noWindow),
    "Cart was to become the root of a window that is gone, so its start was answered with nil: "
      + "keep the window as long as its host."),
  .init(
    .place(.rootGone),
    "Cart was started from a controller that is gone, so its start was answered with nil: "
      + "start from a controller that is still on screen."),
  .init(
    .place(.startedWhileReplacing),
    "Cart was started while the window's root was being replaced, so its start was answered with "
      + "nil: start it from the new root."),
  .init(
    .place(.emptyStack),
    "Cart was to be pushed on a navigation controller without a root, so its start was answered "
      + "with nil: give the navigation controller its first controller before."),
]

private let screen: [Sentence] = [
  .init(
    .screen(.alreadyInStack),
    "Cart gave a controller that is in the stack already, so its start was answered with nil: "
      + "give a new controller for each start."),
  .init(
    .screen(.hasParent),
    "Cart gave a controller that has a parent already, so its start was answered with nil: "
      + "give a controller that stands nowhere."),
  .init(
    .screen(.alreadyPresented),
    "Cart gave a controller that is presented already, so its start was answered with nil: "
      + "give a new controller for each start."),
  .init(
    .screen(.pushedContainer),
    "Cart gave a navigation or split controller to be pushed, so its start was answered with nil: "
      + "present it instead."),
  .init(
    .screen(.presentedOnItself),
    "Cart gave the controller that was to present it, so its start was answered with nil: "
      + "give a new controller for each start."),
  .init(
    .screen(.stackInUse),
    "Cart was started with a navigation controller that is on screen already, so its start was "
      + "answered with nil: make a new navigation controller for it."),
  .init(
    .screen(.noSource),
    "Cart gave a popover without a source, so it points at the presenting view: "
      + "set its sourceView, sourceItem or barButtonItem."),
]

private let movement: [Sentence] = [
  .init(
    .movement(.waitsBehindAlert),
    "Cart waits behind an alert and is shown when that is gone: "
      + "start it from the alert's result."),
  .init(
    .movement(.gaveUpPresenting),
    "Cart was refused by UIKit three times, so its start was answered with nil: "
      + "look for a controller that presents on the same presenter."),
  .init(
    .movement(.gaveUpDismissing),
    "Cart could not be dismissed, UIKit refused three times, so its screen stays: "
      + "look for a presentation that never ends."),
  .init(
    .movement(.neverEnds(seconds: 12)),
    "Cart has been moving for 12 s, so what was asked waits: "
      + "look for a transition whose animator does not complete."),
  .init(
    .movement(.settledInside),
    "Cart was asked to settle inside a result handler or a UIKit callback, so nothing happened: "
      + "settle from the test itself."),
  .init(
    .movement(.didNotSettle(seconds: 60)),
    "Cart still moves after 60 s, so settling stopped: "
      + "look for an animation that repeats or a transition that does not complete."),
]

private let tree: [Sentence] = [
  .init(
    .tree(.addedAfterEnd),
    "Cart was added to a coordinator after it had ended, so it was not started: "
      + "make a new coordinator each time."),
  .init(
    .tree(.parentHasEnded),
    "Cart was added to a coordinator that has ended, so it was not started: "
      + "add it to one that is still there, such as the parent of that one."),
  .init(
    .tree(.addedToItself),
    "Cart was added to itself or to one below it, so it was not started: "
      + "add it to a coordinator above it."),
  .init(
    .tree(.noNavigationController),
    "Cart was to push a controller without a navigation controller, so nothing is shown: "
      + "give it one when it is made, and show nothing after it has ended."),
  .init(
    .tree(.noPresenter),
    "Cart was to present a controller without a presenting one, so nothing is shown: "
      + "give it one when it is made, and show nothing after it has ended."),
  .init(
    .tree(.nowhereToStart),
    "Cart has neither a presenting nor a navigation controller, so nothing was started: "
      + "make it with one of them, and start it before it has ended."),
  .init(
    .tree(.startsNothing),
    "Cart does not say what it shows when it is started this way, so nothing is shown: "
      + "override the start(from:) that it is started with."),
  .init(
    .tree(.standsNowhere),
    "Cart is still in the tree although the controller that it shows on is gone: "
      + "call didFinish(with:), or show its screens with navigate or present."),
  .init(
    .tree(.outlivesScreens),
    "Cart has ended and is still held by somebody: "
      + "release it, and look for a closure that captures it."),
  .init(
    .tree(.staysWithParent),
    "Cart has ended and is still among its parent's children: "
      + "drop it in remove(childCoordinator:)."),
]
