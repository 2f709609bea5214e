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

  /// Takes the app's scene away, as the system does to reclaim memory; its session stays (H10).
  ///
  /// The delegate hears `sceneDidDisconnect`; until `connectScene(_:)` nobody can touch anything.
  public func disconnectScene() {
    simulation.makeCurrent()
    simulation.disconnectScene()
    finishTurns()
  }

  /// Opens the app after its scene was taken: the session gets another scene, and its delegate builds anew (H10).
  ///
  /// `window`, screens and frames are those of the window that the delegate makes key.
  public func connectScene(_ delegate: any UIWindowSceneDelegate) {
    simulation.makeCurrent()
    simulation.connectScene(delegate: delegate)
    if let fresh = simulation.keyWindow ?? delegate.window {
      window = fresh
      recorder.follow(fresh)
    }
    finishTurns()
  }

  /// Gives the app more or less room from left to right, as beside another app on a tablet.
  ///
  /// Splits collapse and expand (I10, I11), controllers hear of their traits.
  public func changeWidth(to sizeClass: UIUserInterfaceSizeClass) {
    simulation.makeCurrent()
    simulation.changeWidth(to: sizeClass)
    finishTurns()
  }

  /// Turns the phone: from upright to lying on its side, or back; the interface follows where the app supports it.
  ///
  /// The windows change their size with an animation, which `settle()` lets end.
  public func rotate() {
    simulation.makeCurrent()
    let isLandscape = simulation.heldOrientation.isLandscape
    simulation.turn(to: isLandscape ? .portrait : .landscapeRight)
    finishTurns()
  }
}
