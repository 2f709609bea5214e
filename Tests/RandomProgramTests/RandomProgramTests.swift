import Foundation
import RandomPrograms
import Testing
import UIKit

@MainActor @Suite("Random programs") struct RandomProgramTests {
  /// How many steps are made in each place.
  private static var steps: Int {
    ProcessInfo.processInfo.environment["INSECURITY_SOAK_STEPS"].flatMap(Int.init) ?? 500
  }

  @Test(
    "Random steps of apps, hands and foreign code keep the promises (P1, P2, P4, P5, P6)",
    arguments: Program.Place.allCases)
  func everybody(_ place: Program.Place) {
    var search = Search(in: place, menu: [.hands, .reactions, .foreign])
    let failure = search.nextFailure(within: Self.steps)
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }

  @Test("Programs that have failed once pass", arguments: FailedOnce.programs)
  func failedOnce(_ program: Program) {
    #expect(Run.problems(of: program) == [])
  }

  @Test("Programs that still fail", arguments: FailedOnce.open)
  func stillFails(_ program: Program) {
    withKnownIssue { #expect(Run.problems(of: program) == []) }
  }
}
