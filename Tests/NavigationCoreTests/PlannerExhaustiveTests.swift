import NavigationCore
import Testing

/// Every small state, every request, every pair of requests.
@Suite("All small plans") struct PlannerExhaustiveTests {
  enum Request: CustomStringConvertible {
    case end(String)
    case endAbove(String)
    case start(String, Placement)

    var description: String {
      switch self {
      case .end(let name): "\(name) ends"
      case .endAbove(let name): "all above \(name) ends"
      case .start(let name, let placement): "\(name) starts \(placement)"
      }
    }
  }

  @Test("One request in every state of up to five entries costs what it may cost")
  func single() throws {
    for diagram in EveryDiagram.upTo(5, grounds: ["[(home)]"]) + EveryDiagram.upTo(3) {
      let built = try PlanBench(diagram)
      for request in Self.requests(in: diagram, start: "x") {
        try Self.check([request], on: built, diagram)
      }
    }
  }

  @Test("Two requests at once in every state of up to three entries cost what they may cost")
  func pairs() throws {
    for diagram in EveryDiagram.upTo(3) {
      let built = try PlanBench(diagram)
      for first in Self.requests(in: diagram, start: "x") {
        for second in Self.requests(in: diagram, start: "y") {
          try Self.check([first, second], on: built, diagram)
        }
      }
    }
  }

  private static func requests(in diagram: String, start name: String) -> [Request] {
    let placements: [Placement] = [.presented, .pushed, .presentedInNewStack, .pushedOrInNewStack]
    let names = ["a", "b", "c", "d", "e"].filter { name in
      diagram.split(whereSeparator: { !$0.isLetter }).contains { $0 == name }
    }
    return names.map(Request.end) + names.map(Request.endAbove)
      + placements.map { .start(name, $0) }
  }

  private static func check(
    _ requests: [Request], on built: PlanBench, _ diagram: String
  ) throws {
    var bench = built
    bench.change { bench in
      for request in requests {
        switch request {
        case .end(let name): bench.end(name)
        case .endAbove(let name): bench.endAbove(name)
        case .start(let name, let placement): bench.start(name, placement)
        }
      }
    }
    let cost = Cost(from: built, to: bench)
    if let problem = cost.problem(of: bench) {
      Testing.Issue.record(
        "\(diagram): \(requests): \(problem); calls \(bench.calls), then \(bench.diagram)")
    }
  }
}

/// What a change may cost, from what is shown before and after it.
struct Cost {
  /// How many levels are left and entered, stacks that stay and change, stacks that are new.
  private let left: Int
  private let entered: Int
  private let changed: Int
  private let new: Int

  init(from before: PlanBench, to after: PlanBench) {
    let old = before.screen.levels.map(\.cover)
    let now = after.screen.levels.map(\.cover)
    let common = zip(old, now).prefix { $0 == $1 }.count
    left = old.count - common
    entered = now.count - common
    new = now.dropFirst(common).count { $0.stack != nil }
    changed = before.screen.stacks.count { id, stack in
      after.screen.isOnScreen(id) && after.screen.stacks[id]?.members != stack.members
    }
  }

  private var calls: Int { changed + (left > 0 ? 1 : 0) + entered + new }

  /// What a person may see move.
  private var movements: Int {
    if left > 0, entered > 0 { return 2 }
    return left + entered + changed > 0 ? 1 : 0
  }

  func problem(of bench: PlanBench) -> String? {
    if let broken = bench.machine.brokenInvariant { return broken }
    if !bench.machine.isSettled { return "it does not come to rest" }
    if !bench.machine.leaving.isEmpty { return "something did not leave" }
    if let fault = bench.screen.faults.first { return fault }
    if bench.screen.levels.map(\.cover) != bench.machine.state.presentations.map(\.cover) {
      return "the levels are not those of the state"
    }
    for (id, stack) in bench.machine.state.stacks
    where bench.screen.stacks[id]?.members != stack.members {
      return "stack \(id.rawValue) is not that of the state"
    }
    // The fewest calls: each one changes what it must, and none is left out.
    if bench.steps.count != calls { return "\(bench.steps.count) calls instead of \(calls)" }
    if bench.animatedCount != movements {
      return "\(bench.animatedCount) movements are seen instead of \(movements)"
    }
    return nil
  }
}
