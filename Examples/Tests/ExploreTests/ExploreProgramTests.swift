import Foundation
import Testing

@Suite("explore", .serialized)
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

  @Test("Arguments that mean nothing end with status 2")
  func badArguments() throws {
    let result = try run("--deep")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
  }

  private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appendingPathComponent("explore")
    program.arguments = arguments
    let output = Pipe()
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return (program.terminationStatus, String(decoding: printed, as: UTF8.self))
  }
}
