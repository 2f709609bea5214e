/// A request to show one coordinator.
package struct Start: Hashable, Sendable {
  package let id: EntryID
  /// The root from whose navigation it was asked.
  package let root: RootID
  /// The entry whose navigation took the request.
  package let asker: EntryID?
  /// The entry in whose controller the root sits, if it does.
  package let within: EntryID?
  package let placement: Placement
  package let animated: Bool
  /// When its coordinator tells its result.
  package let reporting: Reporting
  /// What its coordinator gave when it was asked; it is asked once.
  package var answer: Answer?
  /// Where it landed in the state, once it did.
  package var landing: Landing?
  /// Whether it has been told that it waits behind an alert.
  package var wait: Wait = .inLine
  /// How often UIKit has refused to show it.
  package var refusals = 0

  package init(
    id: EntryID, root: RootID, asker: EntryID? = nil, within: EntryID? = nil,
    placement: Placement, animated: Bool = true, reporting: Reporting = .inTime
  ) {
    self.id = id
    self.root = root
    self.asker = asker
    self.within = within
    self.placement = placement
    self.animated = animated
    self.reporting = reporting
  }
}

extension Start {
  /// When a coordinator tells its result.
  package enum Reporting: Hashable, Sendable {
    /// Before its screen leaves, or never.
    case inTime
    /// Maybe after its screen has left by itself (R22).
    case late
  }

  /// Whether it becomes the window's root.
  var isRoot: Bool {
    switch placement {
    case .windowRoot, .windowRootInNewStack: true
    case .presented, .pushed, .pushedOnRoot, .presentedInNewStack, .current, .pushedOrInNewStack:
      false
    }
  }

  /// Whether it ends with one of these while it waits.
  func depends(on ids: Set<EntryID>) -> Bool {
    !isRoot && (asker.map(ids.contains) == true || within.map(ids.contains) == true)
  }

  package enum Wait: Hashable, Sendable {
    case inLine
    case toldOfAlert
  }
}

/// What a coordinator gave to be shown.
package enum Answer: Hashable, Sendable {
  case controller(isAlert: Bool)
  /// A controller inside a navigation controller that comes with it.
  case stack(StackID)
}

extension Start {
  /// The stack in which it stands, once it has landed.
  var stack: StackID? {
    switch (landing, answer) {
    case (.push(let stack)?, _), (_?, .stack(let stack)?): stack
    case (.present?, _), (.presentStack?, _), (.ground?, _), (.nowhere?, _), (nil, _): nil
    }
  }
}
