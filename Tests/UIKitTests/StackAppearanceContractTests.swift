import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Appearance callbacks in a stack")
  struct StackAppearanceContractTests {
    @Test("Removing several: only the two that swap on screen appear and disappear (A13)")
    func hiddenOnesStaySilent() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C", "D")
      stack.popToRootViewController(animated: true)
      phone.settle()
      let told = phone.log.take()
      #expect(told.filter { $0.hasPrefix("B") } == ["B willMove(nil)", "B didMove(nil)"])
      #expect(told.filter { $0.hasPrefix("C") } == ["C willMove(nil)", "C didMove(nil)"])
      #expect(told.contains("D DD") && told.contains("A DA"))
    }

    @Test("A new stack with the same top: nobody appears (A14)")
    func sameTop() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.setViewControllers([phone.screen("X"), stack.viewControllers[1]], animated: true)
      #expect(stack.transitionCoordinator == nil)
      phone.settle()
      #expect(phone.log.takeAppearance().isEmpty)
    }

    @Test("What is put under the top is not loaded until it is shown (A15)")
    func underTheTop() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let x = phone.screen("X")
      stack.setViewControllers([x, phone.screen("Y")], animated: false)
      phone.settle()
      #expect(!x.isViewLoaded)
      stack.popViewController(animated: false)
      phone.settle()
      #expect(x.isViewLoaded)
    }

    @Test("Pushes before the first commit, from iOS 18 on: only the last one loads (A16)")
    func pushesBeforeFirstCommit() {
      let phone = Phone("version=18")
      let a = phone.screen("A")
      let stack = UINavigationController(rootViewController: a)
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      stack.pushViewController(phone.screen("B"), animated: false)
      phone.settle()
      #expect(!a.isViewLoaded)
      #expect(phone.log.takeAppearance() == ["B WA", "B IA", "B DA"])
    }

    @Test("Pushes before the first commit, up to iOS 17: the root begins to appear and goes (A16)")
    func pushesBeforeFirstCommitEarlier() {
      let phone = Phone("version=17")
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      stack.pushViewController(phone.screen("B"), animated: false)
      phone.settle()
      let told = phone.log.take(only: "viewDidLoad", "WA", "IA", "DA", "WD", "DD")
      #expect(
        told.filter { $0.hasPrefix("A") } == ["A viewDidLoad", "A WA", "A IA", "A WD", "A DD"])
      #expect(told.filter { $0.hasPrefix("B") } == ["B viewDidLoad", "B WA", "B IA", "B DA"])
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("What was pushed and popped unseen is not kept up to iOS 17 (A16, G6)")
    func poppedUnseen() {
      let phone = Phone("version=17")
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      tabs.viewControllers = [stack, phone.screen("B")]
      phone.show(tabs)
      weak var page: UIViewController?
      do {
        let pushed = phone.screen("C")
        page = pushed
        stack.pushViewController(pushed, animated: true)
      }
      tabs.selectedIndex = 1
      phone.settle()
      stack.popViewController(animated: false)
      phone.settle()
      #expect(page == nil)
    }

    @Test("A push right after an unanimated replacement waits for the commit up to iOS 17 (A17)")
    func heldPush() {
      for (version, atOnce) in [("17", false), ("18", true)] {
        let phone = Phone("version=\(version)")
        let stack = phone.showStack("A")
        let y = phone.screen("Y")
        stack.setViewControllers([phone.screen("X")], animated: false)
        stack.pushViewController(y, animated: true)
        #expect((stack.topViewController === y) == atOnce)
        #expect((stack.transitionCoordinator != nil) == atOnce)
        phone.settle()
        #expect(stack.topViewController === y)
      }
    }

    @Test(
      "A covered stack changes without a sound, and shows its top when it is seen again (A18, C35)")
    func coveredStack() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.present(phone.screen("M", style: .fullScreen), animated: false)
      phone.settle()
      _ = phone.log.take()
      let b = phone.screen("B")
      stack.pushViewController(b, animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance().isEmpty)
      #expect(!b.isViewLoaded)
      stack.dismiss(animated: false)
      phone.settle()
      #expect(phone.log.takeAppearance().filter { !$0.hasPrefix("M") } == ["B WA", "B IA", "B DA"])
    }

    @Test("What leaves a stack unseen hears it by containment only (D15, D38)")
    func leavingUnseen() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.present(phone.screen("M", style: .fullScreen), animated: false)
      phone.settle()
      _ = phone.log.take()
      stack.popViewController(animated: true)
      #expect(phone.log.take() == ["B willMove(nil)", "B didMove(nil)"])
    }
  }
}
