import InsecurityTesting
import TestSupport
import UIKit

/// Something wrong, in an app or in a test, and what a helper says to it.
struct WrongUse: CustomStringConvertible, Sendable {
  /// The helper as `Documentation/API` spells it.
  let helper: String
  let said: @MainActor @Sendable () async throws -> [String]
  let expected: [String]

  init(
    _ helper: String, says expected: String...,
    when said: @escaping @MainActor @Sendable () async throws -> [String]
  ) {
    self.helper = helper
    self.expected = expected
    self.said = said
  }

  var description: String { helper }

  static let all: [WrongUse] = taps + gestures + device + life + recordings + explorer

  /// What an action that a person could not do throws.
  @MainActor static func refusal(of action: () throws -> Void) -> [String] {
    do {
      try action()
      return []
    } catch {
      return ["\(error)"]
    }
  }

  /// A device with nothing but a screen.
  @MainActor static var home: HeadlessDevice { Fixture.device(showing: NamedScreen("Home")) }

  /// What is told when something is done inside an action of the app.
  @MainActor static func issues(inside body: @escaping (HeadlessDevice) -> Void) throws -> [String]
  {
    var device: HeadlessDevice?
    let button = NamedScreen.button("Pay") { device.map(body) }
    device = Fixture.device(showing: NamedScreen("Home", rows: [button]))
    return try Issues.collect { try device?.user.tap("Pay") }.map(\.description)
  }
}
