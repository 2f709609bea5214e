/// What a plan has to show, sorted by the calls that show it.
struct Arrivals {
  /// The start that becomes the window's root.
  private(set) var ground: Start?
  /// Entries that are pushed on stacks that are on screen.
  private(set) var pushed: [StackID: [EntryID]] = [:]
  /// What is presented, lowest first.
  private(set) var presented: [Cover] = []
  /// The members of stacks that are new.
  private(set) var new: [StackID: [EntryID]] = [:]

  init(of starts: [Start], in state: NavigationState) {
    for start in starts {
      switch state.entries[start.id]?.place {
      case .presented: presented.append(.entry(start.id))
      case .ground: ground = start
      case .member(let stack, let index): add(start, to: stack, at: index, in: state)
      case nil: break
      }
    }
  }

  private mutating func add(
    _ start: Start, to stack: StackID, at index: Int, in state: NavigationState
  ) {
    if new[stack] != nil {
      new[stack]?.append(start.id)
    } else if start.landing != .push(stack), index == 0 {
      new[stack] = [start.id]
      if state.ground == .entry(start.id, stack) {
        ground = start
      } else {
        presented.append(.stack(stack))
      }
    } else {
      pushed[stack, default: []].append(start.id)
    }
  }
}
