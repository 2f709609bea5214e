import UIKit

/// Finds the shortest list of steps that leads to a problem.
struct ShortestWay {
  private let notes: ExplorerNotes

  init(_ notes: ExplorerNotes) {
    self.notes = notes
  }

  /// Writes down those problems that are new, each with the shortest way to it.
  func note(_ problems: [Exploration.Problem]) async {
    for problem in problems where notes.isNew(problem) { await notes.add(shorten(problem)) }
  }

  /// The problem with the shortest way to it that was found: no step can be left out of it.
  func shorten(_ problem: Exploration.Problem) async -> Exploration.Problem {
    var shortest = problem
    var length = max(1, problem.steps.count / 2)
    while true {
      if let shorter = await withoutSteps(shortest, length) {
        shortest = shorter
      } else if length > 1 {
        length /= 2
      } else {
        break
      }
    }
    return await patient(shortest)
  }

  /// Leaves out steps in pieces of a length, from the end.
  private func withoutSteps(
    _ problem: Exploration.Problem, _ length: Int
  ) async -> Exploration.Problem? {
    var end = problem.steps.count
    while end > 0 {
      let start = max(0, end - length)
      let rest = Array(problem.steps[..<start] + problem.steps[end...])
      if let found = await play(rest, for: problem), found.steps.count < problem.steps.count {
        return found
      }
      end = start
    }
    return nil
  }

  /// The same way with as few hasty steps as possible.
  private func patient(_ problem: Exploration.Problem) async -> Exploration.Problem {
    var best = problem
    for index in problem.steps.indices where problem.steps[index].pause == .brief {
      guard best.steps.indices.contains(index) else { break }
      var steps = best.steps
      steps[index] = Exploration.Step(steps[index].action)
      if let found = await play(steps, for: problem), found.steps.count <= best.steps.count {
        best = found
      }
    }
    return best
  }

  /// Plays steps, leaving out what cannot be done, until the same problem is seen.
  private func play(
    _ steps: [Exploration.Step], for problem: Exploration.Problem
  ) async -> Exploration.Problem? {
    let run = await ExplorerRun(notes.app)
    for step in steps where run.problems.isEmpty && run.allows(step.action) {
      await run.perform(step)
      notes.countShortening()
    }
    return run.problems.first { $0.isSame(as: problem) }
  }
}

extension ExplorerRun {
  /// Whether an action is among those that could happen now.
  fileprivate func allows(_ action: Exploration.Action) -> Bool {
    choices.actions.contains(action)
  }
}
