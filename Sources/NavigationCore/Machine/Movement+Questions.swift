/// What can be asked of a movement; only its events, in `Movement.swift`, change it.
extension Movement {
  package var isResting: Bool {
    switch state {
    case .resting: true
    case .waiting, .asking, .moving: false
    }
  }

  /// Whether a coordinator or UIKit is being called right now.
  package var isOut: Bool {
    switch state {
    case .resting, .waiting: false
    case .asking: true
    case .moving(let moving): moving.isOut
    }
  }

  package var isMoving: Bool {
    switch state {
    case .resting, .waiting, .asking: false
    case .moving: true
    }
  }

  /// Whether the plan has called a change of this stack.
  package func hasChanged(_ stack: StackID) -> Bool {
    switch state {
    case .resting, .waiting, .asking: false
    case .moving(let moving): moving.called.contains { $0.changes(stack) }
    }
  }

  /// Whether a step of the plan has not been called.
  package var hasStepsAhead: Bool {
    switch state {
    case .resting, .waiting, .asking: false
    case .moving(let moving): moving.hasStepsAhead
    }
  }

  /// The next call that can be seen.
  package var nextSeen: Step? {
    switch state {
    case .resting, .waiting, .asking: nil
    case .moving(let moving): moving.nextSeen
    }
  }

  /// The starts that nobody has been asked for yet, in order.
  package var waiting: [Start] {
    switch state {
    case .resting: []
    case .waiting(let starts): starts
    case .asking(let asking): asking.waiting
    case .moving(let moving): moving.next
    }
  }

  /// How many starts nobody has been asked for yet; no array is made for it.
  var waitingCount: Int {
    switch state {
    case .resting: 0
    case .waiting(let starts): starts.count
    case .asking(let asking): asking.left.count + asking.next.count
    case .moving(let moving): moving.next.count
    }
  }

  /// The first start in line.
  package var first: Start? {
    switch state {
    case .waiting(let starts): starts.first
    case .resting, .asking, .moving: nil
    }
  }

  /// Entries that are in the state and have not been shown yet.
  package var unshown: [Start] { Array(notShown.starts) }

  var notShown: Unshown {
    switch state {
    case .resting, .waiting: Unshown()
    case .asking(let asking): asking.landed
    case .moving(let moving): moving.unshown
    }
  }

  /// Steps whose effect has not been read yet.
  package var unread: [Step] {
    switch state {
    case .resting, .waiting, .asking: []
    case .moving(let moving): moving.unread
    }
  }

  /// The steps of the plan that were called.
  var calledSteps: [Step] {
    switch state {
    case .resting, .waiting, .asking: []
    case .moving(let moving): moving.called
    }
  }

  /// All steps of the plan that is being carried out.
  var plannedSteps: [Step] {
    switch state {
    case .resting, .waiting, .asking: []
    case .moving(let moving): moving.steps
    }
  }

  /// The start that would be asked next.
  package var nextToAsk: Start? {
    switch state {
    case .asking(let asking): asking.left.first
    case .resting, .waiting, .moving: nil
    }
  }

  /// Whether the coordinator that is being asked has ended meanwhile.
  package var currentIsWithdrawn: Bool {
    switch state {
    case .asking(let asking): asking.current == .withdrawn
    case .resting, .waiting, .moving: false
    }
  }

  /// Whether a start is in line, or is being asked.
  package func isWaiting(_ id: EntryID) -> Bool {
    current?.id == id || waiting.contains { $0.id == id }
  }

  private var current: Start? {
    switch state {
    case .asking(let asking): asking.asked
    case .resting, .waiting, .moving: nil
    }
  }

  /// The start that is to become the window's root and has not yet.
  ///
  /// It ends all that was asked for before it, so that it stands in front: no line is gone through.
  var rootInLine: Start? {
    let inFront: [Start?] =
      switch state {
      case .resting: []
      case .waiting(let starts): [starts.first]
      case .asking(let asking):
        [asking.landed.starts.first, asking.asked, asking.left.first, asking.next.first]
      case .moving(let moving): [moving.unshown.starts.first, moving.next.first]
      }
    for case let start? in inFront where start.isRoot { return start }
    return nil
  }

  /// The start that is being asked, and those that nobody has been asked for yet, in order.
  package var undecided: [Start] { [current].compactMap { $0 } + waiting }
}
