import Foundation
import RandomPrograms
import Testing
import UIKit

@MainActor @Suite("Random programs") struct RandomProgramTests {
  /// How many steps are made in each of the five places: 20,000 in all.
  private static var steps: Int {
    ProcessInfo.processInfo.environment["INSECURITY_SOAK_STEPS"].flatMap(Int.init) ?? 4_000
  }

  @Test(
    "Random steps of apps, hands and foreign code keep the promises (P1, P2, P3, P4, P5, P6)",
    arguments: Program.Place.allCases)
  func everybody(_ place: Program.Place) {
    var search = Search(in: place, menu: .synchronous)
    let failure = search.nextFailure(within: Self.steps)
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }

  @Test("Programs that have failed once pass", arguments: FailedOnce.all)
  func failedOnce(_ one: FailedOnce) {
    #expect(Run.problems(of: one.program, in: one.setting.map(Setting.init) ?? .environment) == [])
  }
}
