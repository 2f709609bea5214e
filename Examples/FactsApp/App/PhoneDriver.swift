import UIKit

/// Tries facts on a phone: a real window, the real main loop, and no finger.
final class PhoneDriver: FactDriver {
  private(set) var log = CallbackLog()
  private(set) var window: UIWindow
  private let scene: UIWindowScene
  private var others: [UIWindow] = []

  init(_ scene: UIWindowScene) {
    self.scene = scene
    window = UIWindow(windowScene: scene)
  }

  func begin() async {
    for old in others + [window] {
      old.rootViewController?.dismiss(animated: false)
      await settle()
      old.isHidden = true
      old.rootViewController = nil
    }
    await settle()
    others = []
    log = CallbackLog()
    window = UIWindow(windowScene: scene)
  }

  func makeWindow() -> UIWindow {
    let made = UIWindow(windowScene: scene)
    others.append(made)
    return made
  }

  func endTurn() async {
    await withCheckedContinuation { goOn in
      // After Core Animation's own observer, whose order is 2,000,000.
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, false, CFIndex.max
      ) { _, _ in goOn.resume() }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
  }

  /// Waits until nothing has moved for a third of a second, for at most five.
  func settle() async {
    let (glance, patience) = (0.05, 5.0)
    var (quiet, waited) = (0.0, 0.0)
    while quiet < 0.35, waited < patience {
      try? await Task.sleep(nanoseconds: UInt64(glance * 1e9))
      waited += glance
      quiet = isMoving ? 0 : quiet + glance
    }
  }

  func swipe(_ stack: UINavigationController, _ release: Release) async throws(NoFinger) {
    throw NoFinger()
  }

  func drag(_ sheet: UIViewController, _ release: Release) async throws(NoFinger) {
    throw NoFinger()
  }

  private var isMoving: Bool {
    (others + [window]).contains { $0.rootViewController.map(isMoving(_:)) ?? false }
  }

  private func isMoving(_ controller: UIViewController) -> Bool {
    controller.transitionCoordinator != nil || controller.isBeingPresented
      || controller.isBeingDismissed
      || controller.presentedViewController.map(isMoving(_:)) ?? false
      || controller.children.contains(where: isMoving(_:))
  }
}
