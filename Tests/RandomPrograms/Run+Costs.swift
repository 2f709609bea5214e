import InsecurityTesting
import UIKit

extension Run {
  /// What one change may cost, and what had been spent before it.
  enum Bill {
    case closed
    case open(Change)

    struct Change {
      let step: Step
      let calls: Int
      let transitions: Int
      let performed: Int
      /// How many entries stand in each stack and presentation.
      let pages: [Model.Pages: Int]
    }
  }

  /// A change that is asked for alone at rest has its cost counted until the next rest.
  func openBill(for step: Step) {
    switch bill {
    case .open: if step != .rest { bill = .closed }
    case .closed:
      guard wasAtRest, !hasBeenForeign, step.isCounted, canSeeRest else { return }
      bill = .open(
        Bill.Change(
          step: step, calls: calls, transitions: movements, performed: performed,
          pages: pages))
    }
  }

  /// After the rest that follows a change.
  func checkBill(after step: Step) {
    wasAtRest = step == .rest && model.ids(in: .waiting).isEmpty
    guard step == .rest, case .open(let change) = bill else { return }
    bill = .closed
    // What handlers have asked for is not part of it.
    guard performed == change.performed + 2 else { return }
    let (calls, movements) = (calls - change.calls, movements - change.transitions)
    let limit = limit(of: change)
    if calls > limit.calls || movements > limit.movements {
      model.object(
        "\(change.step) took \(calls) calls and \(movements) movements, "
          + "not \(limit.calls) and \(limit.movements)")
    }
  }

  /// COST.md: ends within stacks, or of presentations, are one call; of both, two; one movement.
  private func limit(of change: Bill.Change) -> (calls: Int, movements: Int) {
    if case .start = change.step, let form = model.entries.max(by: { $0.key < $1.key })?.value.form
    {
      switch form {
      case .modal, .pushed, .current: return (1, 1)
      case .stack, .fallback: return (2, 1)
      // The presentations that go, and the filling of a new stack; the root itself is no call.
      case .ground: return (1, 1)
      case .groundStack: return (2, 1)
      }
    }
    let now = pages
    let lessened = change.pages.filter { stack, count in now[stack].map { $0 < count } ?? false }
    let isDismissal = change.pages.keys.contains { now[$0] == nil }
    let kinds = lessened.count + (isDismissal ? 1 : 0)
    return (kinds, min(1, kinds))
  }

  private var pages: [Model.Pages: Int] {
    var found = model.pages.mapValues(\.count)
    for level in model.levels { found[.presented(base: level.base)] = level.members.count }
    return found
  }

  /// In these settings rest cannot be told from movement by public means.
  private var canSeeRest: Bool {
    let behaviour = world.simulation.behaviour
    return behaviour.dismissedFlag == .call && behaviour.firstAppearancePresent == .accepted
  }

  /// How many movements a person could have seen that took time.
  private var movements: Int {
    world.device.transitions.reduce(0) { $0 + ($1.animated ? 1 : 0) }
  }
}

extension Step {
  /// Whether the table of costs says what it may cost.
  fileprivate var isCounted: Bool {
    switch self {
    case .start, .finish, .dismiss, .dismissAbove, .dismissAll: true
    case .batch, .advance, .rest, .hand, .hold, .foreign, .awaited, .cancel, .tasks, .host,
      .forgetHost, .releaseRoots:
      false
    }
  }
}
