/// What one look reads: what differs from the state, and whether anything moves.
///
/// Whatever is as expected is left out, so that a look at a window at rest builds nothing.
package struct Reading: Hashable, Sendable {
  /// Whether something moves.
  package enum Motion: Hashable, Sendable {
    case still
    case moving
  }

  /// Whether the window's root view controller is the one that was set.
  package enum Ground: Hashable, Sendable {
    case kept
    /// Somebody else has replaced it.
    case replaced
    /// The window is deallocated.
    case gone
  }

  /// Whether a presentation may begin on the topmost controller that stays.
  package enum Top: Hashable, Sendable {
    case ready
    /// Its view is in no window yet.
    case noWindow
    /// An alert, which presents nothing.
    case alert
    /// A controller whose class UIKit does not publish, such as a context menu's.
    case unpublished
    /// It is on its way out.
    case leaving
  }

  /// Levels of the state whose controller is not presented any more, lowest first.
  package var left: [Int] = []
  /// Covers of the state that are not presented yet although their step was called.
  package var unread: [Cover] = []
  /// What is presented above the topmost level of the state, lowest first.
  package var above: [Cover] = []
  /// Those covers of `above` that are alerts.
  package var alerts: [Cover] = []
  /// Stacks whose members are not the expected ones.
  package var stacks: [StackReading] = []
  /// Late reporters whose controllers are released.
  package var released: [EntryID] = []
  /// Entries among what was read that nobody has started: they were found, and are followed from now
  /// on.
  package var newcomers: Set<EntryID> = []
  /// Roots that are deallocated or whose carrier has gone.
  package var lostRoots: [RootID] = []
  /// How many roots stand in another window.
  package var strayed = 0
  package var ground: Ground = .kept
  package var motion: Motion = .still
  package var top: Top = .ready
  /// Whether a movement can be seen: the window is visible, in the foreground, and animates.
  package var animates = true
  /// Stacks that can be seen, or would be if nothing were presented above them.
  package var visibleStacks: Set<StackID> = []
  /// Stacks whose array must not be set: a collapsed split's, and the More controller's (R12).
  package var unsettableStacks: Set<StackID> = []
  /// Roots whose branch is visible; asked for only when something foreign has come.
  package var visibleRoots: [RootID] = []
  /// Whether what presents the lowest of the leaving covers goes itself (R7).
  package var presenterGoes = false

  package init() {}

  /// Whether the state is on screen as expected, whatever may stand above it or move.
  package var isPlain: Bool {
    left.isEmpty && unread.isEmpty && stacks.isEmpty && released.isEmpty && newcomers.isEmpty
      && lostRoots.isEmpty && strayed == 0 && ground == .kept
  }
}

/// A stack whose members are not the expected ones.
package struct StackReading: Hashable, Sendable {
  /// What has become of a member that is expected and not there.
  package enum Fate: Hashable, Sendable {
    /// It has no parent any more.
    case gone
    /// A running transition still has it.
    case moving
    /// It sits in another navigation controller, and that maybe in the controller of an entry.
    case moved(StackID, within: EntryID?)
  }

  package var stack: StackID
  package var members: [Member]
  package var missing: [Member: Fate]

  package init(stack: StackID, members: [Member], missing: [Member: Fate]) {
    self.stack = stack
    self.members = members
    self.missing = missing
  }
}
