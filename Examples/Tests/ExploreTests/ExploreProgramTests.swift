import Foundation
import InsecurityTesting
import Testing
import UIKit

@testable import Explore

@MainActor @Suite("explore", .serialized)
struct ExploreProgramTests {
  @Test("The same seed walks the same way, byte for byte, in two processes, without a problem")
  func sameSeed() throws {
    let first = try run("--seed", "3", "--actions", "1500")
    let second = try run("--seed", "3", "--actions", "1500")
    #expect(first.output == second.output)
    #expect(first.status == 0, "\(first.output)")
    #expect(try run("--seed", "4", "--actions", "1500").output != first.output)
  }

  @Test("Every short way through the wallet is without a problem")
  func systematic() throws {
    let result = try run("--depth", "2")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("Wallet -- tap \"Settings\" --> Wallet > Settings"))
  }

  @Test("Arguments that mean nothing end with status 2 and one sentence")
  func badArguments() throws {
    let result = try run("--deep")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "explore: --deep is no option; there are --seed, --actions, --depth, --shard, --json.\n")
  }

  @Test("A file that cannot be written ends with status 2 and one sentence")
  func badFile() throws {
    let result = try run("--actions", "10", "--json", "/nowhere/map.json")
    #expect(result.status == 2)
    let complaints = result.errors.split(separator: "\n").filter { $0.hasPrefix("explore: ") }
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("explore: The file could not be written: ") == true)
  }

  @Test("The file holds what was found in each app")
  func json() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "explore-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try run("--actions", "40", "--json", file.path).status == 0)
    let found = try JSONDecoder().decode([String: Exploration].self, from: Data(contentsOf: file))
    #expect(found.keys.sorted() == ["Numbers", "Wallet"])
    #expect(found.values.map(\.statistics.actions) == [40, 40])
  }

  @Test("The shards of a walk make the whole of it")
  func shards() throws {
    let actions = try ["1/2", "2/2", "1/1"].map { shard in
      try run("--actions", "1500", "--shard", shard).output.actions
    }
    #expect(actions[2] == [1500, 1500])
    #expect(zip(actions[0], actions[1]).map(+) == [1500, 1500])
    #expect(actions[0].allSatisfy { (1..<1500).contains($0) })
  }

  @Test("The figures and the speed are told beside what is printed")
  func speed() throws {
    let result = try run("--actions", "30")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("30 actions in ") && $0.hasSuffix(" a second") })
  }

  @Test("On a terminal the progress is told in one line, time and again; in a pipe it is not")
  func progress() throws {
    let terminal = try PseudoTerminal()
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appendingPathComponent("explore")
    program.arguments = ["--actions", "600"]
    program.standardOutput = Pipe()
    program.standardError = terminal.end
    try program.run()
    let told = terminal.written()
    program.waitUntilExit()
    for actions in [250, 500] { #expect(told.contains("\r\(actions) actions, ")) }
    #expect(told.contains("\r600 actions in "))
    let piped = try run("--actions", "600").errors
    #expect(!piped.contains("\r") && !piped.contains("250 actions"))
    #expect(piped.contains("600 actions in "))
  }

  @Test("A problem ends with status 1")
  func problem() async throws {
    let trap = ExploreApps.Named(
      name: "Trap",
      explorer: NavigationExplorer { window in
        window.rootViewController = UIViewController()
        return window
      })
    let options = try ExploreOptions(["--depth", "1"])
    #expect(try await explore(options, [trap]) == 1)
    #expect(try await explore(options, []) == 0)
  }

  private func run(
    _ arguments: String...
  ) throws -> (status: Int32, output: String, errors: String) {
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appendingPathComponent("explore")
    program.arguments = arguments
    let output = Pipe()
    program.standardOutput = output
    let errors = Pipe()
    program.standardError = errors
    try program.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return (
      program.terminationStatus, String(decoding: printed, as: UTF8.self),
      String(decoding: complaints, as: UTF8.self)
    )
  }
}

extension String {
  /// The numbers of actions that the figures of the apps tell.
  fileprivate var actions: [Int] {
    split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.dropFirst().first == "actions" ? Int(words[0]) : nil
    }
  }
}
