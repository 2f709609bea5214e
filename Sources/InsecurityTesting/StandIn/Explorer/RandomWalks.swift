import UIKit

/// Walks by chance: each from a fresh start, each with its own random numbers.
struct RandomWalks {
  private let notes: ExplorerNotes
  private let seed: UInt64
  private let actions: Int
  private let walks: Int
  private let shard: NavigationExplorer.Shard

  init(
    _ notes: ExplorerNotes, seed: UInt64, actions: Int, walks: Int,
    shard: NavigationExplorer.Shard
  ) {
    self.notes = notes
    self.seed = seed
    self.actions = max(0, actions)
    self.walks = max(1, walks)
    self.shard = shard
  }

  func explore() async {
    for number in 0..<walks where shard.contains(number) {
      let share = actions / walks + (number < actions % walks ? 1 : 0)
      await RandomWalk(notes, seed: seed, number: number).walk(share)
    }
  }
}

/// One walk; after a problem it begins anew, because what is broken stays broken.
private final class RandomWalk {
  private let notes: ExplorerNotes
  private var random: ExplorerRandom
  private var tries: [ExplorerRun.Place: [Int]] = [:]
  private var run: ExplorerRun?
  /// The places since the screen last changed, the oldest first.
  private var trail: [ExplorerRun.Place] = []
  private var unchanged = 0

  init(_ notes: ExplorerNotes, seed: UInt64, number: Int) {
    self.notes = notes
    random = ExplorerRandom(seed: seed, number: number)
  }

  func walk(_ actions: Int) async {
    var left = actions
    while left > 0 {
      let run = await freshRun()
      guard run.problems.isEmpty else { return await report(run) }
      left -= 1
      await step(run)
      if !run.problems.isEmpty { await report(run) }
      if unchanged > RandomWalk.patience { drop(run) }
    }
    run.map(drop)
  }

  /// After so many actions that have changed nothing, a walk begins anew.
  private static let patience = 60

  private func freshRun() async -> ExplorerRun {
    if let run { return run }
    let fresh = await notes.start()
    notes.enter(fresh.screens.description)
    run = fresh
    return fresh
  }

  private func step(_ run: ExplorerRun) async {
    let choices = run.choices
    if run.state == .resting { seen(choices.place, in: run) }
    let action = choose(choices)
    let pause: Exploration.Pause = random.below(8) == 0 ? .brief : .settled
    let from = run.screens
    let wasResting = run.state == .resting
    await run.perform(Exploration.Step(action, then: pause))
    notes.count(pause)
    unchanged += 1
    guard run.state == .resting, wasResting else {
      trail = []
      return
    }
    if from != run.screens { changed(by: action, from: from, to: run.screens) }
  }

  private func seen(_ place: ExplorerRun.Place, in run: ExplorerRun) {
    notes.entered(place, by: run.steps)
    trail.append(place)
    if trail.count > 3 { trail.removeFirst() }
  }

  private func changed(by action: Exploration.Action, from: ScreenDiagram, to: ScreenDiagram) {
    unchanged = 0
    notes.acted(action, from: from.description, to: to.description)
    if action.isWayOut { notes.left(trail) }
    trail = []
  }

  /// Mostly what a person does, now and then what comes from outside: half the time what was tried
  /// least here, else anything.
  private func choose(_ choices: ExplorerRun.Choices) -> Exploration.Action {
    var counts = tries[choices.place] ?? Array(repeating: 0, count: choices.actions.count)
    let open = open(choices.actions, outside: random.below(8) == 0)
    var index = open[random.below(open.count)]
    if random.below(2) == 0 {
      let rare = rarest(of: open, counts)
      index = rare[random.below(rare.count)]
    }
    counts[index] += 1
    tries[choices.place] = counts
    return choices.actions[index]
  }

  private func open(_ actions: [Exploration.Action], outside: Bool) -> [Int] {
    var fitting: [Int] = []
    for index in actions.indices where actions[index].isFromOutside == outside {
      fitting.append(index)
    }
    return fitting.isEmpty ? Array(actions.indices) : fitting
  }

  private func rarest(of open: [Int], _ counts: [Int]) -> [Int] {
    var rare: [Int] = []
    var least = Int.max
    for index in open where counts[index] <= least {
      if counts[index] < least { rare = [] }
      least = counts[index]
      rare.append(index)
    }
    return rare
  }

  private func report(_ run: ExplorerRun) async {
    drop(run)
    await ShortestWay(notes).note(run.problems)
  }

  private func drop(_ run: ExplorerRun) {
    notes.end(run)
    self.run = nil
    trail = []
    unchanged = 0
  }
}
