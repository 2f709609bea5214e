import UIKit

extension HeadlessDevice {
  /// Leaves the app, as with the home gesture; nothing is animated until it is entered again.
  public func enterBackground() {
    simulation.makeCurrent()
    simulation.enterBackground()
    finishTurns()
  }

  /// Comes back to the app.
  public func enterForeground() {
    simulation.makeCurrent()
    simulation.enterForeground()
    finishTurns()
  }

  /// Turns the phone: from upright to lying on its side, or back.
  ///
  /// The windows change their size with an animation, which `settle()` lets end.
  public func rotate() {
    simulation.makeCurrent()
    let isLandscape = simulation.scene.interfaceOrientation.isLandscape
    simulation.turn(to: isLandscape ? .portrait : .landscapeRight)
    finishTurns()
  }
}
