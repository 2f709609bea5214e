import InsecurityTesting
import TestSupport
import UIKit

extension WrongUse {
  /// An app that is not there for a person, or that does not bear what the system does.
  static let life = [
    WrongUse(
      "HeadlessDevice.enterBackground()",
      says: "Cannot tap back: the app is in the background; possible: nothing."
    ) {
      let (device, _) = Fixture.stack("One", "Two")
      device.enterBackground()
      return refusal { try device.user.tapBack() }
    },
    WrongUse("HeadlessDevice.enterForeground()", says: noScene) {
      let (device, _) = Fixture.stack("One", "Two")
      device.disconnectScene()
      device.enterForeground()
      return refusal { try device.user.tapBack() }
    },
    WrongUse("HeadlessDevice.disconnectScene()", says: noScene, "Start") {
      let delegate = KeepingDelegate()
      let alive = LifetimeTracker()
      let device = HeadlessDevice()
      device.connectScene(delegate)
      delegate.window?.rootViewController = alive.track(NamedScreen("Start"), as: "Start")
      device.disconnectScene()
      return refusal { try device.user.tapBack() } + alive.alive
    },
    WrongUse(
      "HeadlessDevice.connectScene(_:)",
      says: "Cannot tap back: the scene shows no window; possible: nothing."
    ) {
      let (device, _) = Fixture.stack("One", "Two")
      device.disconnectScene()
      device.connectScene(IdleDelegate())
      return refusal { try device.user.tapBack() }
    },
    WrongUse("HeadlessDevice.changeWidth(to:)", says: "Home / First", "1") {
      let device = Fixture.device(showing: HastyScreen())
      device.changeWidth(to: .regular)
      device.settle()
      return ["\(device.screens)", "\(device.warnings.count)"]
    },
    WrongUse("HeadlessDevice.rotate()", says: "upright", "upright") {
      let device = Fixture.device(showing: UprightScreen())
      var shapes: [String] = []
      for _ in 1...2 {
        device.rotate()
        device.settle()
        let size = device.window.bounds.size
        shapes.append(size.width < size.height ? "upright" : "lying")
      }
      return shapes
    },
  ]

  private static let noScene = "Cannot tap back: the app has no scene; possible: nothing."
}

/// Keeps its window when the scene has gone.
private final class KeepingDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.makeKeyAndVisible()
  }
}

/// Forgets to make a window.
private final class IdleDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// Presents two screens when there is more room.
private final class HastyScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    for name in ["First", "Second"] { present(NamedScreen(name), animated: true) }
  }
}

/// Does not lie down.
private final class UprightScreen: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
