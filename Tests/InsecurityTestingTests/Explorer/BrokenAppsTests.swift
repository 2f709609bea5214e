import InsecurityTesting
import Testing
import UIKit

@MainActor @Suite("The explorer finds what is broken, by the shortest way", .serialized)
struct BrokenAppsTests {
  typealias Kind = Exploration.Problem.Kind
  typealias Step = Exploration.Step

  @Test("A result that a home-made coordinator loses")
  func lostResult() async {
    await expect(
      .lostResult, "Question has left and its result handler was not called.",
      after: [.tap("Ask"), .dragSheetDown(.completed)], in: BrokenApps.losesResult())
  }

  @Test("A result that comes twice")
  func doubledResult() async {
    await expect(
      .doubledResult, "The result handler of Question was called twice.",
      after: [.tap("Ask"), .tap("Yes")], in: BrokenApps.doublesResult())
  }

  @Test("A screen that holds itself")
  func leak() async {
    await expect(
      .leak, "Leak has left the screen and is still alive.",
      after: [.tap("Open"), .dragSheetDown(.completed)], in: BrokenApps.leaks())
  }

  @Test("A coordinator that is not let go")
  func coordinatorLeak() async {
    await expect(
      .leak, "Page has ended and is still alive.",
      after: [.tap("Open"), .dragSheetDown(.completed)], in: BrokenApps.leaksCoordinator())
  }

  @Test("A double push")
  func doublePush() async {
    await expect(
      .doubledScreen, "One action has brought Item twice.", after: [.tap("Item")],
      in: BrokenApps.pushesTwice())
  }

  @Test("A dead end")
  func deadEnd() async {
    await expect(
      .deadEnd, "No three actions lead away from Home / Trap.", after: [.tap("Open")],
      in: BrokenApps.deadEnd())
  }

  @Test("A presentation that UIKit refuses")
  func refused() async {
    let found = await BrokenApps.presentsTwice().explore(.systematic(depth: 2))
    let problem = found.problems.first { $0.kind == .refusedCall }
    #expect(problem?.steps == [Step(.tap("Open"))])
  }

  @Test("A screen that comes again and again")
  func repeated() async {
    await expect(
      .repeatedScreen, "More stands 4 times in the stack.",
      after: [.tap("More"), .tap("More"), .tap("More"), .tap("More")],
      in: BrokenApps.comesAgain(), depth: 4)
  }

  @Test("A start that waits although nothing moves")
  func stuck() async {
    await expect(
      .stuckQueue, "Page waits although nothing moves.", after: [.tap("Open")],
      in: BrokenApps.waitsForever())
  }

  @Test("What was found on a detour is told by the way that is left when no step can be left out")
  func detour() async {
    await expect(
      .leak, "Sheet has left the screen and is still alive.",
      after: [.tap("Unsound"), .dragSheetDown(.completed)], in: BrokenApps.hidesBehindItsLike())
  }

  @Test("A misuse that the library tells")
  func misuse() async {
    let found = await BrokenApps.finishesEarly().explore(.systematic(depth: 2))
    let told = found.problems.filter { $0.kind == .misuse }
    #expect(told.map(\.steps) == [[Step(.tap("Open"))]])
  }

  @Test(
    "A random walk finds the same, as short", arguments: [UInt64(1), 2])
  func byChance(seed: UInt64) async {
    let way = NavigationExplorer.Way.random(seed: seed, actions: 60, restarts: 1)
    let lost = await BrokenApps.losesResult().explore(way).problems.first
    #expect(lost?.kind == .lostResult)
    #expect(lost?.steps.count == 2)
    #expect(lost?.steps.first == Step(.tap("Ask")))
    let trap = await BrokenApps.deadEnd().explore(way).problems
    #expect(trap.map(\.steps) == [[Step(.tap("Open"))]])
  }

  private func expect(
    _ kind: Kind, _ summary: String, after actions: [Exploration.Action],
    in explorer: NavigationExplorer, depth: Int = 3
  ) async {
    let found = await explorer.explore(.systematic(depth: depth))
    let problem = found.problems.first { $0.kind == kind }
    #expect(problem?.summary == summary)
    #expect(problem?.steps == actions.map { Step($0) })
    let seen = await explorer.replay(problem?.steps ?? [])
    #expect(kind == .deadEnd ? seen.isEmpty : seen.first == problem)
  }
}
