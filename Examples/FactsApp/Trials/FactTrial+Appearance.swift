import UIKit

extension FactTrial {
  /// One controller.
  static let firstAppearances: [FactTrial] = [
    FactTrial(
      "A1", "A2", title: "A controller's first appearance",
      hearing: Callbacks.appearance.union([.loadView, .load, .willLayout, .didLayout]),
      expecting: "A loadView, A load, A WA, A IA, A willLayout, A didLayout, A DA"
    ) { phone in
      phone.window.rootViewController = phone.page("A")
      phone.window.makeKeyAndVisible()
      await phone.settle()
    },
    FactTrial(
      "A3", title: "Loading a view brings no appearance call",
      hearing: Callbacks.appearance.union([.load]), expecting: "A load"
    ) { phone in
      phone.page("A").loadViewIfNeeded()
      await phone.settle()
    },
    FactTrial(
      "A6", title: "Ending an appearance that was not begun is told, and nothing else happens",
      hearing: .appearance, expecting: "went on"
    ) { phone in
      let a = await phone.showPage("A")
      let c = phone.page("C")
      a.addChild(c)
      c.endAppearanceTransition()
      await phone.settle()
      phone.note("went on")
    },
    FactTrial(
      "A9", title: "A container is told before its child", hearing: .pairs,
      expecting: "stack WD, A WD, M WA, M DA, A DD"
    ) { phone in
      let stack = LoudStack(rootViewController: phone.page("A"))
      await phone.show(stack)
      stack.log = phone.log
      stack.present(phone.page("M", style: .fullScreen), animated: true)
      await phone.settle()
    },
  ]

  /// What a stack's pages are told.
  static let stackAppearances: [FactTrial] = [
    FactTrial(
      "A10", title: "An animated push",
      hearing: Callbacks.appearance.union(Callbacks.containment).union([.loadView, .load]),
      expecting: "B willMove, B loadView, B load, A WD, B WA, B IA, A DD, B DA, B didMove"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: true)
      await phone.settle()
    },
    FactTrial(
      "A11", title: "A push without animation", hearing: .appearance,
      expecting: "A WD, B WA, B IA, A DD, B DA"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: false)
      await phone.settle()
    },
    FactTrial(
      "A12", title: "A pop", hearing: Callbacks.appearance.union(Callbacks.containment),
      expecting: "B willMove(nil), B WD, A WA, A IA, B DD, A DA, B didMove(nil)"
    ) { phone in
      let stack = await phone.showStack("A", "B")
      stack.popViewController(animated: true)
      await phone.settle()
    },
    FactTrial(
      "A13", title: "A pop to the root: only the two that change places appear and disappear",
      hearing: Callbacks.pairs.union([.load, .didLeave]), of: ["A", "B"],
      expecting: "A load, A WA, A DA, B didMove(nil)"
    ) { phone in
      let stack = await phone.showStack("A", "B", "C")
      stack.popToRootViewController(animated: true)
      await phone.settle()
    },
    FactTrial(
      "A14", title: "Another array with the same top: nothing is told to the top",
      hearing: .appearance, expecting: "3 pages"
    ) { phone in
      let stack = await phone.showStack("A", "B")
      stack.setViewControllers([phone.page("X")] + stack.viewControllers, animated: true)
      await phone.settle()
      phone.note("\(stack.viewControllers.count) pages")
    },
    FactTrial(
      "A15", "D35", title: "What lies under the top is not loaded until it is shown",
      hearing: [.load], expecting: "B load, popped, A load"
    ) { phone in
      let stack = UINavigationController()
      stack.setViewControllers([phone.page("A"), phone.page("B")], animated: false)
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      await phone.settle()
      stack.popViewController(animated: false)
      phone.note("popped")
      await phone.settle()
    },
    FactTrial(
      "A16", title: "A push before the first commit: whether the root is loaded",
      hearing: [.didAppear],
      answers: [
        "version=17": "B DA, A loaded", "version=18": "B DA, A not loaded",
        "version=26": "B DA, A not loaded",
      ]
    ) { phone in
      let a = phone.page("A")
      let stack = UINavigationController(rootViewController: a)
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      stack.pushViewController(phone.page("B"), animated: false)
      await phone.settle()
      phone.note("A \(a.isViewLoaded ? "" : "not ")loaded")
    },
    FactTrial(
      "A18", "D28", title: "A covered stack changes in silence, then shows its top",
      hearing: Callbacks.pairs.union(Callbacks.showing).union([.load]), of: ["A", "B"],
      expecting: "2 pages, uncovered, B load, B willShow, B WA, B DA, B didShow"
    ) { phone in
      let stack = await phone.showStack("A")
      await phone.show(phone.page("M", style: .fullScreen), over: stack)
      phone.log.listen(to: stack)
      stack.pushViewController(phone.page("B"), animated: true)
      await phone.settle()
      phone.note("\(stack.viewControllers.count) pages, uncovered")
      stack.dismiss(animated: true)
      await phone.settle()
    },
  ]
}

/// A stack that says when it is told to disappear.
private final class LoudStack: UINavigationController {
  var log: CallbackLog?

  override func viewWillDisappear(_ animated: Bool) {
    log?.note("stack WD")
    super.viewWillDisappear(animated)
  }
}
