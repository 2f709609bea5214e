nonisolated extension Exploration {
  /// Something that is wrong with an app, and the shortest way to see it.
  public struct Problem: Hashable, Sendable, Codable {
    /// What kind of promise is broken.
    public let kind: Kind
    /// One sentence: what was seen.
    public let summary: String
    /// What leads there from a fresh start.
    public let steps: [Step]
    /// What is on screen then.
    public let screens: String

    /// A problem as a value, to compare with those of an exploration.
    public init(kind: Kind, summary: String, steps: [Step], screens: String) {
      self.kind = kind
      self.summary = summary
      self.steps = steps
      self.screens = screens
    }

    /// What can be wrong.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// A result handler was not called although its screen has gone.
      case lostResult
      /// A result handler was called more than once.
      case doubledResult
      /// The navigation state is not what is on screen.
      case stateDiffers
      /// UIKit has ignored a call.
      case refusedCall
      /// UIKit would have printed a warning.
      case warning
      /// Appearance calls do not come in pairs.
      case unbalancedAppearance
      /// A screen or coordinator has gone and is still alive.
      case leak
      /// Something waits although nothing moves.
      case stuckQueue
      /// No action leads anywhere.
      case deadEnd
      /// One screen stands more than three times in the stack.
      case repeatedScreen
      /// One action has brought the same screen twice.
      case doubledScreen
      /// The library has told a misuse.
      case misuse
      /// An action that was there could not be done.
      case impossibleAction
    }
  }
}

nonisolated extension Exploration.Problem {
  /// Whether two sightings are the same problem, whatever led there.
  func isSame(as other: Exploration.Problem) -> Bool {
    kind == other.kind && summary == other.summary
  }

  /// The steps as test code: paste it into a test and put the start of the app at its head.
  public var testCode: String {
    var lines = [
      "let device = HeadlessDevice()", "// Start the app in device.window.", "device.settle()",
    ]
    lines += steps.flatMap(\.code)
    lines.append("// \(screens): \(summary)")
    return lines.joined(separator: "\n")
  }
}

nonisolated extension Exploration.Problem: CustomStringConvertible {
  /// The sentence, the place, and the steps as test code.
  public var description: String {
    let way = steps.isEmpty ? "from the start" : "after \(steps.count) steps"
    return "\(kind): \(summary) (\(screens), \(way))\n\(testCode)"
  }
}

nonisolated extension Exploration.Step {
  /// The lines that do it.
  var code: [String] {
    let wait =
      switch pause {
      case .settled: "device.settle()"
      case .brief: "device.advance(by: 0.1)"
      }
    return action.code + [wait]
  }
}

nonisolated extension Exploration.Action {
  fileprivate var code: [String] {
    switch self {
    case .tap(let name): ["try device.user.tap(\(name.quoted))"]
    case .type(let text, let field):
      ["try device.user.type(\(text.quoted), into: \(field.quoted))"]
    case .tapBack: ["try device.user.tapBack()"]
    case .holdBack(let index): ["try device.user.holdBack(to: \(index))"]
    case .swipeBack(let release): release.code(of: "swipeBack")
    case .dragSheetDown(let release): release.code(of: "dragSheetDown")
    case .tapOutside: ["try device.user.tapOutside()"]
    case .event(let name): ["// Here comes: \(name)"]
    case .enterBackground: ["device.enterBackground()"]
    case .enterForeground: ["device.enterForeground()"]
    case .rotate: ["device.rotate()"]
    }
  }
}

nonisolated extension Exploration.Release {
  fileprivate func code(of gesture: String) -> [String] {
    switch self {
    case .completed: ["try device.user.\(gesture)()"]
    case .cancelled: ["try device.user.\(gesture)(cancelledAt: 0.4)"]
    case .completedAfter(let event):
      ["try device.user.\(gesture)(holdingAt: 0.4) {", "  // Here comes: \(event)", "}"]
    }
  }
}

nonisolated extension String {
  /// The text as a literal.
  fileprivate var quoted: String { debugDescription }
}
