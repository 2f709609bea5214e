import InsecurityTesting

extension UserAction {
  /// The action as one types it.
  var command: String {
    switch self {
    case .tap(let name): "tap \"\(name)\""
    case .tapBack: "back"
    case .swipeBack: "swipe back"
    case .holdBack(let index): "hold back \(index)"
    case .dragSheetDown: "swipe down"
    case .tapOutside: "outside"
    case .type(let field): "type \"…\" into \"\(field)\""
    }
  }
}
