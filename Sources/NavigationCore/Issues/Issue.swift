/// Something that the app did wrong, with the sentence that says what to do instead.
package struct Issue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case life(Life)
    case place(Place)
    case screen(Screen)
    case movement(Movement)
    case tree(Tree)
  }

  /// A mistake about the life of a coordinator.
  package enum Life: Hashable, Sendable {
    case finishedBeforeStart
    case finishedTwice
    case startedTwice
    case startedByEnded
    case noViewController
  }

  /// A start that has nowhere to go.
  package enum Place: Hashable, Sendable {
    case noStack
    case noWindow
    case rootGone
    case startedWhileReplacing
    case emptyStack
  }

  /// A controller that cannot be shown as it is.
  package enum Screen: Hashable, Sendable {
    case alreadyInStack
    case hasParent
    case alreadyPresented
    case pushedContainer
    case presentedOnItself
    case stackInUse
    case noSource
  }

  /// Something that cannot move.
  package enum Movement: Hashable, Sendable {
    case waitsBehindAlert
    case gaveUpPresenting
    case gaveUpDismissing
    case neverEnds(seconds: Int)
    case settledInside
    case didNotSettle(seconds: Int)
  }

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

  package let kind: Kind
  /// The coordinator or host concerned.
  package let who: String

  package init(_ kind: Kind, who: String) {
    self.kind = kind
    self.who = who
  }
}
