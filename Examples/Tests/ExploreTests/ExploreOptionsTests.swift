import Testing

@testable import Explore

@Suite("Arguments of explore")
struct ExploreOptionsTests {
  @Test("Options are read")
  func reading() throws {
    let options = try ExploreOptions([
      "--seed", "7", "--actions", "100", "--depth", "3", "--shard", "2/4", "--json", "map.json",
    ])
    #expect(options.seed == 7)
    #expect(options.actions == 100)
    #expect(options.depth == 3)
    #expect(options.shard == (2, 4))
    #expect(options.json == "map.json")
  }

  @Test(
    "What is no option is told in one sentence",
    arguments: [
      (
        ["--sed", "7"], "--sed is no option; there are --seed, --actions, --depth, --shard, --json."
      ),
      (["--seed"], "--seed needs a value."),
      (["--depth", "-1"], "--depth needs a whole number from 0 on, not \"-1\"."),
      (["--shard", "5/4"], "--shard needs i/n with i from 1 to n, not \"5/4\"."),
    ])
  func mistakes(arguments: [String], sentence: String) {
    #expect(throws: ExploreOptions.Mistake(sentence)) { try ExploreOptions(arguments) }
  }
}
