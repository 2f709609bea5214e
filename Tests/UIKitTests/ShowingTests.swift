import Testing
import UIKit

private let show = Selector(("showViewController:sender:"))
private let showDetail = Selector(("showDetailViewController:sender:"))

/// `show(_:sender:)` and whom it asks.
extension Contract {
  @MainActor @Suite("Showing")
  struct ShowingTests {
    @Test("The target of showing is the nearest stack or split above, of a detail the split")
    func targets() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let b = stack.viewControllers[1]
      #expect(b.targetViewController(forAction: show, sender: nil) === stack)
      #expect(b.targetViewController(forAction: showDetail, sender: nil) == nil)
      #expect(stack.targetViewController(forAction: show, sender: nil) === stack)

      let split = UISplitViewController(style: .doubleColumn)
      let list = phone.screen("List")
      split.setViewController(list, for: .primary)
      #expect(list.targetViewController(forAction: show, sender: nil) === list.navigationController)
      #expect(list.targetViewController(forAction: showDetail, sender: nil) === split)
      #expect(list.targetViewController(forAction: Selector(("save:")), sender: nil) == nil)
    }

    @Test("An app's container that overrides showing is asked before the stack around it")
    func ownContainer() {
      let phone = Phone()
      let container = ShowingContainer()
      let stack = phone.show(UINavigationController(rootViewController: container))
      let page = phone.screen("Page")
      embed(page, in: container)
      let (other, detail) = (phone.screen("Other"), phone.screen("Detail"))
      #expect(page.targetViewController(forAction: show, sender: nil) === container)
      page.show(other, sender: page)
      #expect(container.shown == [other] && stack.viewControllers == [container])
      page.showDetailViewController(detail, sender: page)
      #expect(stack.presentedViewController === detail)
    }

    @Test("An heir and a generic class inherit what they override")
    func heirs() {
      for container in [HeirContainer(), GenericContainer<Int>()] {
        let page = UIViewController()
        container.addChild(page)
        #expect(page.targetViewController(forAction: show, sender: nil) === container)
        #expect(container.canPerformAction(show, withSender: nil))
        #expect(!container.canPerformAction(showDetail, withSender: nil))
      }
    }

    @Test("A container can refuse to show, and then the one above it is asked")
    func refusing() {
      let phone = Phone()
      let container = ShowingContainer()
      container.refuses = true
      let stack = phone.show(UINavigationController(rootViewController: container))
      let page = phone.screen("Page")
      embed(page, in: container)
      let other = phone.screen("Other")
      page.show(other, sender: nil)
      phone.settle()
      #expect(container.shown.isEmpty && stack.viewControllers == [container, other])
    }

    @Test("A screen that names another target is followed")
    func redirecting() {
      let phone = Phone()
      let elsewhere = UINavigationController(rootViewController: phone.screen("Elsewhere"))
      let page = RedirectingPage(to: elsewhere)
      let stack = phone.show(UINavigationController(rootViewController: page))
      let other = phone.screen("Other")
      page.show(other, sender: nil)
      #expect(elsewhere.topViewController === other && stack.viewControllers == [page])
    }

    @Test("What an override passes on to super goes to the next one above")
    func passedOn() {
      let phone = Phone()
      let container = ShowingContainer()
      container.passesOn = true
      let stack = phone.show(UINavigationController(rootViewController: container))
      let other = phone.screen("Other")
      container.show(other, sender: nil)
      #expect(container.shown == [other] && stack.topViewController === other)
    }

    @Test("Without a target a controller is presented")
    func presented() {
      let phone = Phone()
      let root = phone.show(phone.screen("Root"))
      let other = phone.screen("Other")
      root.show(other, sender: nil)
      #expect(root.presentedViewController === other)
    }

    @Test("A collapsed split that begins with no stack presents what is shown")
    func collapsedWithoutStack() {
      let phone = Phone()
      let (list, detail) = (phone.screen("List"), phone.screen("Detail"))
      let split = UISplitViewController()
      split.viewControllers = [list]
      phone.show(split)
      list.showDetailViewController(detail, sender: nil)
      #expect(split.isCollapsed && list.presentedViewController === detail)
    }

    @Test("A split tells when details are shown elsewhere from now on")
    func notification() {
      let phone = Phone()
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(), phone.screen("Detail")]
      let heard = Heard(UIViewController.showDetailTargetDidChangeNotification, from: split)
      phone.show(split)
      #expect(heard.count == 1)
      phone.device.traits = .pad
      phone.settle()
      #expect(heard.count == 2)
    }

    @Test("An action of the app's own finds whoever says that he performs it")
    func ownAction() {
      let phone = Phone()
      let saving = SavingContainer()
      phone.show(UINavigationController(rootViewController: saving))
      let page = phone.screen("Page")
      embed(page, in: saving)
      #expect(page.targetViewController(forAction: "save:", sender: nil) === saving)
      #expect(page.target(forAction: "save:", withSender: nil) as AnyObject? === saving)
      #expect(page.target(forAction: "print:", withSender: nil) == nil)
    }

    @Test("Selectors are equal by their names")
    func names() {
      #expect(Selector(("a:")) == "a:" && Selector(("a:")) != "b:")
      #expect(Set<Selector>(["a:", "a:", "b:"]).count == 2)
      #expect("\(show)" == "showViewController:sender:")
    }
  }
}

/// A container with its own way to show.
private class ShowingContainer: UIViewController {
  var shown: [UIViewController] = []
  var refuses = false
  var passesOn = false

  override func show(_ vc: UIViewController, sender: Any?) {
    shown.append(vc)
    if passesOn { super.show(vc, sender: sender) }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refuses && super.canPerformAction(action, withSender: sender)
  }
}

private class HeirContainer: ShowingContainer {}

private final class GenericContainer<Value>: HeirContainer {
  var value: Value?
}

private final class SavingContainer: UIViewController {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "save:" || super.canPerformAction(action, withSender: sender)
  }
}

private final class RedirectingPage: UIViewController {
  private let target: UIViewController

  init(to target: UIViewController) {
    self.target = target
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
  {
    target
  }
}

/// How often a notification came.
@MainActor private final class Heard: NSObject {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name, from object: AnyObject) {
    super.init()
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
