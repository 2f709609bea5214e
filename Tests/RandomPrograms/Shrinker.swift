/// Finds a shorter program that still fails.
package nonisolated struct Shrinker {
  private let fails: (Program) -> Bool

  package init(_ fails: @escaping (Program) -> Bool) {
    self.fails = fails
  }

  package func shrink(_ program: Program) -> Program {
    var best = program
    while let shorter = candidates(best).first(where: fails) { best = shorter }
    return best
  }

  /// Halves, then single steps, then what is inside of steps.
  private func candidates(_ program: Program) -> some Sequence<Program> {
    shorter(program.steps).lazy.map { Program(program.place, $0) }
  }

  private func shorter(_ steps: [Step]) -> [[Step]] {
    var found: [[Step]] = []
    var length = steps.count / 2
    while length > 0 {
      for start in stride(from: 0, to: steps.count, by: length) {
        var rest = steps
        rest.removeSubrange(start..<min(start + length, steps.count))
        found.append(rest)
      }
      length /= 2
    }
    if steps.count == 1 { found.append([]) }
    for index in steps.indices {
      for simpler in simpler(steps[index]) {
        var changed = steps
        changed[index] = simpler
        found.append(changed)
      }
    }
    return found
  }

  private func simpler(_ step: Step) -> [Step] {
    switch step {
    case .start(let kind, let asker, let animated, let then, let asked):
      var found = shorter(then).map {
        Step.start(kind, by: asker, animated: animated, then: $0, asked: asked)
      }
      found += shorter(asked).map {
        .start(kind, by: asker, animated: animated, then: then, asked: $0)
      }
      if asker != .host(0) {
        found.append(.start(kind, by: .host(0), animated: animated, then: then, asked: asked))
      }
      if !animated {
        found.append(.start(kind, by: asker, animated: true, then: then, asked: asked))
      }
      return found
    case .batch(let host, let steps, let throwing):
      return shorter(steps).map { .batch(host, $0, throwing: throwing) }
        + (throwing ? [.batch(host, steps, throwing: false)] : [])
    case .hold(let hand, let steps): return shorter(steps).map { .hold(hand, $0) }
    case .finish(let pick, let animated):
      return lower(pick).map { .finish($0, animated: animated) }
        + (animated ? [] : [.finish(pick, animated: true)])
    case .dismiss(let pick, let animated): return [.finish(pick, animated: animated)]
    case .awaited(let kind, let asker, let animated, let then):
      return shorter(then).map { .awaited(kind, by: asker, animated: animated, then: $0) }
        + [.start(kind, by: asker, animated: animated, then: then, asked: [])]
    case .dismissAbove, .dismissAll, .advance, .rest, .hand, .foreign, .cancel, .tasks, .host,
      .forgetHost, .releaseRoots:
      return []
    }
  }

  private func lower(_ pick: Int) -> [Int] { pick > 0 ? [pick - 1] : [] }
}
