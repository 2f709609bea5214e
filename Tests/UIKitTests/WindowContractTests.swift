import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Windows and scenes")
  struct WindowContractTests {
    @Test("A replaced root: will-callbacks at once, did-callbacks after the commit (H1, K6)")
    func rootSwap() {
      let orders = [
        "old": ["A WD", "B WA", "B IA"], "new": ["B WA", "B IA", "A WD"],
      ]
      for (choice, expected) in orders {
        let phone = Phone("K6=\(choice)")
        let a = phone.show(phone.screen("A"))
        phone.window.rootViewController = phone.screen("B")
        #expect(phone.log.takeAppearance() == expected)
        #expect(a.view.window == nil)
        phone.device.endTurn()
        #expect(Set(phone.log.takeAppearance()) == ["A DD", "B DA"])
      }
    }

    @Test(
      "A root swap inside a transition: callbacks as without, the completion after its time (H3)")
    func animatedRootSwap() {
      let phone = Phone()
      phone.show(phone.screen("A"))
      var done = false
      UIView.transition(
        with: phone.window, duration: 0.4, options: .transitionCrossDissolve,
        animations: { phone.window.rootViewController = phone.screen("B") },
        completion: { done = $0 })
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA"])
      phone.device.advance(by: 0.3)
      #expect(!done)
      phone.device.advance(by: 0.2)
      #expect(done)
    }

    @Test("What an old root presents stays in the window, and all of it is kept (H4, G8)")
    func modalOfOldRoot() {
      let phone = Phone()
      weak var oldRoot: UIViewController?
      weak var modal: UIViewController?
      autoreleased {
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B")
        a.present(b, animated: false)
        phone.settle()
        (oldRoot, modal) = (a, b)
      }
      phone.window.rootViewController = phone.screen("N")
      phone.settle()
      #expect(modal?.view.window === phone.window)
      #expect(oldRoot != nil)
      #expect(modal?.presentingViewController === oldRoot)
    }

    @Test("Without a root the system dismisses what was presented (H5)")
    func rootTakenAway() {
      let phone = Phone()
      weak var modal: UIViewController?
      autoreleased {
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B")
        a.present(b, animated: false)
        phone.settle()
        modal = b
      }
      phone.window.rootViewController = nil
      phone.settle()
      #expect(modal == nil)
    }

    @Test("A stack that was root goes without telling its members that they moved (H6)")
    func stackAsOldRoot() {
      let phone = Phone()
      phone.showStack("A", "B")
      phone.window.rootViewController = UIViewController()
      phone.settle()
      #expect(phone.log.take(only: "WD", "DD", "didMove(nil)") == ["B WD", "B DD"])
    }

    @Test("A new root presents as soon as its view is in the window (H7)")
    func newRootPresents() {
      let phone = Phone()
      let a = phone.screen("A")
      phone.window.rootViewController = a
      a.present(phone.screen("X"), animated: false)
      #expect(phone.device.refusedCalls.count == 1)
      phone.window.makeKeyAndVisible()
      a.present(phone.screen("B"), animated: false)
      phone.settle()
      #expect(a.presentedViewController?.title == "B")
    }

    @Test("A window belongs to its scene; one without a scene stays invisible (H9)")
    func scene() {
      let phone = Phone()
      let loose = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      loose.rootViewController = phone.screen("A")
      loose.isHidden = false
      phone.settle()
      #expect(phone.log.take().isEmpty)
      #expect(!phone.device.scene.windows.contains(loose))
      loose.windowScene = phone.device.scene
      phone.settle()
      #expect(phone.device.scene.windows.contains(loose))
      #expect(phone.log.takeAppearance() == ["A WA", "A IA", "A DA"])
    }

    @Test("Between a window and its root's view there are views of the system (H8)")
    func viewsBetween() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      #expect(a.view.superview !== phone.window)
      #expect(a.view.isDescendant(of: phone.window))
      #expect(a.view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("Turning the phone: the controllers on screen hear their size before they have it")
    func rotation() {
      let phone = Phone()
      let root = SizeRecorder()
      let inner = SizeRecorder()
      embed(inner, in: root)
      phone.show(root)
      let upright = phone.window.bounds.size
      phone.device.turn(to: .landscapeLeft)
      phone.settle()
      let turned = CGSize(width: upright.height, height: upright.width)
      #expect(root.heard == [turned] && inner.heard == [turned])
      #expect(root.sizeThen == [upright])
      #expect(root.view.bounds.size == turned)
      #expect(root.ended == 1)
    }

    @Test("A scene going to the background tells no controller (H11)")
    func background() {
      let phone = Phone()
      phone.show(phone.screen("A"))
      phone.device.enterBackground()
      phone.settle()
      #expect(phone.device.application.applicationState == .background)
      #expect(phone.log.take().isEmpty)
      phone.device.enterForeground()
      #expect(phone.device.application.applicationState == .active)
    }

    @Test("A scene that was taken comes back as another object of the same session (H10)")
    func reconnection() {
      let phone = Phone()
      phone.show(phone.screen("A"))
      let first = phone.device.scene
      let delegate = BuildingSceneDelegate(phone.log)
      first.delegate = delegate
      phone.device.disconnectScene()
      phone.settle()
      #expect(phone.log.take() == ["scene disconnected", "A WD", "A DD"])
      #expect(first.activationState == .unattached && first.windows.isEmpty)
      phone.device.connectScene(delegate: delegate)
      phone.settle()
      #expect(phone.device.scene !== first)
      #expect(phone.device.scene.session === first.session)
      #expect(phone.log.takeAppearance() == ["B WA", "B IA", "B DA"])
    }

    @Test("Windows stand by their level, then in the order in which they became visible")
    func orderOfWindows() {
      let phone = Phone()
      phone.show(phone.screen("A"))
      let (high, next) = (
        UIWindow(windowScene: phone.device.scene), UIWindow(windowScene: phone.device.scene)
      )
      high.windowLevel = .alert
      high.isHidden = false
      next.isHidden = false
      #expect(phone.device.windows == [phone.window, next, high])
    }

    @Test("What leaves the window receives no keys any more")
    func keysLeave() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let field = UITextField()
      a.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      field.removeFromSuperview()
      #expect(!field.isFirstResponder && phone.device.firstResponder == nil)
    }

    @Test("A hidden window takes its root from the screen")
    func hiding() {
      let phone = Phone()
      phone.show(phone.screen("A"))
      phone.window.isHidden = true
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "A DD"])
      phone.window.isHidden = false
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WA", "A IA", "A DA"])
    }

    @Test("One window of a device receives keys")
    func keyWindow() {
      let phone = Phone()
      phone.show(phone.screen("A"))
      let other = UIWindow(windowScene: phone.device.scene)
      #expect(phone.window.isKeyWindow)
      other.makeKeyAndVisible()
      #expect(other.isKeyWindow && !phone.window.isKeyWindow)
      #expect(phone.device.scene.keyWindow === other)
    }

    @Test("A window that is not visible may skip what a transition changes (H14)")
    func hiddenTransition() {
      for (choice, runs) in [("runs", true), ("skipped", false)] {
        let phone = Phone("H14=\(choice)")
        var ran = false
        var finished: Bool?
        UIView.transition(
          with: phone.window, duration: 0.2, animations: { ran = true },
          completion: { finished = $0 })
        phone.settle()
        #expect(ran == runs)
        #expect(finished != nil)
      }
    }
  }
}

/// Runs a closure whose locals are gone when it returns.
@inline(never) @MainActor func autoreleased(_ body: () -> Void) { body() }

/// Records the sizes that it is going to have.
@MainActor final class SizeRecorder: UIViewController {
  var heard: [CGSize] = []
  var sizeThen: [CGSize] = []
  var ended = 0

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append(size)
    sizeThen.append(view.bounds.size)
    coordinator.animate(alongsideTransition: nil) { _ in self.ended += 1 }
  }
}

/// Builds its interface whenever its scene is connected.
@MainActor final class BuildingSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  let log: Log

  init(_ log: Log) { self.log = log }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Recorder("B", log)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { log.add("scene disconnected") }
}
