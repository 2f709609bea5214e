import Testing
import UIKit

/// A delegate that records what it is asked and told, and may refuse.
@MainActor private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  let log: Log
  var allows = true

  init(_ log: Log) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("should \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log.add("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
  }

  func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    log.add("should tab \(tab.title)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    log.add("did tab \(selectedTab.title) after \(previousTab?.title ?? "none")")
  }
}

extension Contract {
  @MainActor @Suite("Tabs")
  struct TabContractTests {
    private func tabs(_ phone: Phone, _ names: String...) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = names.map { phone.screen($0) }
      return phone.show(tabs)
    }

    private func tap(_ index: Int, in tabs: UITabBarController) throws {
      let items = tabs.reachableItems
      try #require(items.indices.contains(index))
      tabs.simulateTap(on: items[index])
    }

    @Test("Another tab: new will appear, old goes, new has appeared (A38)")
    func switchOrder() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B")
      tabs.selectedIndex = 1
      phone.settle()
      #expect(
        phone.log.take(only: "loadView", "viewDidLoad", "WA", "IA", "DA", "WD", "DD") == [
          "B loadView", "B viewDidLoad", "B WA", "A WD", "B IA", "A DD", "B DA",
        ]
      )
    }

    @Test("By the other switch the old tab is told first (A38, K9)")
    func switchOrderOldFirst() {
      let phone = Phone("K9=old")
      let tabs = tabs(phone, "A", "B")
      tabs.selectedIndex = 1
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "B WA", "B IA", "A DD", "B DA"])
    }

    @Test("A choice by code asks and tells the delegate nothing (I1)")
    func choiceByCode() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B")
      let delegate = TabDelegate(phone.log)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      tabs.selectedViewController = tabs.viewControllers?[0]
      phone.settle()
      #expect(phone.log.take().filter { $0.hasPrefix("should") || $0.hasPrefix("did ") } == [])
      #expect(tabs.selectedIndex == 0)
    }

    @Test("The delegate is asked before the choice and told after it (I1, I3)")
    func tap() throws {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B")
      let delegate = TabDelegate(phone.log)
      tabs.delegate = delegate
      try tap(1, in: tabs)
      let told = phone.log.take().filter { $0.hasPrefix("should") || $0.hasPrefix("did ") }
      #expect(told == ["should B at 0", "did B at 1"])
    }

    @Test("The chosen tab is asked for, too, and a refusal changes nothing (I2)")
    func refusal() throws {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B")
      let delegate = TabDelegate(phone.log)
      tabs.delegate = delegate
      try tap(0, in: tabs)
      #expect(phone.log.take() == ["should A at 0", "did A at 0"])
      delegate.allows = false
      try tap(1, in: tabs)
      phone.settle()
      #expect(phone.log.take() == ["should B at 0"])
      #expect(tabs.selectedIndex == 0)
    }

    @Test("A tap on the chosen tab pops its stack to the root (I4)")
    func tapPops() throws {
      let phone = Phone()
      let stack = UINavigationController()
      stack.setViewControllers(["A", "B", "C"].map { phone.screen($0) }, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, phone.screen("D")]
      phone.show(tabs)
      try tap(0, in: tabs)
      #expect(stack.viewControllers.count == 1)
      #expect(stack.transitionCoordinator?.isAnimated == true)
      phone.settle()
      #expect(phone.log.takeAppearance() == ["C WD", "A WA", "A IA", "C DD", "A DA"])
    }

    @Test("A tab's view is loaded when it is first chosen (I5)")
    func laziness() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B")
      #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
      tabs.selectedIndex = 1
      phone.settle()
      #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, true])
    }

    @Test("The controller of a tab is asked for when the tab is first chosen (I5, I7)")
    func lazyProvider() {
      let phone = Phone()
      var made: [String] = []
      let tabs = UITabBarController(
        tabs: ["A", "B"].map { name in
          UITab(title: name, image: nil, identifier: name) { tab in
            made.append(tab.identifier)
            return phone.screen(name)
          }
        }
      )
      phone.show(tabs)
      #expect(made == ["A"])
      tabs.selectedTab = tabs.tab(forIdentifier: "B")
      phone.settle()
      #expect(made == ["A", "B"])
      #expect(tabs.selectedViewController?.tab?.identifier == "B")
      #expect(tabs.selectedViewController?.tabBarController === tabs)
    }

    @Test("Of more than five tabs the fifth item is a list, and a choice in it is a push (I6)")
    func more() throws {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B", "C", "D", "E", "F")
      #expect(tabs.reachableItems.compactMap(\.title) == ["A", "B", "C", "D", "More"])
      try tap(4, in: tabs)
      phone.settle()
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      let chosen = try #require(tabs.moreTabs.last)
      tabs.simulateChoiceInMore(chosen)
      phone.settle()
      #expect(tabs.moreNavigationController.viewControllers.count == 2)
      #expect(tabs.moreNavigationController.topViewController?.title == "F")
      #expect(tabs.selectedIndex == 5)
    }

    @Test("A stack in the list of more tabs is wrapped, as a stack cannot be pushed (I6, D3)")
    func stackInMore() throws {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: phone.screen("F"))
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B", "C", "D", "E"].map { phone.screen($0) } + [stack]
      phone.show(tabs)
      tabs.selectedViewController = stack
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "F WA", "F IA", "A DD", "F DA"])
      #expect(stack.parent?.navigationController === tabs.moreNavigationController)
      #expect(stack.tabBarController === tabs)
    }

    @Test("With tabs of the new kind the delegate hears of tabs (I7)")
    func newKind() throws {
      let phone = Phone()
      let tabs = UITabBarController(
        tabs: ["A", "B"].map { name in
          UITab(title: name, image: nil, identifier: name) { _ in phone.screen(name) }
        }
      )
      phone.show(tabs)
      let delegate = TabDelegate(phone.log)
      tabs.delegate = delegate
      try tap(1, in: tabs)
      let told = phone.log.take().filter { $0.hasPrefix("should") || $0.hasPrefix("did ") }
      #expect(told == ["should tab B", "did tab B after A"])
      #expect(tabs.selectedTab?.title == "B")
    }

    @Test("Choosing a controller that is in no tab raises (I8)")
    func stranger() async {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let tabs = UITabBarController()
          tabs.viewControllers = [UIViewController()]
          tabs.selectedViewController = UIViewController()
        }
      }
      #expect(end.says("can be selected"))
    }

    @Test("New controllers keep the chosen one if it is among them, else the first is chosen (I9)")
    func replaced() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B", "C")
      let all = tabs.viewControllers ?? []
      tabs.selectedIndex = 1
      phone.settle()
      tabs.setViewControllers([all[2], all[1]], animated: false)
      #expect(tabs.selectedViewController === all[1])
      #expect(tabs.selectedIndex == 1)
      #expect(all[0].parent == nil)
      tabs.setViewControllers([all[2], all[0]], animated: false)
      phone.settle()
      #expect(tabs.selectedViewController === all[2])
    }

    @Test("A choice in a callback of the one before wins, and nobody is left half-way")
    func choiceInCallback() {
      let phone = Phone()
      let tabs = tabs(phone, "A", "B", "C")
      (tabs.viewControllers?[1] as? Recorder)?.during["WA"] = { _ in tabs.selectedIndex = 2 }
      tabs.selectedIndex = 1
      phone.settle()
      #expect(
        phone.log.takeAppearance() == [
          "B WA", "C WA", "A WD", "C IA", "B WD", "A DD", "C DA", "B DD",
        ])
      #expect(tabs.selectedIndex == 2)
    }

    @Test("A stack in a hidden tab changes without appearance calls (A18)")
    func hiddenStack() {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: phone.screen("B"))
      let tabs = UITabBarController()
      tabs.viewControllers = [phone.screen("A"), stack]
      phone.show(tabs)
      stack.pushViewController(phone.screen("C"), animated: true)
      phone.settle()
      #expect(phone.log.takeAppearance() == [])
      tabs.selectedIndex = 1
      phone.settle()
      #expect(phone.log.takeAppearance() == ["A WD", "C WA", "C IA", "A DD", "C DA"])
    }

    @Test("A stack that goes before it has appeared leaves nothing moving to its parent (B1)")
    func interruptedDisplay() {
      let phone = Phone()
      let page = phone.screen("B")
      let tabs = UITabBarController()
      tabs.viewControllers = [phone.screen("A"), UINavigationController(rootViewController: page)]
      phone.show(tabs)
      tabs.present(phone.screen("M", style: .fullScreen), animated: true)
      tabs.selectedIndex = 1
      phone.settle()
      #expect(!page.isMovingToParent)
      tabs.dismiss(animated: true)
      phone.settle()
      #expect(phone.log.take(only: "DA").suffix(2) == ["M DA", "B DA"])
      #expect(!page.isMovingToParent)
    }
  }
}
