/// One UIKit call.
package enum Step: Hashable, Sendable {
  /// Push, pop or set: what makes the stack what the state says.
  case change(StackID, StackChange, animated: Bool)
  /// Give a new navigation controller its members before it is shown.
  case fill(StackID, [EntryID])
  case present(Cover, animated: Bool)
  /// Dismiss this cover, and with it all above it, from its presenter.
  case dismiss(Cover, animated: Bool)
  /// Dismiss this cover unanimated, behind a snapshot of the window.
  case clear(Cover)
  case setRoot(EntryID, StackID?, animated: Bool)
}

/// How a stack gets from what is shown to what it should be (R23).
package enum StackChange: Hashable, Sendable {
  case push(EntryID)
  /// Everything above this member goes; `nil` pops to nothing, which UIKit does not do.
  case pop(to: Member)
  case set([Member])
}

/// When the step after this one may go.
package enum Pace: Hashable, Sendable {
  case atOnce
  case atRest
}
