/// Something that a person can do with a phone.
public nonisolated enum UserAction: Hashable, Sendable {
  /// A tap on what has this title or identifier.
  case tap(String)
  /// A tap on the back button.
  case tapBack
  /// A swipe from the edge, back to the screen before.
  case swipeBack
  /// A long press on the back button and a choice from its menu, by index in the stack.
  case holdBack(to: Int)
  /// A sheet pulled down all the way.
  case dragSheetDown
  /// A tap beside a sheet or popover.
  case tapOutside
  /// Text typed into the field of this placeholder, label or identifier.
  case type(into: String)
}

nonisolated extension UserAction: CustomStringConvertible {
  /// The action as a person would say it.
  public var description: String {
    switch self {
    case .tap(let name): "tap \"\(name)\""
    case .tapBack: "tap back"
    case .swipeBack: "swipe back"
    case .holdBack(let index): "hold back and choose \(index)"
    case .dragSheetDown: "drag the sheet down"
    case .tapOutside: "tap outside"
    case .type(let field): "type into \"\(field)\""
    }
  }
}
