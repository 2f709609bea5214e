import FactTrials
import Testing
import UIKit

extension Contract {
  /// The trials that a phone can run too (`Examples/FactsApp`), run on the stand-in.
  @MainActor @Suite("Facts that a phone can be asked")
  struct FactTrialTests {
    /// A trial, the settings it is run under, and what is to be heard.
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
      let trial: FactTrial
      let setting: String
      let expected: String

      var testDescription: String {
        "\(trial.facts.joined(separator: ", ")) \(trial.title) [\(setting)]"
      }
    }

    /// What is the same everywhere is tried in every version.
    nonisolated static let cases: [Case] = FactTrial.all.flatMap { trial in
      trial.answers.flatMap { answer in
        let settings =
          answer.setting.isEmpty ? ["version=17", "version=18", "version=26"] : [answer.setting]
        return settings.map { Case(trial: trial, setting: $0, expected: answer.text) }
      }
    }

    @Test("What is heard is what is expected", arguments: cases)
    func heard(_ one: Case) async throws {
      let driver = StandInDriver(try SimulatedBehaviour.parse(one.setting).get())
      #expect(try await one.trial.run(with: driver) == one.expected)
    }
  }
}
