import Testing
import UIKit

extension Contract {
  @MainActor @Suite("Containment")
  struct ContainmentContractTests {
    @Test("Adding announces, removing reports; the other two are the container's duty (A34)")
    func addAndRemove() {
      let phone = Phone()
      let parent = phone.screen("P")
      let child = phone.screen("C")
      parent.addChild(child)
      #expect(phone.log.take() == ["C willMove"])
      #expect(child.parent === parent && parent.children == [child])
      child.removeFromParent()
      #expect(phone.log.take() == ["C didMove(nil)"])
      #expect(child.parent == nil && parent.children.isEmpty)
    }

    @Test("A child that is added elsewhere leaves its old parent first (A35)")
    func moving() {
      let phone = Phone()
      let (old, new, child) = (phone.screen("O"), phone.screen("N"), phone.screen("C"))
      old.addChild(child)
      new.addChild(child)
      #expect(old.children.isEmpty && new.children == [child])
    }

    @Test("A child's view added to an appeared parent: will at once, did after the commit (A36)")
    func childOfAppeared() {
      let phone = Phone()
      let parent = phone.show(phone.screen("P"))
      let child = phone.screen("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(phone.log.takeAppearance() == ["C WA", "C IA"])
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["C DA"])
    }

    @Test("Under a parent that is not visible a child waits (A36)")
    func childOfInvisible() {
      let phone = Phone()
      let parent = phone.screen("P")
      let child = phone.screen("C")
      embed(child, in: parent)
      phone.settle()
      #expect(phone.log.takeAppearance().isEmpty)
      phone.show(parent)
      #expect(child.view.window != nil)
    }

    @Test("A child added while its parent appears has appeared with it (A37)")
    func childOfAppearing() {
      let phone = Phone()
      let a = phone.show(phone.screen("A"))
      let parent = phone.screen("P")
      let child = phone.screen("C")
      a.present(parent, animated: true)
      phone.device.endTurn()
      embed(child, in: parent)
      phone.device.endTurn()
      #expect(phone.log.takeAppearance() == ["P WA", "P IA", "C WA", "C IA"])
      phone.settle()
      #expect(phone.log.takeAppearance() == ["C DA", "P DA"])
    }

    @Test("A container that forwards by itself decides when its children appear")
    func manualForwarding() {
      let phone = Phone()
      let parent = phone.show(ManualContainer())
      let child = phone.screen("C")
      embed(child, in: parent)
      phone.settle()
      #expect(phone.log.takeAppearance().isEmpty)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(phone.log.takeAppearance() == ["C WA", "C IA", "C DA"])
    }

    @Test("A child's view where its parent has none raises (D7)")
    func inconsistentHierarchy() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let phone = Phone()
          let root = phone.show(phone.screen("R"))
          let (parent, child) = (phone.screen("P"), phone.screen("C"))
          parent.addChild(child)
          root.view.addSubview(child.view)
        }
      }
      #expect(end.says("UIViewControllerHierarchyInconsistency"))
    }

    @Test("A view in itself raises")
    func viewInItself() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let view = UIView()
          let inner = UIView()
          view.addSubview(inner)
          inner.addSubview(view)
        }
      }
      #expect(end.says("Can't add self as subview"))
    }

    @Test("A member that leaves its stack by itself leaves the array too")
    func memberRemovesItself() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.viewControllers[0].removeFromParent()
      #expect(stack.viewControllers.map(\.title) == ["B"])
    }

    @Test("Moving between two children tells both, in the order of the move")
    func transition() {
      let phone = Phone()
      let parent = phone.show(phone.screen("P"))
      let (old, new) = (phone.screen("O"), phone.screen("N"))
      embed(old, in: parent)
      phone.settle()
      _ = phone.log.take()
      parent.addChild(new)
      var done = false
      parent.transition(from: old, to: new, duration: 0.3, animations: nil) { done = $0 }
      phone.settle()
      #expect(phone.log.takeAppearance() == ["O WD", "N WA", "N IA", "O DD", "N DA"])
      #expect(done && old.view.superview == nil)
    }

    @Test("show pushes where there is a stack, presents where there is none")
    func show() {
      let phone = Phone()
      let stack = phone.showStack("A")
      stack.viewControllers[0].show(phone.screen("B"), sender: nil)
      #expect(stack.topViewController?.title == "B")
      let alone = phone.show(phone.screen("R"))
      alone.show(phone.screen("S"), sender: nil)
      #expect(alone.presentedViewController?.title == "S")
    }
  }
}
