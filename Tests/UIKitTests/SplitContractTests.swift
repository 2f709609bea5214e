import Testing
import UIKit

/// A delegate of a split that records what it is asked, and answers as told.
@MainActor private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  let log: Log
  var caresForSecondary = false
  var topColumn: UISplitViewController.Column?

  init(_ log: Log) { self.log = log }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("primary for collapsing")
    return nil
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.add("primary for expanding")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.add("collapse secondary")
    return caresForSecondary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.add("separate secondary")
    return nil
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.add("top column \(proposed)")
    return topColumn ?? proposed
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("expanded") }

  var asked: [String] {
    log.take().filter { ["pri", "col", "sep", "top", "exp"].contains($0.prefix(3)) }
  }
}

/// Counts how often a stack says that it has shown something.
@MainActor private final class StackListener: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}

extension Contract {
  @MainActor @Suite("Splits")
  struct SplitContractTests {
    private func classic(
      _ phone: Phone
    ) -> (split: UISplitViewController, list: UINavigationController, detail: Recorder) {
      let split = UISplitViewController()
      let list = UINavigationController(rootViewController: phone.screen("List"))
      let detail = phone.screen("Detail")
      split.viewControllers = [list, detail]
      return (split, list, detail)
    }

    private func columns(_ phone: Phone) -> UISplitViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(phone.screen("List"), for: .primary)
      split.setViewController(phone.screen("Detail"), for: .secondary)
      return split
    }

    @Test("A collapse asks for the one that stays, then whether the other is cared for (I10)")
    func collapse() {
      let phone = Phone()
      let (split, list, detail) = classic(phone)
      let delegate = SplitDelegate(phone.log)
      split.delegate = delegate
      phone.window.rootViewController = split
      phone.window.makeKeyAndVisible()
      phone.settle()
      #expect(delegate.asked == ["primary for collapsing", "collapse secondary", "collapsed"])
      #expect(split.viewControllers == [list])
      #expect(list.topViewController === detail)
    }

    @Test("A delegate that cares for the last column drops it from a collapse (I10)")
    func caredFor() {
      let phone = Phone()
      let (split, list, _) = classic(phone)
      let delegate = SplitDelegate(phone.log)
      delegate.caresForSecondary = true
      split.delegate = delegate
      phone.show(split)
      #expect(list.viewControllers.count == 1)
    }

    @Test("An expansion asks for the first column, then for the last one (I10)")
    func expand() {
      let phone = Phone()
      let (split, list, detail) = classic(phone)
      let delegate = SplitDelegate(phone.log)
      split.delegate = delegate
      phone.show(split)
      phone.device.traits = .pad
      phone.settle()
      #expect(delegate.asked == ["primary for expanding", "separate secondary", "expanded"])
      #expect(split.viewControllers == [list, detail])
      #expect(detail.view.superview === split.view)
      #expect(!split.isCollapsed)
    }

    @Test("Columns of the new kind collapse into one stack, up to the one the delegate names (I11)")
    func newKind() {
      let phone = Phone()
      let split = columns(phone)
      let delegate = SplitDelegate(phone.log)
      split.delegate = delegate
      phone.window.rootViewController = split
      phone.window.makeKeyAndVisible()
      phone.settle()
      #expect(delegate.asked == ["top column secondary", "collapsed"])
      let stack = split.viewControllers.first as? UINavigationController
      #expect(stack === split.viewController(for: .primary))
      #expect(stack?.topViewController === split.viewController(for: .secondary))

      let second = Phone()
      let other = columns(second)
      let choosing = SplitDelegate(second.log)
      choosing.topColumn = .primary
      other.delegate = choosing
      second.show(other)
      let shown = other.viewControllers.first as? UINavigationController
      #expect(shown?.topViewController?.title == "List")
    }

    @Test("While collapsed, showing a detail pushes it (I11)")
    func showDetail() {
      let phone = Phone()
      let split = columns(phone)
      let delegate = SplitDelegate(phone.log)
      delegate.topColumn = .primary
      split.delegate = delegate
      phone.show(split)
      let list = (split.viewControllers.first as? UINavigationController)?.topViewController
      list?.showDetailViewController(phone.screen("New"), sender: nil)
      phone.settle()
      let stack = split.viewControllers.first as? UINavigationController
      #expect(stack?.topViewController?.title == "New")
    }

    @Test("Whether a split is collapsed is not known before its first layout (I12)")
    func beforeLayout() {
      let phone = Phone()
      let split = columns(phone)
      #expect(!split.isCollapsed)
      phone.show(split)
      #expect(split.isCollapsed)
    }

    @Test("A separation pops the first column's stack, and its delegate hears of it (I13)")
    func separationPops() {
      let phone = Phone()
      let (split, list, _) = classic(phone)
      phone.show(split)
      let listener = StackListener()
      list.delegate = listener
      phone.device.traits = .pad
      phone.settle()
      #expect(list.viewControllers.count == 1)
      #expect(listener.shown == ["List"])
    }

    @Test("A collapse may put a whole stack into the first column's stack (I18)")
    func stackInStack() {
      let phone = Phone()
      let split = columns(phone)
      phone.show(split)
      let outer = split.viewController(for: .primary) as? UINavigationController
      let inner = split.viewController(for: .secondary) as? UINavigationController
      #expect(outer?.viewControllers.last === inner)
      #expect(inner?.topViewController?.navigationController === inner)
    }

    @Test("Pushing a split raises (D39)")
    func pushed() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let stack = UINavigationController(rootViewController: UIViewController())
          stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
        }
      }
      #expect(end.says("cannot be pushed"))
    }

    @Test("Appearance calls stay balanced through a collapse and an expansion")
    func balance() {
      let phone = Phone()
      let (split, _, detail) = classic(phone)
      phone.device.traits = .pad
      phone.show(split)
      phone.device.traits = .phone
      phone.settle()
      #expect(
        phone.log.takeAppearance().filter { $0.hasPrefix("Detail") } == [
          "Detail WD", "Detail WA", "Detail IA", "Detail DA",
        ])
      phone.device.traits = .pad
      phone.settle()
      #expect(detail.viewIfLoaded?.window != nil)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }
  }
}
