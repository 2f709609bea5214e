/// Where a controller is in a navigation stack.
enum StackMembership {
  /// In none.
  case none
  /// In the stack, and not shown yet (B11).
  case waiting
  /// In the stack, and shown at least once.
  case member
  /// Taken out; its parent holds it until the movement has ended (G6).
  case leaving
}

/// One change of what a stack shows: all that is asked for before it begins is one change (D16).
@MainActor final class StackChange {
  let runner: TransitionRunner
  var animated: Bool
  /// Taken out by this change, bottom to top.
  var leaving: [UIViewController]
  /// Put in by this change, bottom to top.
  var arriving: [UIViewController]
  /// The movement's ends, known when it begins.
  var from: UIViewController?
  var to: UIViewController?
  /// How the last request was made (A17).
  var origin: Origin
  /// The stack before a change that replaced it.
  private var replaced: [UIViewController]?

  enum Origin {
    case step
    /// With the stack as it was.
    case replacement(of: [UIViewController])
  }

  init(
    runner: TransitionRunner, animated: Bool, leaving: [UIViewController],
    arriving: [UIViewController], origin: Origin
  ) {
    self.runner = runner
    self.animated = animated
    self.leaving = leaving
    self.arriving = arriving
    self.origin = origin
    if case .replacement(let before) = origin { replaced = before }
  }

  /// Whether the last request replaced the stack.
  var isReplacement: Bool {
    switch origin {
    case .step: false
    case .replacement: true
    }
  }

  /// Leads a stack back to what it was before the change; steps have changed its end only.
  func undo(_ stack: inout [UIViewController]) {
    if let replaced {
      stack = replaced
    } else {
      while let last = stack.last, brings(last) { stack.removeLast() }
      stack += taken
    }
  }

  /// Those that were in the stack before and are not any more.
  var taken: [UIViewController] { leaving.filter { !brings($0) } }

  /// Whether the change puts a controller in: it looks like a push then (D22).
  func brings(_ controller: UIViewController?) -> Bool {
    arriving.contains { $0 === controller }
  }

  /// Joins a later request of the same turn.
  func absorb(
    _ entered: [UIViewController], _ left: [UIViewController], animated: Bool, origin: Origin
  ) {
    if case .replacement(var before) = origin, replaced == nil {
      undo(&before)
      replaced = before
    }
    arriving.append(contentsOf: entered)
    leaving.append(contentsOf: left)
    self.animated = animated
    self.origin = origin
    runner.coordinator.about.isAnimated = animated
  }
}

/// What a stack is about to do and what it is doing.
struct StackMotion {
  /// Asked for; begins in the next layout (01).
  var requested: StackChange?
  /// Begun; kept until its end step is over (D26).
  var running: StackChange?
  /// The first display, which ends with the stack's own did-appear.
  var display = Display.none
  /// What the stack showed first, if more was put on top before the first layout (A16, up to iOS 17).
  var firstTop: UIViewController?
  /// What the array shows until layout (K11).
  var transientArray: [UIViewController]?
  /// A swipe that began where nothing can be popped blocks all that follows (E7).
  var gate = Gate.open

  enum Display {
    case none
    case awaitingDidAppear(UIViewController)
  }

  enum Gate {
    case open, stuck
  }
}
