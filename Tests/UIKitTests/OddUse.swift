import UIKit

extension OddUse {
  /// Calls from inside a callback.
  static let inCallbacks: [OddUse] = [
    OddUse("a push from the pushed one's viewDidLoad") { scene in
      let c = scene.screen("C", in: "viewDidLoad") {
        [stack = scene.stack, d = scene.screen("D")] _ in
        stack.pushViewController(d, animated: true)
      }
      scene.stack.pushViewController(c, animated: true)
    },
    OddUse("a pop from the pushed one's will-appear") { scene in
      let c = scene.screen("C", in: "WA") { [stack = scene.stack] _ in
        stack.popViewController(animated: true)
      }
      scene.stack.pushViewController(c, animated: true)
    },
    OddUse("a present from the pushed one's will-appear") { scene in
      let c = scene.screen("C", in: "WA") { [d = scene.screen("D")] in
        $0.present(d, animated: true)
      }
      scene.stack.pushViewController(c, animated: true)
    },
    OddUse("a full-screen present from the pushed one's will-appear") { scene in
      let c = scene.screen("C", in: "WA") { [d = scene.screen("D", style: .fullScreen)] in
        $0.present(d, animated: true)
      }
      scene.stack.pushViewController(c, animated: true)
    },
    OddUse("a new stack from the popped one's did-disappear") { scene in
      let c = scene.screen("C", in: "DD") { [stack = scene.stack, d = scene.screen("D")] _ in
        stack.setViewControllers([d], animated: true)
      }
      scene.stack.pushViewController(c, animated: false)
      scene.phone.settle()
      scene.stack.popViewController(animated: true)
    },
    OddUse("a dismissal from the modal's will-appear") { scene in
      let c = scene.screen("C", in: "WA") { $0.dismiss(animated: true) }
      scene.stack.present(c, animated: true)
    },
    OddUse("a tab that chooses another tab when it appears") { scene in
      let other = scene.screen("Third", in: "WA") { [tabs = scene.tabs] _ in tabs.selectedIndex = 0
      }
      scene.tabs.viewControllers?.append(other)
      scene.tabs.selectedIndex = 2
    },
    OddUse("a child that is removed while it appears") { scene in
      let child = scene.screen("Child", in: "IA") {
        $0.willMove(toParent: nil)
        $0.view.removeFromSuperview()
        $0.removeFromParent()
      }
      let c = scene.screen("C")
      embed(child, in: c)
      scene.stack.pushViewController(c, animated: true)
    },
    OddUse("a delegate that pops when it hears of a push") { scene in
      let delegate = OddDelegate()
      delegate.onWillShow = { $0.popToRootViewController(animated: true) }
      scene.stack.delegate = delegate
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.phone.settle()
      scene.stack.delegate = nil
    },
    OddUse("a delegate that replaces the stack when something was shown") { scene in
      let (delegate, d) = (OddDelegate(), scene.screen("D"))
      delegate.onDidShow = { $0.setViewControllers([d], animated: false) }
      scene.stack.delegate = delegate
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.phone.settle()
      scene.stack.delegate = nil
    },
  ]

  /// Calls while something moves.
  static let inTheMiddle: [OddUse] = [
    OddUse("a window hidden during a push, and shown again") { scene in
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.begin()
      scene.phone.window.isHidden = true
      scene.phone.settle()
      scene.phone.window.isHidden = false
    },
    OddUse("a window hidden during a presentation") { scene in
      scene.stack.present(scene.screen("C", style: .fullScreen), animated: true)
      scene.begin()
      scene.phone.window.isHidden = true
    },
    OddUse("a window hidden during a dismissal, and shown again") { scene in
      scene.stack.present(scene.screen("C", style: .fullScreen), animated: false)
      scene.phone.settle()
      scene.stack.dismiss(animated: true)
      scene.begin()
      scene.phone.window.isHidden = true
      scene.phone.settle()
      scene.phone.window.isHidden = false
    },
    OddUse("a turn of the phone under a finger that swipes back") { scene in
      let finger = scene.stack.beginInteractivePop()
      scene.begin()
      scene.phone.device.turn(to: .landscapeRight)
      scene.begin()
      finger?.cancel()
    },
    OddUse("a tab switch under a finger that swipes back") { scene in
      let finger = scene.stack.beginInteractivePop()
      scene.begin()
      scene.tabs.selectedIndex = 1
      scene.begin()
      finger?.finish()
    },
    OddUse("a tab switch while a modal comes") { scene in
      scene.stack.present(scene.screen("C", style: .fullScreen), animated: true)
      scene.begin()
      scene.tabs.selectedIndex = 1
    },
    OddUse("a tab switch while a modal goes, and back") { scene in
      scene.stack.present(scene.screen("C", style: .fullScreen), animated: false)
      scene.phone.settle()
      scene.stack.dismiss(animated: true)
      scene.begin()
      scene.tabs.selectedIndex = 1
      scene.begin()
      scene.tabs.selectedIndex = 0
    },
    OddUse("a dismissal while the modal comes") { scene in
      scene.stack.present(scene.screen("C"), animated: true)
      scene.begin()
      scene.stack.dismiss(animated: true)
    },
    OddUse("a push in the stack while a sheet comes, and one while it goes") { scene in
      scene.stack.present(scene.screen("C"), animated: true)
      scene.begin()
      scene.stack.pushViewController(scene.screen("D"), animated: true)
      scene.phone.settle()
      scene.stack.dismiss(animated: true)
      scene.begin()
      scene.stack.pushViewController(scene.screen("E"), animated: true)
    },
    OddUse("the scene to the background during a push and a presentation") { scene in
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.begin()
      scene.phone.device.enterBackground()
      scene.phone.settle()
      scene.stack.present(scene.screen("D"), animated: true)
      scene.begin()
      scene.phone.device.enterForeground()
    },
  ]

  /// Calls to containers about what is being shown.
  static let withOthers: [OddUse] = [
    OddUse("other tabs while a push runs") { scene in
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.begin()
      scene.tabs.viewControllers = [scene.screen("New")]
    },
    OddUse("another root while a push runs") { scene in
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.begin()
      scene.phone.window.rootViewController = scene.screen("New")
    },
    OddUse("another root from the pushed one's will-appear") { scene in
      let (window, new) = (scene.phone.window, scene.screen("New"))
      let c = scene.screen("C", in: "WA") { _ in window.rootViewController = new }
      scene.stack.pushViewController(c, animated: true)
    },
    OddUse("the top taken out of its stack while it is pushed") { scene in
      let c = scene.screen("C")
      scene.stack.pushViewController(c, animated: true)
      scene.begin()
      c.removeFromParent()
    },
    OddUse("a member that moves to another stack, which comes as a sheet") { scene in
      let other = UINavigationController()
      let b = scene.stack.viewControllers[1]
      scene.stack.popViewController(animated: false)
      scene.phone.settle()
      other.setViewControllers([b], animated: false)
      scene.stack.present(other, animated: true)
    },
    OddUse("push and pop of the same one, again and again in one turn") { scene in
      let c = scene.screen("C")
      for _ in 0..<3 {
        scene.stack.pushViewController(c, animated: true)
        scene.stack.popViewController(animated: false)
      }
    },
    OddUse("an array that is turned around while it moves") { scene in
      scene.stack.setViewControllers(scene.stack.viewControllers.reversed(), animated: true)
      scene.begin()
      scene.stack.setViewControllers(scene.stack.viewControllers.reversed(), animated: true)
    },
  ]
}

/// Does something when it hears of a stack, the first time.
@MainActor private final class OddDelegate: NSObject, UINavigationControllerDelegate {
  var onWillShow: ((UINavigationController) -> Void)?
  var onDidShow: ((UINavigationController) -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let action = onWillShow
    onWillShow = nil
    action?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let action = onDidShow
    onDidShow = nil
    action?(navigationController)
  }
}
