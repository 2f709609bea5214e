import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Stacks in movement")
  struct StackMovementContractTests {
    @Test("Several pushes of one turn are one movement (D16)")
    func severalPushes() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      stack.pushViewController(b, animated: true)
      stack.pushViewController(phone.screen("C"), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "C WA", "C IA", "A DD", "C DA"])
      #expect(!b.isViewLoaded)
      #expect(stack.viewControllers.count == 3)
      #expect(phone.device.warnings.isEmpty)
    }

    @Test(
      "During a movement a change is refused, kept for later, or begun at the end (D11, D12, D12b, K12)"
    )
    func secondChange() {
      for (choice, atOnce, after) in [("drop", 2, 2), ("queue", 2, 3), ("apply", 3, 3)] {
        let phone = Phone("version=18,K12=\(choice)")
        let stack = phone.showStack("A")
        stack.pushViewController(phone.screen("B"), animated: true)
        phone.device.endTurn()
        stack.pushViewController(phone.screen("C"), animated: true)
        #expect(stack.viewControllers.count == atOnce, "\(choice)")
        #expect(phone.device.refusedCalls.isEmpty == (choice != "drop"))
        phone.settle()
        #expect(stack.viewControllers.count == after, "\(choice)")
        #expect(phone.log.entries.contains("C DA") == (choice != "drop"))
        #expect(phone.device.unbalancedAppearanceCalls == 0)
      }
    }

    @Test("A refused change names its call and leaves the array; a refused pop returns nil (D12b)")
    func refusedChange() {
      let phone = Phone("version=18")
      let stack = phone.showStack("A", "B")
      stack.present(phone.screen("M"), animated: true)
      phone.device.endTurn()
      #expect(stack.popViewController(animated: true) == nil)
      #expect(stack.viewControllers.count == 2)
      #expect(phone.device.refusedCalls.last?.hasPrefix("popViewController") == true)
      phone.settle()
      stack.popViewController(animated: true)
      #expect(stack.viewControllers.count == 1)
    }

    @Test("From iOS 26 on a push that is interrupted is finished at once (D19, F9)")
    func interruptedPush() {
      let phone = Phone("version=26")
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.device.endTurn()
      var cancelled: [Bool] = []
      stack.transitionCoordinator?.animate(alongsideTransition: nil) {
        cancelled.append($0.isCancelled)
      }
      phone.device.advance(by: 0.1)
      _ = phone.log.take()
      stack.tapBackButton()
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["A DD", "B DA", "B WD", "A WA", "A IA"])
      #expect(cancelled == [false])
      phone.settle()
      #expect(stack.viewControllers.count == 1)
    }

    @Test("From iOS 26 on pushes may come at any time, each finishes the one before (D21)")
    func pushAnyTime() {
      let phone = Phone("version=26")
      let stack = phone.showStack("A")
      for name in ["B", "C", "D"] {
        stack.pushViewController(phone.screen(name), animated: true)
        phone.device.advance(by: 0.1)
      }
      phone.settle()
      #expect(stack.viewControllers.map(\.title) == ["A", "B", "C", "D"])
      #expect(phone.log.take(only: "DA") == ["B DA", "C DA", "D DA"])
      #expect(phone.device.warnings.isEmpty)
    }

    @Test("From iOS 26 on several back taps are taken while the stack moves (D18, D20)")
    func severalBackTaps() {
      for (version, left) in [("18", 2), ("26", 1)] {
        let phone = Phone("version=\(version)")
        let stack = phone.showStack("A", "B", "C")
        stack.tapBackButton()
        phone.device.advance(by: 0.1)
        stack.tapBackButton()
        phone.settle()
        #expect(stack.viewControllers.count == left)
      }
    }

    @Test("A new stack looks like a push, a pop or nothing, by its top (D22, D23)")
    func replacement() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C")
      let old = stack.viewControllers
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      stack.setViewControllers([old[0], phone.screen("X")], animated: true)
      phone.settle()
      stack.setViewControllers([old[0]], animated: true)
      phone.settle()
      stack.setViewControllers([phone.screen("Y"), old[0]], animated: true)
      phone.settle()
      #expect(recorder.operations == [.push, .pop])
      #expect(stack.viewControllers[1] === old[0])
    }

    @Test(
      "A push under a finger that swipes back leaves bar, content and stack together (D17, D12b)")
    func pushDuringASwipe() throws {
      for choice in ["drop", "queue", "apply"] {
        for finishes in [true, false] {
          let phone = Phone("version=18,K12=\(choice)")
          let stack = phone.showStack("A", "B")
          let finger = try #require(stack.beginInteractivePop())
          phone.device.endTurn()
          stack.pushViewController(phone.screen("C"), animated: true)
          finishes ? finger.finish() : finger.cancel()
          phone.settle()
          let top = try #require(stack.topViewController)
          #expect(stack.navigationBar.topItem === top.navigationItem)
          #expect(stack.navigationBar.items?.count == stack.viewControllers.count)
          #expect(top.viewIfLoaded?.window === phone.window)
          #expect((top.title == "C") == (choice != "drop"))
          #expect(phone.device.refusedCalls.isEmpty == (choice != "drop"))
        }
      }
    }

    @Test("A replacement that a finger takes back leaves the old stack, and nothing of the new one")
    func replacementTakenBack() {
      let phone = Phone()
      let stack = phone.showStack("A", "B", "C")
      let old = stack.viewControllers
      let guide = GuidingDelegate()
      stack.delegate = guide
      let between = phone.screen("X")
      stack.setViewControllers([between, old[0], phone.screen("Y")], animated: true)
      phone.device.endTurn()
      guide.finger.cancel()
      phone.settle()
      #expect(stack.viewControllers == old && between.parent == nil)
      #expect(old.allSatisfy { $0.parent === stack })
      #expect(old[2].viewIfLoaded?.window === phone.window)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
      stack.delegate = nil
      stack.popViewController(animated: true)
      phone.settle()
      #expect(stack.viewControllers == [old[0], old[1]])
    }

    @Test("Several steps of one turn that a finger takes back leave the old stack")
    func stepsTakenBack() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let old = stack.viewControllers
      let guide = GuidingDelegate()
      stack.delegate = guide
      let (c, d) = (phone.screen("C"), phone.screen("D"))
      stack.popViewController(animated: true)
      stack.pushViewController(c, animated: true)
      stack.pushViewController(d, animated: true)
      stack.popViewController(animated: true)
      phone.device.endTurn()
      guide.finger.cancel()
      phone.settle()
      #expect(stack.viewControllers == old && c.parent == nil && d.parent == nil)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }
  }
}

/// Gives every change an animator and a finger.
@MainActor private final class GuidingDelegate: NSObject, UINavigationControllerDelegate {
  let animator = CountingAnimator(0.2)
  let finger = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}
