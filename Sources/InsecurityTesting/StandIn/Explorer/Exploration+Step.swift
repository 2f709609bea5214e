nonisolated extension Exploration {
  /// Something that can happen to an app: a person acts, or something comes from outside.
  public enum Action: Hashable, Sendable, Codable {
    /// A tap on what has this title or identifier.
    case tap(String)
    /// Text typed into a field.
    case type(String, into: String)
    /// A tap on the back button.
    case tapBack
    /// A choice from the back button's menu, by index in the stack.
    case holdBack(to: Int)
    /// A swipe back.
    case swipeBack(Release)
    /// A pull on the sheet.
    case dragSheetDown(Release)
    /// A tap beside what is presented.
    case tapOutside
    /// One of the events that the explorer was given.
    case event(String)
    /// The person leaves the app.
    case enterBackground
    /// The person comes back to the app.
    case enterForeground
    /// The person turns the phone.
    case rotate
  }

  /// How a finger leaves the glass.
  public enum Release: Hashable, Sendable, Codable {
    /// The gesture was completed.
    case completed
    /// The finger has gone back.
    case cancelled
    /// It was completed, and an event came while the finger rested.
    case completedAfter(event: String)
  }

  /// What comes before the next step.
  public enum Pause: Hashable, Sendable, Codable {
    /// The app comes to rest.
    case settled
    /// A tenth of a second: what moves is still moving.
    case brief
  }

  /// An action, and how much time passes after it.
  public struct Step: Hashable, Sendable, Codable {
    /// What happens.
    public let action: Action
    /// How much time passes before the next step.
    public let pause: Pause

    /// A step, after which the app comes to rest.
    public init(_ action: Action, then pause: Pause = .settled) {
      self.action = action
      self.pause = pause
    }
  }
}

nonisolated extension Exploration.Action: CustomStringConvertible {
  /// The action as a person would say it.
  public var description: String {
    switch self {
    case .tap(let name): "tap \"\(name)\""
    case .type(let text, let field): "type \"\(text)\" into \"\(field)\""
    case .tapBack: "tap back"
    case .holdBack(let index): "hold back and choose \(index)"
    case .swipeBack(let release): "swipe back\(release)"
    case .dragSheetDown(let release): "drag the sheet down\(release)"
    case .tapOutside: "tap outside"
    case .event(let name): name
    case .enterBackground: "leave the app"
    case .enterForeground: "come back to the app"
    case .rotate: "turn the phone"
    }
  }
}

nonisolated extension Exploration.Release: CustomStringConvertible {
  /// What is said after the gesture.
  public var description: String {
    switch self {
    case .completed: ""
    case .cancelled: " and let go too early"
    case .completedAfter(let event): " slowly, meanwhile \(event)"
    }
  }
}

nonisolated extension Exploration.Step: CustomStringConvertible {
  /// The action, and whether the next one comes at once.
  public var description: String {
    switch pause {
    case .settled: "\(action)"
    case .brief: "\(action), and at once"
    }
  }
}
