import Foundation
import Testing

/// The library's tests do not depend on what the facts leave open; `make settings` asks for all of it.
@Suite("Other settings of the stand-in")
struct MixtureTests {
  static let library =
    "^(InsecurityTests|InsecurityTestingTests|NavigationUIKitTests|CoordinatorPatternTests)\\."

  @Test("The library's tests pass under a mixture of all switches", arguments: [101, 102, 103])
  func mixture(seed: Int) async throws {
    let outcome = try await Self.runTests(["UIKIT_STANDIN_BEHAVIOUR": "seed=\(seed)"])
    let ran = outcome.output.contains(/Test run with [1-9][0-9]* tests/)
    let failing = outcome.output.split(separator: "\n").filter { $0.contains("✘ Test ") }
    #expect(ran && outcome.status == 0, "\(failing.joined(separator: "\n"))")
  }

  @Test("In the library's tests no appearance call is out of balance (A6)")
  func balance() async throws {
    let outcome = try await Self.runTests([:])
    #expect(outcome.status == 0, "\(outcome.output.suffix(2000))")
  }

  @Test("A mixture that does not exist stops the tests")
  func unknownSetting() async throws {
    let outcome = try await Self.runTests(["UIKIT_STANDIN_BEHAVIOUR": "K99=yes"])
    #expect(outcome.status != 0)
    #expect(outcome.output.contains("'K99' is not known"))
  }

  /// Runs this very test program once more, for the library's suites alone.
  private static func runTests(
    _ environment: [String: String]
  ) async throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", library, "--skip", "Explorer",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }
      .merging([
        "UIKIT_STANDIN_UNBALANCED": "stop", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
    process.standardOutput = output
    process.standardError = output
    let status = try await withCheckedThrowingContinuation { goOn in
      process.terminationHandler = { goOn.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { goOn.resume(throwing: error) }
    }
    try output.close()
    return (status, try String(contentsOf: file, encoding: .utf8))
  }
}
