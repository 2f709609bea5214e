import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Stacks")
  struct StackContractTests {
    @Test("Push: announced, loaded, swapped, and at home (A10)")
    func push() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      let expected = [
        "B willMove", "B loadView", "B viewDidLoad", "A WD", "B WA", "B IA", "B willLayout",
        "B didLayout", "A DD", "B DA", "B didMove",
      ]
      #expect(phone.log.take() == expected)
    }

    @Test("Pop: announced, swapped, gone (A12)")
    func pop() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.popViewController(animated: true)
      phone.settle()
      let told = phone.log.take(only: "willMove(nil)", "WD", "WA", "IA", "DD", "DA", "didMove(nil)")
      #expect(
        told == ["B willMove(nil)", "B WD", "A WA", "A IA", "B DD", "A DA", "B didMove(nil)"])
    }

    @Test("The announcement of a push comes in the call or at its start (K18)")
    func announcement() {
      for (choice, atOnce) in [("call", true), ("start", false)] {
        let phone = Phone("K18=\(choice)")
        let stack = phone.showStack("A")
        stack.pushViewController(phone.screen("B"), animated: true)
        #expect(phone.log.entries.contains("B willMove") == atOnce)
        phone.settle()
        #expect(phone.log.take(only: "willMove", "didMove") == ["B willMove", "B didMove"])
      }
    }

    @Test("Pushing what is in the stack already raises (D1)")
    func pushingTwice() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          let stack = phone.showStack("A", "B")
          stack.pushViewController(stack.viewControllers[0], animated: false)
        }
      }
      #expect(end.says("more than once"))
    }

    @Test("A stack with duplicates raises (D2)")
    func duplicates() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          let b = phone.screen("B")
          phone.showStack("A").setViewControllers([b, b], animated: false)
        }
      }
      #expect(end.says("must be distinct"))
    }

    @Test("Pushing a stack raises (D3)")
    func pushingAStack() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          Phone().showStack("A").pushViewController(UINavigationController(), animated: false)
        }
      }
      #expect(end.says("Pushing a navigation controller"))
    }

    @Test("Popping to what is not in the stack raises (D5)")
    func poppingToAStranger() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          phone.showStack("A", "B").popToViewController(phone.screen("X"), animated: false)
        }
      }
      #expect(end.says("doesn't exist"))
    }

    @Test("Popping where nothing can be popped does nothing (D6, F4)")
    func nothingToPop() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      #expect(stack.popToViewController(stack.viewControllers[1], animated: true)?.isEmpty == true)
      stack.popToRootViewController(animated: false)
      phone.settle()
      #expect(stack.popViewController(animated: true) == nil)
      #expect(stack.popToRootViewController(animated: true) == nil)
      #expect(stack.transitionCoordinator == nil)
      #expect(stack.viewControllers.count == 1)
    }

    @Test("The array is new right after the call, the popped one is returned (D8)")
    func valuesAtOnce() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      stack.pushViewController(b, animated: true)
      #expect(stack.topViewController === b)
      phone.settle()
      #expect(stack.popViewController(animated: true) === b)
      #expect(stack.viewControllers.count == 1)
    }

    @Test("Popping several returns them from bottom to top (D9)")
    func poppedOnes() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C")
      let popped = stack.popToRootViewController(animated: false)
      #expect(popped?.map(\.title) == ["B", "C"])
    }

    @Test("Visible is what is presented, else the top (D10)")
    func visible() {
      let phone = Phone()
      let stack = phone.showStack("A")
      #expect(stack.visibleViewController === stack.topViewController)
      let modal = phone.screen("M")
      stack.present(modal, animated: false)
      #expect(stack.visibleViewController === modal)
    }

    @Test("After removing several the array may show the old top until layout (D13, K11)")
    func transientArray() {
      for (choice, titles) in [("off", ["A"]), ("on", ["C", "A"])] {
        let phone = Phone("K11=\(choice)")
        let stack = phone.showStack("A", "B", "C")
        stack.popToRootViewController(animated: true)
        #expect(stack.viewControllers.map(\.title) == titles)
        phone.device.endTurn()
        #expect(stack.viewControllers.map(\.title) == ["A"])
      }
    }

    @Test("A stack that is built before its view is loaded loads and shows only its top (D35)")
    func builtBefore() {
      let phone = Phone()
      let (a, b) = (phone.screen("A"), phone.screen("B"))
      let stack = UINavigationController(rootViewController: a)
      stack.pushViewController(b, animated: true)
      #expect(stack.viewControllers.count == 2)
      #expect(!stack.isViewLoaded)
      phone.show(stack)
      #expect(!a.isViewLoaded && b.isViewLoaded)
    }

    @Test("Deep stacks cost what changes: a push on a thousand visits no other member")
    func deepStack() {
      let phone = Phone()
      let stack = UINavigationController()
      stack.setViewControllers((0..<1000).map { phone.screen("\($0)") }, animated: false)
      phone.show(stack)
      stack.pushViewController(phone.screen("X"), animated: true)
      phone.settle()
      #expect(Set(phone.log.take().map { $0.split(separator: " ")[0] }) == ["999", "X"])
    }

    @Test("Pushing what has no view raises when it is shown (D4)")
    func withoutView() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          let stack = phone.showStack("A")
          stack.pushViewController(Viewless(), animated: false)
          phone.settle()
        }
      }
      #expect(end.says("did not set a view"))
    }
  }
}

/// A controller that makes no view.
@MainActor private final class Viewless: UIViewController {
  override func loadView() {}
}
