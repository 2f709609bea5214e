import UIKit

/// A finger that pulls, and where it would lead.
struct Drag {
  let finger: InteractiveTransition
  let kind: Transition.Kind
  let destination: ScreenDiagram
}

extension Glass {
  /// Puts a finger down for a swipe back or a pull on a sheet.
  func beginDrag(_ action: UserAction) throws(Obstacle) -> Drag {
    switch action {
    case .swipeBack: try beginSwipeBack()
    case .dragSheetDown: try beginSheetDrag()
    case .tap, .tapBack, .holdBack, .tapOutside, .type:
      throw Obstacle("it is no gesture")
    }
  }

  private func beginSwipeBack() throws(Obstacle) -> Drag {
    guard let navigation = innermostStack else { throw Obstacle("there is no stack") }
    let destination = diagram.droppingTop
    guard navigation.canBeginInteractivePop, let finger = navigation.beginInteractivePop() else {
      throw Obstacle("the stack does not let itself be swiped back here")
    }
    return Drag(finger: finger, kind: .pop, destination: destination)
  }

  private func beginSheetDrag() throws(Obstacle) -> Drag {
    let sheet = try topSheet()
    let destination = diagram.droppingTopLevel
    guard let finger = sheet.beginSheetDrag() else {
      throw Obstacle("the sheet does not let itself be pulled")
    }
    return Drag(finger: finger, kind: .dismiss, destination: destination)
  }
}

nonisolated extension ScreenDiagram {
  /// Without the topmost screen.
  fileprivate var droppingTop: ScreenDiagram {
    ScreenDiagram(levels: levels.dropLast() + [Array(top.dropLast())])
  }

  /// Without the topmost level.
  fileprivate var droppingTopLevel: ScreenDiagram {
    ScreenDiagram(levels: Array(levels.dropLast()))
  }
}
