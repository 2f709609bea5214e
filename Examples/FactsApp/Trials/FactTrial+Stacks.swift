import UIKit

extension FactTrial {
  /// What can be read of a stack.
  static let stackValues: [FactTrial] = [
    FactTrial(
      "D6", "F4", title: "Popping where nothing can be popped",
      expecting: "pop nil, to root 0, to top 0, no coordinator, 1 page"
    ) { phone in
      let stack = await phone.showStack("A")
      phone.note("pop \(UIViewController.name(stack.popViewController(animated: true)))")
      phone.note("to root \(stack.popToRootViewController(animated: true)?.count ?? 0)")
      let top = stack.viewControllers[0]
      phone.note("to top \(stack.popToViewController(top, animated: true)?.count ?? 0)")
      phone.note(stack.transitionCoordinator == nil ? "no coordinator" : "a coordinator")
      await phone.settle()
      phone.note("\(stack.viewControllers.count) page")
    },
    FactTrial(
      "D8", title: "Push and pop are read back at once", expecting: "top B, popped B, top A"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: false)
      phone.note("top \(UIViewController.name(stack.topViewController))")
      await phone.settle()
      phone.note("popped \(UIViewController.name(stack.popViewController(animated: true)))")
      phone.note("top \(UIViewController.name(stack.topViewController))")
      await phone.settle()
    },
    FactTrial(
      "D9", title: "Popping several returns them from bottom to top", expecting: "B C"
    ) { phone in
      let stack = await phone.showStack("A", "B", "C")
      let popped = stack.popToRootViewController(animated: false) ?? []
      phone.note(popped.map { UIViewController.name($0) }.joined(separator: " "))
      await phone.settle()
    },
    FactTrial(
      "D10", title: "Visible is what is presented, else the top", expecting: "A, then M"
    ) { phone in
      let stack = await phone.showStack("A")
      let visible = { UIViewController.name(stack.visibleViewController) }
      let before = visible()
      await phone.show(phone.page("M"), over: stack)
      phone.note("\(before), then \(visible())")
    },
    FactTrial(
      "D13", "K11", title: "What the array says right after a pop to the root",
      answers: ["K11=off": "A", "K11=on": "C A"]
    ) { phone in
      let stack = await phone.showStack("A", "B", "C")
      stack.popToRootViewController(animated: true)
      phone.note(stack.viewControllers.map { UIViewController.name($0) }.joined(separator: " "))
      await phone.settle()
    },
    FactTrial(
      "D16", title: "Two animated pushes of one turn are both accepted", hearing: [.didAppear],
      expecting: "C DA, 3 pages"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: true)
      stack.pushViewController(phone.page("C"), animated: true)
      await phone.settle()
      phone.note("\(stack.viewControllers.count) pages")
    },
    FactTrial(
      "D12b", "K12", title: "A push while another push moves",
      answers: [
        "version=18,K12=drop": "at once 2, then 2", "version=18,K12=queue": "at once 2, then 3",
        "version=18,K12=apply": "at once 3, then 3",
      ]
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: true)
      await phone.endTurn()
      stack.pushViewController(phone.page("C"), animated: true)
      phone.note("at once \(stack.viewControllers.count)")
      await phone.settle()
      phone.note("then \(stack.viewControllers.count)")
    },
    FactTrial(
      "D15", "C35", title: "A page that is popped unseen is told by containment alone",
      hearing: Callbacks.appearance.union(Callbacks.containment), of: ["B"],
      expecting: "B willMove(nil), B didMove(nil), 1 page"
    ) { phone in
      let stack = await phone.showStack("A", "B")
      await phone.show(phone.page("M", style: .fullScreen), over: stack)
      stack.popToRootViewController(animated: true)
      await phone.settle()
      phone.note("\(stack.viewControllers.count) page")
    },
    FactTrial(
      "D22", "D23", title: "A set array looks like a push, a pop or nothing, by its top",
      hearing: [.willShow], expecting: "X willShow, A willShow, same top"
    ) { phone in
      let a = phone.page("A")
      let stack = UINavigationController()
      stack.setViewControllers([a, phone.page("B")], animated: false)
      await phone.show(stack)
      phone.log.listen(to: stack)
      stack.setViewControllers([a, phone.page("X")], animated: true)
      await phone.settle()
      stack.setViewControllers([a], animated: true)
      await phone.settle()
      stack.setViewControllers([phone.page("Y"), a], animated: true)
      await phone.settle()
      phone.note("same top")
    },
    FactTrial(
      "D29", title: "A stack that is dismissed shows nothing to its delegate", hearing: .showing,
      expecting: "A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      let stack = UINavigationController(rootViewController: phone.page("X"))
      await phone.show(stack, over: a)
      phone.log.listen(to: stack)
      a.dismiss(animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial("D33", title: "A stack does not keep its delegate", expecting: "gone") { phone in
      let stack = await phone.showStack("A")
      autoreleased {
        let ear = StackEar(phone.log)
        stack.delegate = ear
      }
      phone.note(stack.delegate == nil ? "gone" : "kept")
    },
  ]

  /// What a stack tells its delegate.
  static let stackDelegates: [FactTrial] = [
    FactTrial(
      "D23b", title: "At a pop's will-show the array is new and the coordinator is there",
      expecting: "after the call: a coordinator, will show: 1 page, interactive false"
    ) { phone in
      let a = phone.page("A")
      let stack = UINavigationController()
      stack.setViewControllers([a, phone.page("B")], animated: false)
      await phone.show(stack)
      phone.log.listen(to: stack)
      a.during[.willShow] = { [log = phone.log] _ in
        let interactive = stack.transitionCoordinator.map { "\($0.isInteractive)" } ?? "unknown"
        log.note("will show: \(stack.viewControllers.count) page, interactive \(interactive)")
      }
      stack.popViewController(animated: true)
      phone.note("after the call: \(stack.transitionCoordinator == nil ? "none" : "a coordinator")")
      await phone.settle()
    },
    shownChanges(animated: true),
    shownChanges(animated: false),
    FactTrial(
      "D25", "K7", title: "Did-show and did-appear", hearing: [.didAppear, .didShow],
      answers: ["K7=after": "B DA, B didShow", "K7=before": "B didShow, B DA"]
    ) { phone in
      let stack = await phone.showStack("A")
      phone.log.listen(to: stack)
      stack.pushViewController(phone.page("B"), animated: true)
      await phone.settle()
    },
    FactTrial(
      "K8", title: "Will-show among the will-callbacks",
      hearing: [.willAppear, .willDisappear, .willShow],
      answers: ["K8=before": "B willShow, A WD, B WA", "K8=after": "A WD, B WA, B willShow"]
    ) { phone in
      let stack = await phone.showStack("A")
      phone.log.listen(to: stack)
      stack.pushViewController(phone.page("B"), animated: true)
      await phone.settle()
    },
    FactTrial(
      "K18", title: "When a pushed page hears of its parent", hearing: [.willMove],
      answers: ["K18=call": "B willMove, pushed", "K18=start": "pushed, B willMove"]
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: true)
      phone.note("pushed")
      await phone.settle()
    },
    FactTrial(
      "D26", title: "In did-show the coordinator is there after an animated change only",
      expecting: "B: from C, A: no coordinator"
    ) { phone in
      let pages = ["A", "B", "C"].map { phone.page($0) }
      let stack = UINavigationController()
      stack.setViewControllers(pages, animated: false)
      await phone.show(stack)
      phone.log.listen(to: stack)
      for page in pages {
        page.during[.didShow] = { [log = phone.log] in
          let who = stack.transitionCoordinator.map {
            "from \(UIViewController.name($0.viewController(forKey: .from)))"
          }
          log.note("\($0.name): \(who ?? "no coordinator")")
        }
      }
      stack.popViewController(animated: true)
      await phone.settle()
      stack.popViewController(animated: false)
      await phone.settle()
    },
  ]

  private static func shownChanges(animated: Bool) -> FactTrial {
    FactTrial(
      "D24", title: "Each shown change is told twice, \(animated ? "" : "not ")animated",
      hearing: .showing,
      expecting: "A willShow, A didShow, B willShow, B didShow, A willShow, A didShow"
    ) { phone in
      let stack = UINavigationController(rootViewController: phone.page("A"))
      phone.log.listen(to: stack)
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      await phone.settle()
      stack.pushViewController(phone.page("B"), animated: animated)
      await phone.settle()
      stack.popToRootViewController(animated: animated)
      await phone.settle()
    }
  }
}
