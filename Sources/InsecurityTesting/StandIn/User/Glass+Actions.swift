import UIKit

extension Glass {
  /// All that a finger could do here, in reading order; each once.
  var actions: [UserAction] {
    var actions: [UserAction] = []
    for action in targets.compactMap(\.action) + gestures where !actions.contains(action) {
      actions.append(action)
    }
    return actions
  }

  private var gestures: [UserAction] {
    var gestures: [UserAction] = []
    if let navigation = try? stackWithBackButton() {
      gestures.append(.tapBack)
      gestures += navigation.viewControllers.indices.dropLast().map { .holdBack(to: $0) }
    }
    if innermostStack?.canBeginInteractivePop == true { gestures.append(.swipeBack) }
    if (try? topSheet()) != nil { gestures.append(.dragSheetDown) }
    if (try? tapOutside()) != nil { gestures.append(.tapOutside) }
    return gestures
  }
}

extension TouchTarget {
  fileprivate var action: UserAction? {
    guard let name = names.first else { return nil }
    switch touch {
    case .nothing: return nil
    case .tap: return .tap(name)
    case .type: return .type(into: name)
    }
  }
}
