import Foundation
import Showcase
import Testing

/// Plays the commands of a file and compares all that is printed with another one.
@MainActor @Suite("Showcase", .serialized)
struct WalkTests {
  @Test(
    "A walk prints the same screens every time",
    arguments: ["paying", "leaving", "numbers", "traveling", "settings", "links"])
  func walk(name: String) throws {
    let commands = try text(of: "\(name).commands")
    let expected = try text(of: "\(name).expected")
    #expect(played(commands) == expected)
  }

  @Test("Commands after quit are not played")
  func quitting() {
    let printed = played("quit\ntap Payment methods\n")
    #expect(!printed.contains("> tap"))
    #expect(printed.hasSuffix("Results:\n  none\n"))
  }

  @Test("The program ends with its input, without an error, and prints what the session prints")
  func program() async throws {
    let commands = try text(of: "leaving.commands")
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appendingPathComponent("showcase")
    let input = Pipe()
    let output = Pipe()
    program.standardInput = input
    program.standardOutput = output
    try program.run()
    input.fileHandleForWriting.write(Data(commands.utf8))
    try input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(String(decoding: printed, as: UTF8.self) == played(commands))
  }

  private func played(_ commands: String) -> String {
    var printed = ""
    var lines = commands.split(separator: "\n", omittingEmptySubsequences: false)[...]
    play({ lines.popFirst().map(String.init) }) { printed += $0 + "\n" }
    return printed
  }

  private func text(of name: String) throws -> String {
    let file = try #require(
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Walks"))
    return try String(contentsOf: file, encoding: .utf8)
  }
}
