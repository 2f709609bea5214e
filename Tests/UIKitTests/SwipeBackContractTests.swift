import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Ways back by a finger")
  struct SwipeBackContractTests {
    @Test("A completed swipe: begun by the finger, ended after the release (E1, E3)")
    func completedSwipe() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      let finger = try #require(stack.beginInteractivePop())
      phone.device.endTurn()
      #expect(
        phone.log.take(only: "willShow", "WD", "WA", "IA") == [
          "A willShow", "B WD", "A WA", "A IA",
        ])
      let coordinator = try #require(stack.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      var lifted: [Bool] = []
      coordinator.notifyWhenInteractionChanges { lifted.append($0.isCancelled) }
      finger.update(0.6)
      #expect(coordinator.percentComplete == 0.6)
      finger.finish()
      #expect(lifted == [false])
      #expect(!coordinator.isInteractive)
      #expect(phone.log.takeAppearance().isEmpty)
      phone.device.advance(by: 0.3)
      #expect(
        phone.log.take(only: "DD", "DA", "didMove(nil)", "didShow") == [
          "B DD", "A DA", "B didMove(nil)", "A didShow",
        ])
    }

    @Test(
      "A cancelled swipe: the old top is back, nobody has left, nothing was shown (E2, E4, D30, F7)"
    )
    func cancelledSwipe() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let b = stack.viewControllers[1]
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      let finger = try #require(stack.beginInteractivePop())
      phone.device.endTurn()
      #expect(stack.topViewController?.title == "A")
      var cancelled: [Bool] = []
      stack.transitionCoordinator?.animate(alongsideTransition: nil) {
        cancelled.append($0.isCancelled)
      }
      finger.update(0.3)
      finger.cancel()
      phone.settle()
      let told = phone.log.take(
        only: "willShow", "didShow", "WD", "WA", "IA", "DD", "DA", "didMove(nil)")
      #expect(
        told == [
          "A willShow", "B WD", "A WA", "A IA", "A WD", "A DD", "B WA", "B IA", "B DA",
        ])
      #expect(stack.topViewController === b && b.parent === stack)
      #expect(cancelled == [true])
      #expect(stack.transitionCoordinator == nil)
    }

    @Test("What a cancelled swipe says about the parent is a switch (E5, K5)")
    func parentAtCancelledSwipe() throws {
      for (choice, expected) in [
        ("nothing", ["B willMove(nil)"]),
        ("moved", ["B willMove(nil)", "B willMove", "B didMove"]),
      ] {
        let phone = Phone("K5=\(choice)")
        let stack = phone.showStack("A", "B")
        let finger = try #require(stack.beginInteractivePop())
        phone.device.endTurn()
        finger.cancel()
        phone.settle()
        #expect(
          phone.log.take(only: "willMove(nil)", "willMove", "didMove", "didMove(nil)") == expected)
      }
    }

    @Test("A finger that leaves in the turn in which it came decides all the same")
    func quickFinger() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      try #require(stack.beginInteractivePop()).cancel()
      phone.settle()
      #expect(stack.viewControllers.count == 2)
      try #require(stack.beginInteractivePop()).finish()
      phone.settle()
      #expect(stack.viewControllers.count == 1)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("When the swipe is off (E6, D32)")
    func swipeIsOff() {
      let phone = Phone()
      #expect(!phone.showStack("A").canBeginInteractivePop)
      let stack = phone.showStack("A", "B")
      let item = stack.viewControllers[1].navigationItem
      #expect(stack.canBeginInteractivePop)
      item.leftBarButtonItem = UIBarButtonItem(title: "X", primaryAction: nil)
      #expect(!stack.canBeginInteractivePop)
      item.leftItemsSupplementBackButton = true
      #expect(stack.canBeginInteractivePop)
      item.hidesBackButton = true
      #expect(!stack.canBeginInteractivePop)
      item.hidesBackButton = false
      stack.isNavigationBarHidden = true
      #expect(!stack.canBeginInteractivePop)
      stack.isNavigationBarHidden = false
      stack.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!stack.canBeginInteractivePop)
    }

    @Test("Another delegate of the recognizer decides alone (E6, E7)")
    func otherDelegate() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let gate = GestureGate()
      stack.interactivePopGestureRecognizer?.delegate = gate
      gate.allows = false
      #expect(!stack.canBeginInteractivePop)
      gate.allows = true
      stack.isNavigationBarHidden = true
      #expect(stack.canBeginInteractivePop)
    }

    @Test("Without a delegate a swipe on the root leaves the stack stuck (E7)")
    func stuckStack() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.interactivePopGestureRecognizer?.delegate = nil
      #expect(stack.canBeginInteractivePop)
      stack.beginInteractivePop()?.finish()
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      phone.device.advance(by: 10)
      #expect(stack.viewControllers.count == 2)
      #expect(phone.log.takeAppearance().isEmpty)
    }

    @Test("One swipe is one pop; the next one waits for its end (E8)")
    func onePopPerSwipe() throws {
      let phone = Phone("version=18")
      let stack = phone.showStack("A", "B", "C")
      try #require(stack.beginInteractivePop()).finish()
      phone.device.endTurn()
      #expect(stack.beginInteractivePop() == nil)
      phone.settle()
      try #require(stack.beginInteractivePop()).finish()
      phone.settle()
      #expect(stack.viewControllers.count == 1)
    }

    @Test("The back menu pops several in one movement (E9, D37)")
    func backMenu() {
      let phone = Phone()
      let stack = AskedStack()
      stack.setViewControllers(["A", "B", "C", "D"].map { phone.screen($0) }, animated: false)
      phone.show(stack)
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      stack.allows = false
      stack.chooseFromBackMenu(index: 1)
      phone.settle()
      #expect(phone.log.take(only: "willShow", "didShow") == ["B willShow", "B didShow"])
      #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test("From iOS 26 on the content swipes too, with a recognizer of its own (E10)")
    func contentSwipe() {
      for (version, can) in [("18", false), ("26", true)] {
        let phone = Phone("version=\(version)")
        let stack = phone.showStack("A", "B")
        stack.interactivePopGestureRecognizer?.isEnabled = false
        #expect(stack.canBeginInteractivePop == can)
        stack.interactiveContentPopGestureRecognizer?.isEnabled = false
        #expect(!stack.canBeginInteractivePop)
      }
    }

    @Test("Back button and swipe go through popViewController, so that an override sees them (D36)")
    func override() throws {
      let phone = Phone()
      let stack = AskedStack()
      stack.setViewControllers(["A", "B", "C"].map { phone.screen($0) }, animated: false)
      phone.show(stack)
      stack.tapBackButton()
      phone.settle()
      try #require(stack.beginInteractivePop()).finish()
      phone.settle()
      #expect(stack.pops == 2)
    }

    @Test("The bar's delegate is asked for the back button only (D37)")
    func shouldPop() {
      let phone = Phone()
      let stack = AskedStack()
      stack.setViewControllers(["A", "B"].map { phone.screen($0) }, animated: false)
      phone.show(stack)
      stack.allows = false
      stack.tapBackButton()
      phone.settle()
      #expect(stack.viewControllers.count == 2)
      stack.popViewController(animated: true)
      phone.settle()
      #expect(stack.viewControllers.count == 1)
      #expect(stack.asked == 1)
    }
  }
}

/// Decides alone whether a gesture may begin.
@MainActor final class GestureGate: NSObject, UIGestureRecognizerDelegate {
  var allows = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// A stack that counts pops, and is asked by its bar.
@MainActor final class AskedStack: UINavigationController, UINavigationBarDelegate {
  var pops = 0
  var asked = 0
  var allows = true

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return super.popViewController(animated: animated)
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked += 1
    return allows
  }
}
