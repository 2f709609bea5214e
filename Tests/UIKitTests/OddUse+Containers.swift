import UIKit

extension OddUse {
  /// Containers that are emptied, moved and nested while something goes on.
  static let ofContainers: [OddUse] = [
    OddUse("a stack that is emptied, and filled again") { scene in
      scene.stack.setViewControllers([], animated: true)
      scene.begin()
      scene.phone.settle()
      scene.stack.pushViewController(scene.screen("C"), animated: true)
    },
    OddUse("a stack that is emptied while it pushes") { scene in
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.begin()
      scene.stack.viewControllers = []
      scene.phone.settle()
      scene.stack.viewControllers = [scene.screen("D")]
    },
    OddUse("a root that is given to a second window while it pushes") { scene in
      let second = UIWindow(windowScene: scene.phone.device.scene)
      second.makeKeyAndVisible()
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.begin()
      scene.phone.window.rootViewController = scene.screen("New")
      second.rootViewController = scene.tabs
      scene.phone.settle()
      second.rootViewController = nil
      scene.phone.settle()
    },
    OddUse("a modal that becomes the root while it goes") { scene in
      let c = scene.screen("C", style: .overFullScreen)
      scene.tabs.present(c, animated: false)
      scene.phone.settle()
      scene.tabs.dismiss(animated: true) { [window = scene.phone.window] in
        window.rootViewController = c
      }
    },
    OddUse("a tab with a modal that is taken from the tabs") { scene in
      scene.stack.topViewController?.present(scene.screen("C"), animated: false)
      scene.phone.settle()
      scene.tabs.viewControllers = [scene.screen("New")]
      scene.phone.settle()
      scene.tabs.dismiss(animated: true)
    },
    OddUse("a swap of children while their parent is pushed") { scene in
      let (c, one, two) = (scene.screen("C"), scene.screen("One"), scene.screen("Two"))
      embed(one, in: c)
      c.addChild(two)
      scene.stack.pushViewController(c, animated: true)
      scene.phone.settle()
      scene.stack.pushViewController(scene.screen("D"), animated: true)
      scene.phone.settle()
      scene.stack.popViewController(animated: true)
      scene.phone.settle()
      one.willMove(toParent: nil)
      c.transition(from: one, to: two, duration: 0.3, animations: nil) { _ in
        one.removeFromParent()
        two.didMove(toParent: c)
      }
      scene.begin()
      scene.stack.popViewController(animated: true)
    },
    OddUse("a container that forwards by hand, pushed and popped") { scene in
      let (container, child) = (HandForwarding(), scene.screen("Child"))
      embed(child, in: container)
      container.child = child
      scene.stack.pushViewController(container, animated: true)
      scene.phone.settle()
      scene.stack.popViewController(animated: true)
    },
    OddUse("a search that is active during a push, a tab switch and a dismissal") { scene in
      let search = UISearchController(searchResultsController: nil)
      scene.stack.topViewController?.navigationItem.searchController = search
      scene.phone.settle()
      search.isActive = true
      scene.phone.settle()
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.phone.settle()
      scene.tabs.selectedIndex = 1
      scene.phone.settle()
      search.isActive = false
      scene.begin()
      scene.tabs.selectedIndex = 0
    },
    OddUse("completions that present and dismiss in turn") { scene in
      let (c, d) = (scene.screen("C"), scene.screen("D"))
      let tabs = scene.tabs
      tabs.present(c, animated: true) {
        tabs.dismiss(animated: true) {
          tabs.present(d, animated: false) {
            tabs.dismiss(animated: false) { tabs.present(c, animated: true) }
          }
        }
      }
    },
    OddUse("animations that are switched off while something moves, and on again") { scene in
      scene.stack.pushViewController(scene.screen("C"), animated: true)
      scene.begin()
      UIView.setAnimationsEnabled(false)
      scene.stack.present(scene.screen("D"), animated: true)
      scene.phone.settle()
      scene.stack.dismiss(animated: true)
      UIView.setAnimationsEnabled(true)
      scene.phone.settle()
      scene.stack.popToRootViewController(animated: true)
    },
    OddUse("the scene taken while a modal comes, and another window for the next") { scene in
      scene.stack.present(scene.screen("C"), animated: true)
      scene.begin()
      scene.phone.device.disconnectScene()
    },
    OddUse("pages that are turned while they are pushed") { scene in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([scene.screen("One")], direction: .forward, animated: false)
      scene.stack.pushViewController(pages, animated: true)
      scene.begin()
      pages.setViewControllers([scene.screen("Two")], direction: .forward, animated: true)
      scene.begin()
      scene.stack.popViewController(animated: true)
    },
    OddUse("pages that are turned twice, and leave meanwhile") { scene in
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([scene.screen("One")], direction: .forward, animated: false)
      scene.stack.present(pages, animated: false)
      scene.phone.settle()
      pages.setViewControllers([scene.screen("Two")], direction: .forward, animated: true)
      pages.setViewControllers([scene.screen("Three")], direction: .reverse, animated: true)
      scene.begin()
      scene.stack.dismiss(animated: true)
    },
    OddUse("a presenter whose view is taken out while it presents") { scene in
      let c = scene.screen("C")
      scene.stack.pushViewController(scene.screen("D"), animated: false)
      scene.phone.settle()
      scene.stack.topViewController?.present(c, animated: true)
      scene.begin()
      scene.stack.popViewController(animated: false)
      scene.phone.settle()
      scene.stack.popToRootViewController(animated: false)
    },
    OddUse("an alert over an alert's presenter, from the first one's handler") { scene in
      let (tabs, c) = (scene.tabs, scene.screen("C"))
      let alert = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Go", style: .default) { _ in
          tabs.present(c, animated: true)
          tabs.present(alert, animated: true)
        })
      tabs.present(alert, animated: true)
      scene.phone.settle()
      alert.actions.first.map { alert.simulateTap(on: $0) }
    },
  ]
}

/// Tells its child by hand when it appears and disappears.
@MainActor private final class HandForwarding: UIViewController {
  weak var child: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    child?.beginAppearanceTransition(true, animated: animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    child?.endAppearanceTransition()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    child?.beginAppearanceTransition(false, animated: animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    child?.endAppearanceTransition()
  }
}
