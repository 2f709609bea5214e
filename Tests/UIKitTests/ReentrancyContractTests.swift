import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Re-entrancy")
  struct ReentrancyContractTests {
    @Test("A push from did-appear is accepted (J2)")
    func pushFromDidAppear() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      b.during["DA"] = { [weak stack, weak phoneLog = phone.log] in
        $0.during = [:]
        guard let stack, let phoneLog else { return }
        stack.pushViewController(Recorder("C", phoneLog), animated: true)
      }
      stack.pushViewController(b, animated: true)
      phone.settle()
      #expect(stack.viewControllers.map(\.title) == ["A", "B", "C"])
      #expect(phone.device.warnings.isEmpty)
    }

    @Test("A push from the first screen's will-appear ends at rest and in balance (J2)")
    func pushFromWillAppear() {
      for version in ["17", "18", "26"] {
        let phone = Phone("version=\(version)")
        let stack = UINavigationController()
        let (a, b) = (phone.screen("A"), phone.screen("B"))
        a.during["WA"] = {
          $0.during = [:]
          stack.pushViewController(b, animated: true)
        }
        stack.setViewControllers([a], animated: false)
        phone.show(stack)
        #expect(stack.topViewController === b)
        #expect(b.view.window != nil && a.viewIfLoaded?.window == nil)
        #expect(phone.device.unbalancedAppearanceCalls == 0)
      }
    }

    @Test("A change that interrupts a movement meets the stack that its callbacks leave (D19)")
    func callbacksOfTheInterrupted() {
      let phone = Phone("version=26")
      let stack = phone.showStack("A", "B", "C")
      let d = phone.screen("D")
      d.during["DA"] = {
        $0.during = [:]
        stack.setViewControllers([stack.viewControllers[0]], animated: false)
      }
      stack.pushViewController(d, animated: true)
      phone.device.endTurn()
      stack.popToViewController(stack.viewControllers[1], animated: true)
      phone.settle()
      #expect(stack.viewControllers.map(\.title) == ["A"])
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("A push from did-show is accepted, though its movement begins later (J6)")
    func pushFromDidShow() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let recorder = StackDelegateRecorder(phone.log)
      stack.delegate = recorder
      recorder.onDidShow = {
        recorder.onDidShow = {}
        stack.pushViewController(phone.screen("C"), animated: true)
      }
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      #expect(stack.viewControllers.map(\.title) == ["A", "B", "C"])
    }

    @Test("Everything works from completions (J4)")
    func fromCompletions() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.present(phone.screen("M"), animated: true) {
        stack.dismiss(animated: true) {
          stack.pushViewController(phone.screen("B"), animated: true)
          stack.present(phone.screen("N"), animated: true)
        }
      }
      phone.settle()
      #expect(stack.topViewController?.title == "B")
      #expect(stack.presentedViewController?.title == "N")
      #expect(phone.device.warnings.isEmpty)
    }

    @Test("A controller whose callback drops the last hold lives through it (J8)")
    func droppedInItsOwnCallback() {
      let phone = Phone()
      let stack = phone.showStack("A")
      weak var gone: Recorder?
      autoreleased {
        let b = phone.screen("B")
        b.during["DD"] = { [weak stack] _ in stack?.setViewControllers([], animated: false) }
        stack.pushViewController(b, animated: false)
        phone.settle()
        gone = b
        stack.popViewController(animated: true)
      }
      phone.settle()
      #expect(gone == nil)
      #expect(phone.log.entries.contains("B DD"))
    }

    @Test("An empty stack shows nothing, and shows what comes next")
    func emptyStack() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.setViewControllers([], animated: false)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "A DD"])
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["B WA", "B IA", "B DA"])
    }

    @Test("A stack that is dismissed while it moves ends both movements in balance")
    func dismissedWhileMoving() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let stack = UINavigationController(rootViewController: phone.screen("X"))
      a.present(stack, animated: false)
      phone.settle()
      _ = phone.log.take()
      stack.pushViewController(phone.screen("Y"), animated: true)
      phone.device.endTurn()
      a.dismiss(animated: true)
      phone.settle()
      let told = phone.log.takeAppearance()
      #expect(told.filter { $0.hasPrefix("X") } == ["X WD", "X DD"])
      #expect(told.filter { $0.hasPrefix("Y") } == ["Y WA", "Y IA", "Y WD", "Y DD"])
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("A screen may report while it leaves or when it has left: only then is there room (E27)")
    func reportingLate() {
      for (moment, accepted) in [("WD", false), ("DD", true)] {
        let phone = Phone()
        let a = phone.show(phone.screen("A"))
        let (picker, next) = (phone.screen("Picker"), phone.screen("Next"))
        picker.during[moment] = { _ in a.present(next, animated: true) }
        a.present(picker, animated: true)
        phone.settle()
        picker.dismiss(animated: true)
        phone.settle()
        #expect((a.presentedViewController === next) == accepted)
        #expect(phone.device.refusedCalls.isEmpty == accepted)
      }
    }
  }
}
