import NavigationCore

// Short ways to write down the values of the core.

func start(
  _ id: EntryID, _ placement: Placement = .presented, root: RootID = 1, asker: EntryID? = nil,
  within: EntryID? = nil, animated: Bool = true
) -> Start {
  Start(
    id: id, root: root, asker: asker, within: within, placement: placement, animated: animated)
}

/// A start that was answered and stands in a state.
func landed(
  _ id: EntryID, at landing: Landing, _ answer: Answer = .controller(isAlert: false),
  animated: Bool = true
) -> Start {
  let placement: Placement =
    switch landing {
    case .push: .pushed
    case .present: .presented
    case .presentStack: .presentedInNewStack
    case .ground: .windowRoot
    case .nowhere: .pushed
    }
  var start = start(id, placement, animated: animated)
  start.answer = answer
  start.landing = landing
  return start
}

/// An end whose rank is its number, unless another is given.
func ended(_ id: EntryID, _ ending: Ending = .finished, rank: Int? = nil) -> Ended {
  Ended(id: id, ending: ending, rank: rank ?? id.rawValue)
}

extension Step {
  static func present(_ id: EntryID) -> Step { .present(.entry(id), animated: true) }
  static func dismiss(_ id: EntryID) -> Step { .dismiss(.entry(id), animated: true) }
}

extension Plan {
  /// A plan of steps that follow each other at the same pace.
  static func of(_ steps: Step..., pace: Pace = .atRest, starts: [Start] = []) -> Plan {
    Plan(steps: steps.map { .init($0, next: pace) }, starts: starts)
  }
}

/// Whether asserts and the messages of preconditions are compiled in.
var isDebugBuild: Bool {
  var isDebug = false
  assert(
    {
      isDebug = true
      return true
    }())
  return isDebug
}
