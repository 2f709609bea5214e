import Testing
import UIKit

extension Contract {
  @MainActor @Suite("What is not presented")
  struct PresentationRefusalContractTests {
    @Test("Who presents already is refused; the refused one can be used again (C10)")
    func alreadyPresenting() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let (b, c) = (phone.screen("B"), phone.screen("C"))
      a.present(b, animated: true)
      phone.settle()
      a.present(c, animated: true) { Issue.record("A refused presentation has no completion") }
      #expect(phone.device.refusedCalls.count == 1)
      #expect(phone.device.warnings.last?.contains("already presenting") == true)
      #expect(c.presentingViewController == nil)
      phone.settle()
      b.present(c, animated: true)
      phone.settle()
      #expect(c.presentingViewController === b)
    }

    @Test("Without a view in a window there is no presentation (C11)")
    func notInWindow() {
      let phone = Phone()
      phone.show(phone.screen("R"))
      let loose = phone.screen("L")
      loose.present(phone.screen("B"), animated: true) { Issue.record("Refused: no completion") }
      phone.settle()
      #expect(loose.presentedViewController == nil)
      #expect(phone.device.warnings.last?.contains("not in the window hierarchy") == true)
    }

    @Test("Presenting from the first will-appear is refused, from did-appear accepted (C11, J3)")
    func fromFirstCallbacks() {
      for (moment, accepted) in [("viewDidLoad", false), ("WA", false), ("DA", true)] {
        let phone = Phone()
        let a = phone.screen("A")
        let b = phone.screen("B")
        a.during[moment] = { $0.present(b, animated: false) }
        phone.show(a)
        #expect((a.presentedViewController === b) == accepted, "\(moment)")
        #expect(phone.device.refusedCalls.isEmpty == accepted)
      }
    }

    @Test("Presenting from the first is-appearing is a switch (K21)")
    func fromFirstIsAppearing() {
      for (choice, accepted) in [("accepted", true), ("refused", false)] {
        let phone = Phone("K21=\(choice)")
        let a = phone.screen("A")
        let b = phone.screen("B")
        a.during["IA"] = { $0.present(b, animated: false) }
        phone.show(a)
        #expect((a.presentedViewController === b) == accepted)
      }
    }

    @Test("A child outside its parent's knowledge presents with a warning (C12)")
    func detachedPresenter() {
      let phone = Phone()
      let root = phone.show(phone.screen("R"))
      let loose = phone.screen("L")
      root.view.addSubview(loose.view)
      let b = phone.screen("B")
      loose.present(b, animated: false)
      #expect(phone.device.warnings.last?.contains("detached") == true)
      #expect(phone.device.refusedCalls.isEmpty)
      #expect(loose.presentedViewController === b)
    }

    @Test("Presenting what is presented already raises (C14)")
    func presentingTwice() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          let a = phone.show(phone.screen("A"))
          let b = phone.screen("B")
          a.present(b, animated: false)
          phone.settle()
          b.present(b, animated: false)
        }
      }
      #expect(end.says("already being presented"))
    }

    @Test("Presenting what has a parent raises (C15)")
    func presentingAChild() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          let a = phone.show(phone.screen("A"))
          let child = phone.screen("C")
          a.addChild(child)
          a.present(child, animated: false)
        }
      }
      #expect(end.says("an active view controller"))
    }

    @Test(
      "While a modal is being dismissed nothing can be presented in its place (C16) (C193)",
      arguments: [true, false])
    func whileDismissing(animated: Bool) {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B"), animated: false)
      phone.settle()
      a.dismiss(animated: animated)
      let c = phone.screen("C")
      a.present(c, animated: true) { Issue.record("Refused: no completion") }
      phone.device.endTurn()
      a.present(c, animated: true) { Issue.record("Refused: no completion") }
      phone.settle()
      #expect(phone.device.refusedCalls.count == 2)
      #expect(a.presentedViewController == nil)
    }

    @Test("Presenting on what is still arriving with animation is a switch (C19)")
    func onArriving() {
      for (choice, accepted) in [("refused", false), ("accepted", true)] {
        let phone = Phone("C19=\(choice)")
        let a = phone.show(phone.screen("A"))
        let (b, c) = (phone.screen("B"), phone.screen("C"))
        a.present(b, animated: true)
        phone.device.endTurn()
        b.present(c, animated: true)
        phone.settle()
        #expect((b.presentedViewController === c) == accepted)
      }
    }

    @Test("A second alert at a time is refused (E26)")
    func secondAlert() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(UIAlertController(title: "1", message: nil, preferredStyle: .alert), animated: true)
      a.present(UIAlertController(title: "2", message: nil, preferredStyle: .alert), animated: true)
      #expect(phone.device.refusedCalls.count == 1)
    }

    @Test("Modals keep their order: one goes down to where another is wanted (C36)")
    func orderOfModals() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let (b, c, d) = (phone.screen("B"), phone.screen("C"), phone.screen("D"))
      a.present(b, animated: false)
      phone.settle()
      b.present(c, animated: false)
      phone.settle()
      a.present(d, animated: false)
      b.present(d, animated: false)
      phone.settle()
      #expect(phone.device.refusedCalls.count == 2)
      #expect(a.presentedViewController === b && b.presentedViewController === c)
      b.dismiss(animated: false)
      phone.settle()
      b.present(d, animated: false)
      phone.settle()
      #expect(a.presentedViewController === b && b.presentedViewController === d)
    }
  }
}
