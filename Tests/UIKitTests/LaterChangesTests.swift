import Testing
import UIKit

/// Bars show what their items say now, not what they said when the bar got them.
extension Contract {
  @MainActor @Suite("What is changed later")
  struct LaterChangesTests {
    /// A shown tab bar controller with screens of some names.
    private func tabs(_ phone: Phone, _ names: String...) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = names.map { phone.screen($0) }
      return phone.show(tabs)
    }

    @Test("A new item of a child stands in the bar at once, and is the chosen one if its tab is")
    func childItem() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B")
      let item = UITabBarItem(title: "New", image: nil, tag: 7)
      tabs.viewControllers?[0].tabBarItem = item
      #expect(tabs.tabBar.items?.map(\.title) == ["New", "B"])
      #expect(tabs.tabBar.selectedItem === item)
      tabs.reachableItems.first.map { tabs.simulateTap(on: $0) }
      #expect(tabs.selectedIndex == 0)
    }

    @Test("A child's title, and what its item says, are shown as they are now")
    func childTitle() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B")
      let child = tabs.viewControllers?[1]
      child?.title = "C"
      child?.tabBarItem.badgeValue = "3"
      child?.tabBarItem.image = UIImage(systemName: "star")
      #expect(tabs.tabBar.items?.last?.title == "C")
      #expect(child?.tab?.title == "C" && child?.tab?.badgeValue == "3")
      #expect(child?.tab?.image === child?.tabBarItem.image)
      child?.tab?.title = "D"
      #expect(child?.tabBarItem.title == "D")
    }

    @Test("A stack shows its root's item, whichever that is, unless it has one of its own")
    func stackItem() {
      let phone = Phone()
      let (root, other) = (phone.screen("Root"), phone.screen("Other"))
      let stack = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      phone.show(tabs)
      #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
      root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      #expect(tabs.tabBar.items?.map(\.title) == ["Home"])
      stack.pushViewController(phone.screen("Page"), animated: false)
      #expect(tabs.tabBar.items?.map(\.title) == ["Home"])
      stack.setViewControllers([other], animated: false)
      #expect(tabs.tabBar.items?.map(\.title) == ["Other"])
      stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
      other.title = "Renamed"
      #expect(tabs.tabBar.items?.map(\.title) == ["Own"])
    }

    @Test("The bar of a tab bar controller must not be changed by others")
    func managedBar() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let tabs = UITabBarController()
          tabs.tabBar.items = []
          withExtendedLifetime(tabs) {}
        }
      }
      #expect(end.says("Directly modifying a tab bar"))
    }

    @Test("The list of more tabs shows a new title while a person looks at it (I6)")
    func moreList() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B", "C", "D", "E", "F")
      tabs.selectedViewController = tabs.moreNavigationController
      phone.settle()
      tabs.viewControllers?[5].tabBarItem.title = "New"
      phone.settle()
      let list = tabs.moreNavigationController.viewControllers.first as? UITableViewController
      let rows = (0..<2).map { list?.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
      #expect(rows.map { $0?.textLabel?.text } == ["E", "New"])
    }

    @Test("A stack in the list of more tabs has its title above it, when it is renamed too (I6)")
    func moreStack() {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: phone.screen("Root"))
      stack.title = "Stack"
      let tabs = UITabBarController()
      tabs.viewControllers = (1...4).map { phone.screen("\($0)") } + [stack, phone.screen("6")]
      phone.show(tabs)
      tabs.selectedIndex = 4
      phone.settle()
      let bar = tabs.moreNavigationController.navigationBar
      #expect(bar.topItem?.title == "Stack")
      stack.title = "Renamed"
      #expect(bar.topItem?.title == "Renamed" && tabs.moreTabs.first?.title == "Renamed")
    }

    @Test("A tab of the new kind is shown as it is now")
    func newTabs() {
      let phone = Phone()
      let (one, two) = (tab("One"), tab("Two"))
      let tabs = phone.show(UITabBarController(tabs: [one, two]))
      two.title = "New"
      two.badgeValue = "1"
      one.isEnabled = false
      #expect(tabs.tabBar.items?.map(\.title) == ["One", "New"])
      #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "1"])
      #expect(tabs.tabBar.items?.map(\.isEnabled) == [false, true])
      two.isHidden = true
      #expect(tabs.tabBar.items?.map(\.title) == ["One"])
    }

    @Test("Another child of the chosen group is shown at once")
    func group() {
      let phone = Phone()
      let group = UITabGroup(
        title: "Group", image: nil, identifier: "group", children: [tab("One"), tab("Two")])
      let tabs = phone.show(UITabBarController(tabs: [group]))
      #expect(tabs.shownController?.title == "One")
      group.selectedChild = group.children[1]
      phone.settle()
      #expect(tabs.selectedViewController?.title == "Two")
      #expect(tabs.selectedViewController?.viewIfLoaded?.window === phone.window)
      #expect(phone.device.unbalancedAppearanceCalls == 0)
    }

    @Test("After a push the bar above shows a new title, new buttons and the back title")
    func navigationItem() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      let (a, b) = (stack.viewControllers[0], stack.viewControllers[1])
      b.title = "C"
      b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
      a.navigationItem.backButtonTitle = "Back to A"
      #expect(phone.device.needsTurn)
      #expect(stack.navigationBar.topItem?.title == "C")
      #expect(stack.navigationBar.topItem?.rightBarButtonItems?.map(\.title) == ["Save"])
      #expect(stack.navigationBar.backItem?.backButtonTitle == "Back to A")
    }

    @Test("A change of a button, an item or a tab asks for the turn that shows it")
    func turns() {
      let phone = Phone()
      let button = UIBarButtonItem(title: "Save")
      let tool = UIBarButtonItem(title: "Tool")
      let page = phone.screen("Page")
      page.navigationItem.rightBarButtonItem = button
      page.toolbarItems = [tool]
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
      phone.show(tabs)
      let changes: [() -> Void] = [
        { button.isEnabled = false }, { tool.title = "New" }, { page.tabBarItem.badgeValue = "1" },
        { page.navigationItem.leftBarButtonItem = nil }, { page.toolbarItems = nil },
      ]
      for change in changes {
        #expect(!phone.device.needsTurn)
        change()
        #expect(phone.device.needsTurn)
        phone.settle()
      }
    }

    @Test("The bar below shows the tools of the top as they are now")
    func toolbar() {
      let phone = Phone()
      let stack = phone.showStack("A", "B")
      stack.isToolbarHidden = false
      stack.topViewController?.toolbarItems = [UIBarButtonItem(title: "One")]
      #expect(stack.toolbar.items?.map(\.title) == ["One"])
      stack.viewControllers[0].toolbarItems = [UIBarButtonItem(title: "Two")]
      stack.popViewController(animated: true)
      phone.settle()
      #expect(stack.toolbar.items?.map(\.title) == ["Two"])
    }

    @Test("A subclass that lays out without calling super keeps its bars")
    func layoutWithoutSuper() {
      let phone = Phone()
      let stack = phone.show(SilentStack(rootViewController: phone.screen("A")))
      #expect(stack.navigationBar.frame.width == phone.window.bounds.width)
      #expect(stack.navigationBar.frame.height > 0)
    }

    @Test("The bar below leaves the screen with the page that hides it, and comes back (D34)")
    func hiddenByAPage() {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      phone.show(tabs)
      let shown = tabs.tabBar.frame
      let page = phone.screen("B")
      page.hidesBottomBarWhenPushed = true
      stack.pushViewController(page, animated: true)
      phone.settle()
      #expect(tabs.tabBar.frame.minY == tabs.view.bounds.maxY)
      stack.popViewController(animated: true)
      phone.settle()
      #expect(tabs.tabBar.frame == shown)
    }

    @Test("What stands on top of the chosen stack may hide the bar (D34)")
    func hiddenBar() {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      phone.show(tabs)
      let deep = phone.screen("B")
      deep.hidesBottomBarWhenPushed = true
      stack.pushViewController(deep, animated: false)
      phone.settle()
      #expect(tabs.reachableItems.isEmpty)
      stack.popViewController(animated: false)
      phone.settle()
      #expect(tabs.reachableItems.count == 1)
    }

    @Test("Bars that the app hides itself stay hidden")
    func hiddenByTheApp() {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: phone.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      phone.show(tabs)
      tabs.tabBar.isHidden = true
      stack.navigationBar.isHidden = true
      stack.pushViewController(phone.screen("B"), animated: true)
      phone.settle()
      #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden && tabs.reachableItems.isEmpty)
      #expect(stack.isNavigationBarHidden && stack.navigationBar.isHidden)
      stack.isToolbarHidden = false
      #expect(!stack.toolbar.isHidden)
    }

    @Test("An alert that is shown takes another message and another button")
    func alert() {
      let phone = Phone()
      let root = phone.show(phone.screen("A"))
      let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
      alert.addTextField()
      root.present(alert, animated: true)
      phone.settle()
      let field = alert.textFields?.first
      field?.becomeFirstResponder()
      alert.message = "Nearly done"
      alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
      let parts = (alert.view as? UIStackView)?.arrangedSubviews ?? []
      #expect(parts.map { ($0 as? UILabel)?.text } == ["Wait", "Nearly done", nil, "Stop"])
      #expect(field?.isFirstResponder == true)
    }

    private func tab(_ title: String) -> UITab {
      UITab(title: title, image: nil, identifier: title) { tab in
        let made = UIViewController()
        made.title = tab.title
        return made
      }
    }
  }
}

private final class SilentStack: UINavigationController {
  override func viewWillLayoutSubviews() {}
}
