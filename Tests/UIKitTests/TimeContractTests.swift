import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Time: what happens in which turn")
  struct TimeContractTests {
    @Test("A push changes the array in the call and begins in the turn's layout (01, 04)")
    func pushIsDeferred() {
      let phone = Phone()
      let stack = phone.showStack("A")
      let b = phone.screen("B")
      stack.pushViewController(b, animated: true)
      #expect(stack.viewControllers.last === b)
      #expect(!b.isViewLoaded)
      #expect(phone.log.takeAppearance().isEmpty)
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA"])
      phone.device.advance(by: 0.34)
      #expect(phone.log.takeAppearance().isEmpty)
      phone.device.advance(by: 0.02)
      #expect(phone.log.takeAppearance() == ["A DD", "B DA"])
    }

    @Test("Laying out the stack's view right after a push begins it early (02)")
    func layoutBeginsPush() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: true)
      stack.view.layoutIfNeeded()
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA"])
    }

    @Test("An unanimated push begins and ends in one layout (03, A11)")
    func unanimatedPush() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.pushViewController(phone.screen("B"), animated: false)
      #expect(phone.log.takeAppearance().isEmpty)
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA", "A DD", "B DA"])
    }

    @Test("A presentation ties and loads in the call, and moves after the turn's commit (05)")
    func presentationIsDeferred() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let b = phone.screen("B", style: .fullScreen)
      var atCommit: [String] = ["never committed"]
      a.present(b, animated: true)
      #expect(a.presentedViewController === b)
      #expect(phone.log.take() == ["B loadView", "B viewDidLoad"])
      let observation = phone.device.observeCommits { atCommit = phone.log.takeAppearance() }
      phone.device.endTurn()
      observation.cancel()
      #expect(atCommit.isEmpty)
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA"])
    }

    @Test("A dismissal moves after the commit of its turn (06)")
    func dismissalIsDeferred() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B", style: .fullScreen), animated: true)
      phone.settle()
      _ = phone.log.take()
      a.dismiss(animated: true)
      #expect(phone.log.take().isEmpty)
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["B WD", "A WA", "A IA"])
    }

    @Test("An unanimated presentation ends two turns after it began (07)")
    func unanimatedPresentation() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B"), animated: false)
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["B WA", "B IA"])
      phone.device.endTurn()
      #expect(phone.log.takeAppearance().isEmpty)
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["B DA"])
    }

    @Test("After an unanimated dismissal the relation still stands, until its end (07, C30)")
    func unanimatedDismissal() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      a.present(phone.screen("B"), animated: false)
      phone.settle()
      a.dismiss(animated: false)
      #expect(a.presentedViewController != nil)
      phone.device.endTurn()
      #expect(a.presentedViewController != nil)
      phone.settle()
      #expect(a.presentedViewController == nil)
    }

    @Test("First display: will-appear at once, did-appear after the commit (08, H2)")
    func firstDisplay() {
      let phone = Phone()
      let a = phone.screen("A")
      phone.window.rootViewController = a
      #expect(phone.log.take().isEmpty)
      phone.window.makeKeyAndVisible()
      #expect(phone.log.takeAppearance() == ["A WA", "A IA"])
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["A DA"])
    }

    @Test("A view taken from the window by hand: will at once, did after the commit (09)")
    func removalByHand() {
      let phone = Phone()
      let parent = phone.show(UIViewController())
      let child = phone.screen("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      phone.settle()
      _ = phone.log.take()
      child.view.removeFromSuperview()
      #expect(phone.log.takeAppearance() == ["C WD"])
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["C DD"])
    }

    @Test("A stack as root loads its own view at once and its top in the first layout (10)")
    func stackAsRoot() {
      let phone = Phone()
      let a = phone.screen("A")
      let stack = UINavigationController(rootViewController: a)
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      #expect(stack.isViewLoaded)
      #expect(!a.isViewLoaded)
      phone.device.endTurn()
      #expect(
        phone.log.take(only: "viewDidLoad", "WA", "IA", "DA") == [
          "A viewDidLoad", "A WA", "A IA", "A DA",
        ])
    }

    @Test("A turn ends with layout, then the commit, then what follows it, then the observers")
    func orderOfATurn() {
      let phone = Phone()
      let view = phone.show(phone.screen("A")).view!
      var order: [String] = []
      let commit = phone.device.observeCommits { order.append("commit") }
      let end = phone.device.observeTurnEnds { order.append("turn end") }
      phone.device.afterCommit { order.append("after commit") }
      view.setNeedsLayout()
      phone.device.endTurn()
      #expect(phone.log.take() == ["A willLayout", "A didLayout"])
      #expect(order == ["commit", "after commit", "turn end"])
      #expect(!phone.device.needsTurn)
      commit.cancel()
      end.cancel()
      phone.device.endTurn()
      #expect(order.count == 3)
    }

    @Test("The clock fires what is due in order, and a turn ends after each")
    func clock() {
      let phone = Phone()
      var order: [String] = []
      let end = phone.device.observeTurnEnds { order.append("turn") }
      phone.device.after(0.2) { order.append("second") }
      phone.device.after(0.1) { order.append("first") }
      let cancelled = phone.device.after(0.1) { order.append("never") }
      cancelled.cancel()
      #expect(phone.device.nextTimer == 0.1)
      phone.device.advance(by: 0.15)
      #expect(order == ["turn", "first", "turn"])
      phone.device.advance(by: 0.15)
      #expect(order == ["turn", "first", "turn", "turn", "second", "turn"])
      #expect(abs(phone.device.now - 0.3) < 1e-9)
      end.cancel()
    }

    @Test("Between an unanimated dismissal and its end the modal is drawn on (07b)")
    func framesOfAnUnanimatedDismissal() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let (b, c) = (phone.screen("B"), phone.screen("C"))
      a.present(b, animated: false)
      phone.settle()
      b.present(c, animated: false)
      phone.settle()
      var drawn: [[Bool]] = []
      a.dismiss(animated: false)
      let observation = phone.device.observeCommits {
        drawn.append([b, c].map { $0.viewIfLoaded?.window != nil })
      }
      phone.settle()
      observation.cancel()
      #expect(drawn.first == [true, true] && drawn.count > 1)
      #expect(b.viewIfLoaded?.window == nil && c.viewIfLoaded?.window == nil)
    }
  }
}
