import Foundation
import Testing
import UIKit

@MainActor @Suite("What the helpers say when something is wrong", .serialized)
struct WrongUseTests {
  @Test("A helper says what is wrong", arguments: WrongUse.all)
  func says(use: WrongUse) async throws {
    let said = try await use.said()
    #expect(said == use.expected)
  }

  @Test("No public helper is without such a test")
  func complete() throws {
    let helpers = try publicHelpers()
    #expect(helpers.count > 40)
    #expect(Set(helpers).subtracting(WrongUse.all.map(\.helper)).sorted() == [])
    #expect(Set(WrongUse.all.map(\.helper)).subtracting(helpers).sorted() == [])
  }

  /// What a test calls or asks, as `Documentation/API` has it; values that others return are not helpers.
  private func publicHelpers() throws -> [String] {
    let types = [
      "ExplorerProbe", "HeadlessDevice", "Issues", "LifetimeTracker", "NavigationExplorer",
      "RecordingNavigation", "ResultLog", "SimulatedUser",
    ]
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/API/InsecurityTesting.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.map(String.init).filter { line in
      let parts = line.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, types.contains(String(parts[0])) else { return false }
      return parts[1].first?.isLowercase == true && !parts[1].hasPrefix("init(")
        && !Self.cannotBeWrong.contains(line)
    }
  }

  /// The window, the clock and the person themselves: what is wrong with them is said by the others.
  private static let cannotBeWrong = [
    "HeadlessDevice.now", "HeadlessDevice.user", "HeadlessDevice.window",
  ]
}
