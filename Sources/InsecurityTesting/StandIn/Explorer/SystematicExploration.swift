import UIKit

/// Every action at every place that looks new, the nearest places first.
final class SystematicExploration {
  private let notes: ExplorerNotes
  private let depth: Int
  private let shard: NavigationExplorer.Shard
  private var visited: Set<Look> = []
  private var queue: [[Exploration.Step]] = []

  /// What tells one place from another: all that a person sees.
  private struct Look: Hashable {
    let place: ExplorerRun.Place
    let elements: [ScreenElement]
  }

  init(_ notes: ExplorerNotes, depth: Int, shard: NavigationExplorer.Shard) {
    self.notes = notes
    self.depth = depth
    self.shard = shard
  }

  func explore() async {
    let start = await notes.start()
    notes.enter(start.screens.description)
    notes.end(start)
    guard start.problems.isEmpty else { return await report(start) }
    _ = isNew(start)
    await expand([])
    var next = 0
    while next < queue.count {
      await expand(queue[next])
      next += 1
    }
  }

  /// Tries everything at the end of a way.
  private func expand(_ steps: [Exploration.Step]) async {
    guard steps.count < depth, let place = await replay(steps) else { return }
    let options = options(at: place)
    if place.state == .resting { notes.entered(place.choices.place, by: steps) }
    notes.end(place)
    for (number, option) in options.enumerated() where !steps.isEmpty || shard.contains(number) {
      guard let run = await replay(steps) else { return }
      await attempt(option, in: run)
      notes.end(run)
    }
  }

  private func options(at run: ExplorerRun) -> [Exploration.Step] {
    let actions = run.choices.actions
    switch run.state {
    case .resting:
      let hasty = run.explorable.events.isEmpty ? [] : actions.filter(\.mayMove)
      return actions.map { Exploration.Step($0) } + hasty.map { Exploration.Step($0, then: .brief) }
    case .moving, .inBackground: return actions.map { Exploration.Step($0) }
    }
  }

  private func attempt(_ step: Exploration.Step, in run: ExplorerRun) async {
    let from = run.choices.place
    await run.perform(step)
    notes.count(step.pause)
    guard run.problems.isEmpty else { return await report(run) }
    if from.state == .resting, run.state == .resting {
      notes.acted(step.action, from: from.screens, to: run.screens.description)
      if from.screens != run.screens.description, step.action.isWayOut { notes.left([from]) }
    }
    if run.state == .moving || isNew(run) { queue.append(run.steps) }
  }

  /// Plays a way that was played before.
  private func replay(_ steps: [Exploration.Step]) async -> ExplorerRun? {
    let run = await notes.start()
    for step in steps {
      await run.perform(step)
      notes.count(step.pause)
    }
    guard run.problems.isEmpty else {
      await report(run)
      return nil
    }
    return run
  }

  /// The nearest places come first, but of two that look the same only one is tried: a shorter way may
  /// lead through the other one.
  private func report(_ run: ExplorerRun) async {
    await ShortestWay(notes).note(run.problems)
  }

  private func isNew(_ run: ExplorerRun) -> Bool {
    visited.insert(Look(place: run.choices.place, elements: run.device.user.visibleElements))
      .inserted
  }
}

nonisolated extension Exploration.Action {
  /// Whether something may still move a moment later.
  fileprivate var mayMove: Bool {
    switch self {
    case .tap, .tapBack, .holdBack, .swipeBack, .dragSheetDown, .tapOutside, .event: true
    case .type, .enterBackground, .enterForeground, .rotate: false
    }
  }
}
