import FactTrials
import Testing
import UIKit

extension Contract {
  /// What `Examples/FactsApp` prints.
  @MainActor @Suite("The table of facts")
  struct FactsRunTests {
    @Test("A row for each trial: fact, expected, seen; on the stand-in all as expected")
    func everything() async throws {
      let lines = await table(StandInDriver(try SimulatedBehaviour.parse("version=26").get()), 26)
      #expect(lines.first == "FactsApp on test")
      let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst()
      #expect(rows.count == FactTrial.all.count)
      let odd = rows.filter { !$0.hasSuffix("| as expected |") && !$0.contains("| as ") }
      #expect(odd.isEmpty)
      #expect(lines.last == "\(FactTrial.all.count) trials, 0 came out otherwise")
    }

    @Test("What comes out otherwise is shown as it was heard, and counted")
    func otherwise() async throws {
      let lines = await table(StandInDriver(try SimulatedBehaviour.parse("version=17").get()), 26)
      let odd = lines.filter { $0.contains("| OTHERWISE: ") }
      #expect(!odd.isEmpty)
      #expect(odd.contains { $0.hasPrefix("| A16") })
      #expect(lines.last == "\(FactTrial.all.count) trials, \(odd.count) came out otherwise")
    }

    @Test("An open question is answered with the name of the setting")
    func answers() async throws {
      let behaviour = try SimulatedBehaviour.parse("version=26,K7=before").get()
      let lines = await table(StandInDriver(behaviour), 26)
      #expect(lines.contains { $0.contains("| as K7=before |") })
    }

    @Test("A trial that needs a finger is left out where there is none")
    func noFinger() async {
      let driver = FingerlessDriver()
      let lines = await table(driver, 26)
      let left = lines.filter { $0.hasSuffix("| left out: needs a finger |") }
      #expect(left.count == driver.asked && !left.isEmpty)
    }

    private func table(_ driver: any FactDriver, _ version: Int) async -> [String] {
      var lines: [String] = []
      let place = FactsRun.Place(name: "test", version: version)
      await FactsRun(driver: driver, on: place) { lines.append($0) }.run()
      return lines
    }
  }
}

/// The stand-in without a finger, as a phone is.
@MainActor private final class FingerlessDriver: FactDriver {
  private let driver = StandInDriver(SimulatedBehaviour())
  private(set) var asked = 0

  var log: CallbackLog { driver.log }
  var window: UIWindow { driver.window }

  func begin() { driver.begin() }
  func makeWindow() -> UIWindow { driver.makeWindow() }
  func endTurn() { driver.endTurn() }
  func settle() { driver.settle() }

  func swipe(_ stack: UINavigationController, _ release: Release) throws(NoFinger) {
    asked += 1
    throw NoFinger()
  }

  func drag(_ sheet: UIViewController, _ release: Release) throws(NoFinger) {
    asked += 1
    throw NoFinger()
  }
}
