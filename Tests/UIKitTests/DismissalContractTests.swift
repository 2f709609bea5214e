import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Dismissing")
  struct DismissalContractTests {
    /// A chain of sheets over a root, settled: the root first.
    private func chain(_ names: String..., on phone: Phone) -> [Recorder] {
      var chain = [phone.show(phone.screen("A"))]
      for name in names {
        let next = phone.screen(name)
        chain[chain.count - 1].present(next, animated: false)
        phone.settle()
        chain.append(next)
      }
      _ = phone.log.take()
      return chain
    }

    @Test(
      "Full screen dismissal: presenter first, then the one who leaves, then the completion (A21, C32)"
    )
    func fullScreenDismissal() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: .fullScreen), animated: true)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true) { phone.log.add("completion DA") }
      phone.settle()
      #expect(
        phone.log.takeAppearance() == [
          "B WD", "A WA", "A IA", "A DA", "B DD", "completion DA",
        ])
    }

    @Test("A receiver that presents ends that and all above (C20)")
    func receiverPresents() {
      let phone = Phone()
      let all = chain("B", "C", "D", on: phone)
      all[0].dismiss(animated: true)
      phone.settle()
      #expect(all[0].presentedViewController == nil)
      #expect(phone.log.take(only: "DD") == ["D DD", "C DD", "B DD"])
    }

    @Test("A receiver that presents nothing ends the modal it lives in (C21)")
    func receiverIsPresented() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let inner = phone.screen("I")
      a.present(UINavigationController(rootViewController: inner), animated: false)
      phone.settle()
      inner.dismiss(animated: true)
      phone.settle()
      #expect(a.presentedViewController == nil)
    }

    @Test("Nothing to dismiss: no effect; whether the completion comes is a switch (C22, K3)")
    func nothingToDismiss() {
      for (choice, called) in [("dropped", false), ("called", true)] {
        let phone = Phone("K3=\(choice)")
        let a = phone.show(phone.screen("A"))
        var came = false
        a.dismiss(animated: true) { came = true }
        phone.settle()
        #expect(came == called)
        #expect(phone.log.take().isEmpty)
        #expect(phone.device.warnings.isEmpty)
      }
    }

    @Test("From the middle: what is above goes, the middle stays (C23)")
    func fromTheMiddle() {
      let phone = Phone()
      let all = chain("B", "C", "D", on: phone)
      all[1].dismiss(animated: true)
      phone.settle()
      #expect(all[0].presentedViewController === all[1])
      #expect(all[1].presentedViewController == nil)
      #expect(phone.log.takeAppearance() == ["D WD", "C WD", "D DD", "C DD"])
    }

    @Test(
      "A second dismissal while the first runs is ignored, or takes one modal too many (C24, C25, K19)",
      arguments: [1, 2])
    func secondDismissal(receiver: Int) {
      for (choice, left) in [("ignore", 1), ("extra", 0), ("overtake", 1)] {
        let phone = Phone("K19=\(choice)")
        let all = chain("B", "C", on: phone)
        all[2].dismiss(animated: true)
        phone.device.endTurn()
        all[receiver].dismiss(animated: true)
        phone.settle()
        #expect(all[2].presentingViewController == nil)
        #expect((all[0].presentedViewController === all[1]) == (left == 1), "\(choice)")
        #expect(phone.device.refusedCalls.count == left)
      }
    }

    @Test(
      "A dismissal sent to the root while its modal is going starts nothing (C26)",
      arguments: ["ignore", "extra", "overtake"])
    func secondDismissalAtRoot(choice: String) {
      let phone = Phone("K19=\(choice)")
      let all = chain("B", on: phone)
      var completions: [String] = []
      all[0].dismiss(animated: true) { completions.append("first") }
      phone.device.endTurn()
      all[0].dismiss(animated: true) { completions.append("second") }
      phone.settle()
      #expect(completions == ["first"])
      #expect(phone.log.takeAppearance() == ["B WD", "B DD"])
    }

    @Test(
      "A dismissal during the presentation is ignored with a warning (C27)",
      arguments: [true, false])
    func duringPresentation(animated: Bool) {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      a.present(b, animated: animated)
      a.dismiss(animated: true) { Issue.record("Refused: no completion") }
      phone.device.endTurn()
      b.dismiss(animated: true) { Issue.record("Refused: no completion") }
      phone.settle()
      #expect(phone.device.refusedCalls.count == 2)
      #expect(a.presentedViewController === b)
    }

    @Test(
      "An unanimated dismissal overtakes an animated one, whose completion never comes (C28, K19)")
    func overtaking() {
      let phone = Phone("K19=overtake")
      let all = chain("B", on: phone)
      var completions: [String] = []
      all[0].dismiss(animated: true) { completions.append("first") }
      phone.device.endTurn()
      all[0].dismiss(animated: false) { completions.append("second") }
      for _ in 0..<3 { phone.device.endTurn() }
      #expect(completions == ["second"])
      #expect(phone.device.now == 0)
      phone.settle()
      #expect(completions == ["second"])
    }

    @Test("Two unanimated dismissals of one turn at different levels both complete (C29)")
    func twoLevels() {
      let phone = Phone()
      let all = chain("B", "C", on: phone)
      var completions: [String] = []
      all[1].dismiss(animated: false) { completions.append("C") }
      all[0].dismiss(animated: false) { completions.append("B") }
      phone.settle()
      #expect(completions == ["C", "B"])
      #expect(all[0].presentedViewController == nil)
      #expect(phone.log.take(only: "DD") == ["C DD", "B DD"])
    }

    @Test(
      "When the relation ends is a switch between two moments, always before did-disappear (K2, A27) (C196)"
    )
    func relationEnd() {
      for (choice, isNil) in [("early", true), ("late", false)] {
        let phone = Phone("K2=\(choice)")
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B", style: .fullScreen)
        a.present(b, animated: false)
        phone.settle()
        a.during["DA"] = { #expect(($0.presentedViewController == nil) == isNil) }
        b.during["DD"] = { #expect($0.presentingViewController == nil) }
        a.dismiss(animated: true)
        phone.settle()
        #expect(a.presentedViewController == nil)
      }
    }

    @Test("In a dismissal's completion nothing is being dismissed any more (B4, C32) (C196)")
    func completionOfDismissal() {
      let phone = Phone()
      let all = chain("B", on: phone)
      var came = false
      all[0].dismiss(animated: true) {
        came = true
        #expect(!all[1].isBeingDismissed)
        #expect(all[0].presentedViewController == nil)
        #expect(phone.log.entries.last == "B DD")
      }
      phone.settle()
      #expect(came)
    }

    @Test("Popping what presented leaves the modal where it is; dismissing leaves the stack (C34)")
    func stackAndModalAreApart() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let modal = phone.screen("M")
      stack.topViewController?.present(modal, animated: false)
      phone.settle()
      stack.popViewController(animated: false)
      phone.settle()
      #expect(stack.presentedViewController === modal)
      stack.dismiss(animated: false)
      phone.settle()
      #expect(stack.viewControllers.count == 1)
    }

    @Test("A modal may dismiss itself from its did-appear, not from its will-appear (J5)")
    func fromItsOwnCallbacks() {
      for (moment, accepted) in [("WA", false), ("IA", false), ("DA", true)] {
        let phone = Phone()
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B")
        b.during[moment] = { $0.dismiss(animated: true) }
        a.present(b, animated: true)
        phone.settle()
        #expect((a.presentedViewController == nil) == accepted, "\(moment)")
      }
    }

    @Test("A transition that is told not to end does not end")
    func neverEnding() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      phone.device.nextTransitionNeverEnds = true
      a.present(phone.screen("B"), animated: true)
      phone.settle()
      phone.device.advance(by: 100)
      #expect(phone.log.takeAppearance() == ["B WA", "B IA"])
      #expect(a.transitionCoordinator != nil)
    }

    @Test("What is presented on a menu's own controller goes when the menu goes (C11b)")
    func presentedOnAMenu() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let (menu, b) = (phone.screen("Menu", style: .overFullScreen), phone.screen("B"))
      a.present(menu, animated: true)
      phone.settle()
      menu.present(b, animated: true)
      phone.settle()
      a.dismiss(animated: true)
      phone.settle()
      #expect(b.presentingViewController == nil && b.viewIfLoaded?.window == nil)
      #expect(a.presentedViewController == nil)
    }
  }
}
