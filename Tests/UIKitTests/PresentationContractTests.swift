import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Presenting")
  struct PresentationContractTests {
    @Test("Full screen: the one who arrives hears it before the one who leaves (A20, A22)")
    func fullScreenPresentation() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: .fullScreen), animated: true)
      #expect(phone.log.take() == ["B loadView", "B viewDidLoad"])
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA", "B DA", "A DD"])
    }

    @Test("A child's presentation is carried out by the root of its containers (C1, C4, C5)")
    func rootPresents() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let a = stack.viewControllers[0]
      let b = phone.screen("B")
      a.present(b, animated: true)
      #expect(b.presentingViewController === stack)
      #expect(stack.presentedViewController === b)
      #expect(a.presentedViewController === b)
    }

    @Test("What stands in a presented stack presents from that stack (C1, C4)")
    func presentedStackPresents() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let inner = phone.screen("I")
      let stack = UINavigationController(rootViewController: inner)
      a.present(stack, animated: false)
      phone.settle()
      #expect(inner.presentingViewController === a)
      let c = phone.screen("C")
      inner.present(c, animated: false)
      #expect(c.presentingViewController === stack)
    }

    @Test("Context styles present on the nearest presentation context, else on the root (C2)")
    func presentationContext() {
      let phone = Phone()
      let (root, middle, leaf) = (phone.screen("R"), phone.screen("M"), phone.screen("L"))
      embed(middle, in: root)
      embed(leaf, in: middle)
      phone.show(root)
      let first = phone.screen("X", style: .overCurrentContext)
      leaf.present(first, animated: false)
      #expect(first.presentingViewController === root)
      phone.settle()
      root.dismiss(animated: false)
      phone.settle()
      middle.definesPresentationContext = true
      let second = phone.screen("Y", style: .overCurrentContext)
      leaf.present(second, animated: false)
      #expect(second.presentingViewController === middle)
    }

    @Test("A stack is a presentation context, other controllers are not (C3)")
    func stackIsContext() {
      #expect(UINavigationController().definesPresentationContext)
      #expect(!UIViewController().definesPresentationContext)
    }

    @Test("A child that has left its parent sees and ends nothing (C6)")
    func detachedChild() {
      let phone = Phone()
      let root = phone.show(phone.screen("R"))
      let child = phone.screen("C")
      embed(child, in: root)
      child.present(phone.screen("B"), animated: false)
      phone.settle()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(child.presentedViewController == nil)
      child.dismiss(animated: false)
      phone.settle()
      #expect(root.presentedViewController != nil)
    }

    @Test("A presenter whose view is taken from the window keeps its relation, or loses it (C7)")
    func lostPresenter() {
      for (choice, stays) in [("C7=kept", true), ("C7=cut", false)] {
        let phone = Phone(choice)
        let root = phone.show(phone.screen("R"))
        let modal = phone.screen("M")
        root.present(modal, animated: false)
        phone.settle()
        root.view.removeFromSuperview()
        phone.settle()
        #expect((root.presentedViewController === modal) == stays)
        #expect((modal.presentingViewController === root) == stays)
        #expect(modal.view.window === phone.window, "What is seen does not change")
      }
    }

    @Test("What covers its presenter does not cut the relation (C7, A24)")
    func coveredPresenterKeepsItsRelation() {
      let phone = Phone("C7=cut")
      let root = phone.show(phone.screen("R"))
      let modal = phone.screen("M", style: .fullScreen)
      root.present(modal, animated: true)
      phone.settle()
      #expect(root.view.window == nil)
      #expect(root.presentedViewController === modal)
      root.dismiss(animated: true)
      phone.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test(
      "The relation is there at once, and the view is loaded in the call (C8, C9)",
      arguments: [true, false])
    func relationAtOnce(animated: Bool) {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B")
      a.present(b, animated: animated)
      #expect(a.presentedViewController === b)
      #expect(b.presentingViewController === a)
      #expect(b.isViewLoaded)
    }

    @Test(
      "From the dismissal's completion, and from the leaving one's did-disappear, presenting works (C17, J4, J7)"
    )
    func afterDismissal() {
      for moment in ["completion", "DD"] {
        let phone = Phone()
        let a = phone.show(phone.screen("A"))
        let (b, c) = (phone.screen("B"), phone.screen("C"))
        a.present(b, animated: false)
        phone.settle()
        if moment == "DD" { b.during["DD"] = { _ in a.present(c, animated: true) } }
        a.dismiss(animated: true) { if moment == "completion" { a.present(c, animated: true) } }
        phone.settle()
        #expect(a.presentedViewController === c, "\(moment)")
        #expect(phone.device.warnings.isEmpty)
      }
    }

    @Test("A chain built in one turn, the lower ones without animation, is accepted (C18)")
    func chainInOneTurn() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let (b, c, d) = (phone.screen("B"), phone.screen("C"), phone.screen("D"))
      a.present(b, animated: false)
      b.present(c, animated: false)
      c.present(d, animated: true)
      phone.settle()
      #expect(phone.device.refusedCalls.isEmpty)
      #expect(d.presentingViewController === c)
      let arrived = phone.log.take(only: "DA")
      #expect(arrived == ["B DA", "C DA", "D DA"])
    }

    @Test("Two windows present independently (H12)")
    func twoWindows() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let other = UIWindow(windowScene: phone.device.scene)
      let x = phone.screen("X")
      other.rootViewController = x
      other.isHidden = false
      phone.settle()
      a.present(phone.screen("B"), animated: true)
      x.present(phone.screen("Y"), animated: true)
      phone.settle()
      #expect(a.presentedViewController != nil && x.presentedViewController != nil)
      #expect(phone.device.refusedCalls.isEmpty)
    }

    @Test(
      "Completion after did-appear and after the covered one's did-disappear (C32, C33, K17, B4)")
    func completionOfPresentation() {
      for (choice, expected) in [
        ("after", ["B DA", "A DD", "completion DA"]),
        ("before", ["B DA", "completion DA", "A DD"]),
      ] {
        let phone = Phone("K17=\(choice)")
        let a = phone.show(phone.screen("A"))
        let b = phone.screen("B", style: .fullScreen)
        a.present(b, animated: true) {
          phone.log.add("completion DA")
          #expect(!b.isBeingPresented)
        }
        phone.settle()
        #expect(Array(phone.log.takeAppearance().suffix(3)) == expected)
      }
    }
  }
}
