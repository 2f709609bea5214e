import UIKit

/// The person who holds a device: sees what was committed, and can do what a finger can do.
///
/// Every action first ends the running turn, because a person sees what is committed, then acts, and
/// ends the turn; it returns when the finger has left the glass. What animates after that needs the
/// clock. An action that a person could not do throws `ImpossibleAction` and changes nothing. While
/// something moves, touches are ignored up to iOS 25 (D18); on iOS 26 a person may act during a push
/// or pop (D19, D20).
public struct SimulatedUser {
  let device: HeadlessDevice

  /// Everything that the person sees and could reach now, in reading order.
  public var visibleElements: [ScreenElement] {
    Glass(device.frontWindow).targets.map(\.element)
  }

  /// Everything that the person could do now, in reading order; nothing while the screen moves.
  public var availableActions: [UserAction] {
    device.whyTouchIsIgnored == nil ? Glass(device.frontWindow).actions : []
  }

  /// Does an action of `availableActions`; typing enters the given text.
  ///
  /// Throws if it is not one of them now.
  public func perform(_ action: UserAction, typing text: String = "") throws {
    switch action {
    case .tap(let name): try tap(name)
    case .tapBack: try tapBack()
    case .swipeBack: try swipeBack()
    case .holdBack(let index): try holdBack(to: index)
    case .dragSheetDown: try dragSheetDown()
    case .tapOutside: try tapOutside()
    case .type(let field): try type(text, into: field)
    }
  }

  /// Lets a finger do something, from the end of one turn to the end of the next.
  @discardableResult
  func act<Value>(
    _ action: String, _ touch: (Glass) throws(Obstacle) -> Value
  ) throws(ImpossibleAction) -> Value {
    do {
      return try device.touch(touch)
    } catch {
      throw ImpossibleAction(action: action, reason: error.reason, possible: availableActions)
    }
  }
}
