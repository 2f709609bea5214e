import UIKit

/// One thing that UIKit is believed to do, and a way to see whether it does.
///
/// A trial is written against UIKit's public API alone, so the same one is tried on a phone and on
/// the stand-in. What it hears it compares as text.
package struct FactTrial: Sendable {
  /// What is done with a driver; what happens meanwhile is in the driver's log.
  package typealias Course = @MainActor @Sendable (any FactDriver) async throws -> Void

  /// The numbers of the facts, the first one foremost.
  package let facts: [String]
  /// A sentence.
  package let title: String
  /// What is expected to be heard.
  package let answers: [FactAnswer]
  private let hearing: Callbacks
  private let pages: Set<String>?
  private let course: Course

  /// A trial of a fact that is the same everywhere.
  init(
    _ facts: String..., title: String, hearing: Callbacks = [], of pages: Set<String>? = nil,
    expecting text: String, _ course: @escaping Course
  ) {
    self.init(facts, title, hearing, pages, [FactAnswer(setting: "", text: text)], course)
  }

  /// A trial of a fact that differs by version, or that is open: the settings and what each says.
  init(
    _ facts: String..., title: String, hearing: Callbacks = [], of pages: Set<String>? = nil,
    answers: KeyValuePairs<String, String>, _ course: @escaping Course
  ) {
    let answers = answers.map { FactAnswer(setting: $0.key, text: $0.value) }
    self.init(facts, title, hearing, pages, answers, course)
  }

  private init(
    _ facts: [String], _ title: String, _ hearing: Callbacks, _ pages: Set<String>?,
    _ answers: [FactAnswer], _ course: @escaping Course
  ) {
    self.facts = facts
    self.title = title
    self.hearing = hearing
    self.pages = pages
    self.answers = answers
    self.course = course
  }

  /// Does what is to be done and says what was heard.
  @MainActor package func run(with driver: any FactDriver) async throws -> String {
    await driver.begin()
    try await course(driver)
    return driver.log.text(hearing: hearing, of: pages)
  }
}

/// What is expected under a setting: nothing, a version (`version=17`) or a switch (`K7=before`).
package struct FactAnswer: Sendable {
  /// As the stand-in reads it from its environment.
  package let setting: String
  /// What is heard then.
  package let text: String

  /// The version that the answer is for; nil if it is for all.
  package var version: Int? {
    setting.hasPrefix("version=") ? Int(setting.dropFirst("version=".count)) : nil
  }
}

extension FactTrial {
  /// All trials, in the order of the facts.
  package static let all: [FactTrial] =
    time + firstAppearances + stackAppearances + modalAppearances + childAppearances
    + modalFlags + stackFlags + presenting + refusedPresents + dismissing + twoDismissals
    + stackValues + stackDelegates + coordinators + retention + windows + fingers
}
