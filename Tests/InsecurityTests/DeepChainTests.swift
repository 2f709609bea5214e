import Foundation
import Testing

/// Main-actor code cannot run on a thread of its own, so a child process has the small stack.
@Suite("Chains that are thousands deep (R17)") struct DeepChainTests {
  @Test(
    "Ten thousand screens end on a stack of 512 KiB",
    arguments: ["finish-in-handlers", "finish-at-the-bottom"])
  func smallStack(scenario: String) throws {
    let folder =
      Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      .map { $0.deletingLastPathComponent() } ?? Bundle.main.bundleURL
    let benchmarks = folder.appendingPathComponent("Benchmarks").path
    try #require(FileManager.default.isExecutableFile(atPath: benchmarks))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "ulimit -s 512 && \"$0\" \"$1\" 10000", benchmarks, scenario]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(
      String(decoding: data, as: UTF8.self) == "\(scenario) 10000 1: 1 pages, 10000 results\n")
  }
}
