import UIKit

/// Looks at the places of which no way out was seen: whether three actions lead to another screen.
struct DeadEnds {
  private let notes: ExplorerNotes

  init(_ notes: ExplorerNotes) {
    self.notes = notes
  }

  func find() async {
    for (place, steps) in notes.stuck where place.state == .resting {
      var tries = DeadEnds.tries
      guard await !hasWayOut(place, steps, &tries) else { continue }
      let screen = place.screens.isEmpty ? "an empty screen" : place.screens
      let problem = Exploration.Problem(
        kind: .deadEnd, summary: "No three actions lead away from \(screen).", steps: steps,
        screens: place.screens)
      if notes.isNew(problem) { await notes.add(shorten(problem, place)) }
    }
  }

  /// How many ways are tried at one place.
  private static let tries = 100

  private func hasWayOut(
    _ place: ExplorerRun.Place, _ steps: [Exploration.Step], _ tries: inout Int
  ) async -> Bool {
    var open: [[Exploration.Step]] = [[]]
    while !open.isEmpty {
      let more = open.removeFirst()
      guard let run = await play(steps + more), run.state == .resting else { continue }
      if run.screens.description != place.screens { return true }
      guard more.count < 3 else { continue }
      let ways = run.choices.actions.filter(\.isWayOut)
      for action in ways { open.append(more + [Exploration.Step(action)]) }
      tries -= 1
      if tries < 0 { return true }
    }
    return false
  }

  private func play(_ steps: [Exploration.Step]) async -> ExplorerRun? {
    let run = await ExplorerRun(notes.app)
    for step in steps where run.problems.isEmpty {
      await run.perform(step)
      notes.countShortening()
    }
    return run.problems.isEmpty ? run : nil
  }

  /// Leaves out every step without which one comes to the same place.
  private func shorten(
    _ problem: Exploration.Problem, _ place: ExplorerRun.Place
  ) async -> Exploration.Problem {
    var steps = problem.steps
    var length = max(1, steps.count / 2)
    while length > 0 {
      var end = steps.count
      while end > 0 {
        let start = max(0, end - length)
        let rest = Array(steps[..<start] + steps[end...])
        if let run = await play(rest), run.choices.place == place { steps = rest }
        end = start
      }
      length /= 2
    }
    return Exploration.Problem(
      kind: problem.kind, summary: problem.summary, steps: steps, screens: problem.screens)
  }
}
