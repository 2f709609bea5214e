import UIKit

extension HeadlessDevice {
  /// The window that a finger meets first.
  var frontWindow: UIWindow {
    simulation.windows.last {
      !$0.isHidden && $0.rootViewController != nil && $0.windowScene === simulation.scene
    } ?? window
  }

  /// Shows a finger what is committed, lets it act and ends the turn.
  func touch<Value>(
    _ touch: (Glass) throws(Obstacle) -> Value
  ) throws(Obstacle) -> Value {
    if whyBusy == nil {
      simulation.makeCurrent()
      if simulation.needsTurn { finishTurns() }
    }
    if let reason = whyTouchIsIgnored { throw Obstacle(reason) }
    let glass = Glass(frontWindow)
    // A generic closure loses its typed error on the way, hence the result.
    let result = busy(.touching) { Result { () throws(Obstacle) in try touch(glass) } }
    finishTurns()
    return try result.get()
  }

  /// Why a finger would be without effect now; nil if it would have one.
  var whyTouchIsIgnored: String? {
    if let reason = whyBusy { return "a person cannot act \(reason)" }
    switch simulation.scene.activationState {
    case .foregroundActive, .foregroundInactive: break
    case .background: return "the app is in the background"
    case .unattached: return "the app has no scene"
    }
    guard frontWindow.windowScene === simulation.scene else { return "the scene shows no window" }
    switch Motion(in: frontWindow) {
    case .none: return nil
    case .interruptibleStack: return nil
    case .stack, .presentation, .root: return "the screen is moving"
    }
  }
}
