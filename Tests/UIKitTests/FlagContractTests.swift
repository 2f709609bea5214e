import Testing
import UIKit

extension Contract {
  @MainActor @Suite("The four is-being flags")
  struct FlagContractTests {
    /// What the flags say in each callback of a controller.
    private func flags(of controller: Recorder, _ names: Set<String> = []) -> () -> [String] {
      var seen: [String] = []
      for moment in ["WA", "IA", "DA", "WD", "DD"] {
        controller.during[moment] = { seen.append("\(moment) \($0.flags)") }
      }
      return { seen }
    }

    @Test("A modal: presented while it comes, dismissed while it goes, nothing else (B1, B3)")
    func modal() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      let seen = flags(of: b)
      a.present(b, animated: true)
      phone.settle()
      #expect(b.flags == "-")
      a.dismiss(animated: true)
      phone.settle()
      #expect(
        seen() == ["WA presented", "IA presented", "DA presented", "WD dismissed", "DD dismissed"])
      #expect(b.flags == "-")
    }

    @Test("A pushed controller: moving to its parent, then from it; the others nothing (B2, B10)")
    func stack() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let a = stack.viewControllers[0] as! Recorder
      let b = phone.screen("B")
      let (seenA, seenB) = (flags(of: a), flags(of: b))
      stack.pushViewController(b, animated: true)
      phone.settle()
      stack.popViewController(animated: true)
      phone.settle()
      #expect(seenB() == ["WA to", "IA to", "DA to", "WD from", "DD from"])
      #expect(seenA() == ["WD -", "DD -", "WA -", "IA -", "DA -"])
    }

    @Test("In a popped one's will-disappear the stack is still there, and its top is another (B6)")
    func willDisappearOfPopped() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let b = stack.viewControllers[1] as! Recorder
      b.during["WD"] = {
        #expect($0.navigationController === stack)
        #expect(stack.topViewController !== $0)
      }
      stack.popViewController(animated: true)
      phone.settle()
      #expect(phone.log.entries.contains("B WD"))
    }

    @Test("In a popped one's did-disappear the parent has gone, or not yet (B5, D14, K14)")
    func didDisappearOfPopped() {
      for (choice, isNil) in [("nil", true), ("kept", false)] {
        let phone = Phone("K14=\(choice)")
        let stack = phone.showStack("A", "B")
        let b = stack.viewControllers[1] as! Recorder
        b.during["DD"] = { #expect(($0.parent == nil) == isNil) }
        b.during["didMove(nil)"] = { #expect($0.navigationController == nil) }
        stack.popViewController(animated: true)
        phone.settle()
        #expect(phone.log.take(only: "DD", "didMove(nil)") == ["B DD", "B didMove(nil)"])
      }
    }

    @Test("A child of what is popped is not moving itself (B7)")
    func childOfPopped() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let (wrapper, child) = (phone.screen("W"), phone.screen("C"))
      embed(child, in: wrapper)
      stack.pushViewController(wrapper, animated: false)
      phone.settle()
      let seen = flags(of: child)
      stack.popViewController(animated: true)
      phone.settle()
      #expect(seen() == ["WD -", "DD -"])
    }

    @Test("A presented stack carries the flags, its root does not (B8, B14)")
    func presentedStack() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let inner = phone.screen("I")
      let stack = UINavigationController(rootViewController: inner)
      var outer: [Bool] = []
      let seen = flags(of: inner)
      inner.during["WD"] = { [before = inner.during["WD"]] in
        before?($0)
        outer.append(stack.isBeingDismissed)
      }
      a.present(stack, animated: true)
      phone.settle()
      a.dismiss(animated: true)
      phone.settle()
      #expect(seen() == ["WA to", "IA to", "DA to", "WD -", "DD -"])
      #expect(outer == [true])
    }

    @Test("Members that are not on screen hear nothing when their stack goes (B9)")
    func hiddenMembers() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let stack = UINavigationController(rootViewController: phone.screen("X"))
      stack.pushViewController(phone.screen("Y"), animated: false)
      a.present(stack, animated: false)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["Y WD", "Y DD"])
    }

    @Test("What a stack holds before its first display moves to it then (B11)")
    func firstDisplay() {
      let phone = Phone()
      let a = phone.screen("A")
      let seen = flags(of: a)
      phone.show(UINavigationController(rootViewController: a))
      #expect(seen() == ["WA to", "IA to", "DA to"])
    }

    @Test("A sheet that is pulled is being dismissed, until it is let go (B12, E12)")
    func pulledSheet() throws {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      a.present(b, animated: false)
      phone.settle()
      let seen = flags(of: b)
      let finger = try #require(b.beginSheetDrag())
      phone.device.endTurn()
      finger.cancel()
      phone.settle()
      #expect(seen() == ["WD dismissed", "WA -", "IA -", "DA -"])
      #expect(b.flags == "-")
    }

    @Test("Until the end of a dismissal the pair of relation and flag stands (B13)")
    func untilTheEnd() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      a.present(b, animated: false)
      phone.settle()
      a.dismiss(animated: true)
      phone.device.endTurn()
      phone.device.advance(by: 0.4)
      #expect(a.presentedViewController === b && b.isBeingDismissed)
      phone.settle()
      #expect(a.presentedViewController == nil && !b.isBeingDismissed)
    }

    @Test("Whether being dismissed begins in the call is a switch (K20)")
    func beginOfDismissed() {
      for (choice, atOnce) in [("call", true), ("wd", false)] {
        let phone = Phone("K20=\(choice)")
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B")
        a.present(b, animated: false)
        phone.settle()
        a.dismiss(animated: true)
        #expect(b.isBeingDismissed == atOnce)
        phone.device.endTurn()
        #expect(b.isBeingDismissed)
      }
    }

    @Test("A cancelled pop: moving from the parent at the start, not afterwards (B15)")
    func cancelledPop() throws {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let b = stack.viewControllers[1] as! Recorder
      let seen = flags(of: b)
      let finger = try #require(stack.beginInteractivePop())
      phone.device.endTurn()
      finger.cancel()
      phone.settle()
      #expect(seen() == ["WD from", "WA -", "IA -", "DA -"])
    }
  }
}

extension UIViewController {
  /// The flags that are set, in one word each; "-" when none is.
  var flags: String {
    let set = [
      ("presented", isBeingPresented), ("dismissed", isBeingDismissed), ("to", isMovingToParent),
      ("from", isMovingFromParent),
    ].filter(\.1).map(\.0)
    return set.isEmpty ? "-" : set.joined(separator: "+")
  }
}
