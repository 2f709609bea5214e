import UIKit

extension FactTrial {
  /// Roots and windows.
  static let windows: [FactTrial] = [
    FactTrial(
      "H1", "K6", title: "A visible window gets another root", hearing: .pairs,
      answers: [
        "K6=old": "A WD, B WA, set, A DD, B DA", "K6=new": "B WA, A WD, set, B DA, A DD",
      ]
    ) { phone in
      await phone.show(phone.page("A"))
      phone.window.rootViewController = phone.page("B")
      phone.note("set")
      await phone.settle()
    },
    FactTrial(
      "H2", title: "The first appearance is not animated", expecting: "animated false"
    ) { phone in
      let a = phone.page("A")
      a.during[.willAppear] = { [log = phone.log] in log.note("animated \($0.isAnimated)") }
      phone.window.rootViewController = a
      phone.window.makeKeyAndVisible()
      await phone.settle()
    },
    FactTrial(
      "H3", title: "A root that is set in a transition of the window", hearing: [.didAppear],
      expecting: "B DA, completed"
    ) { phone in
      await phone.show(phone.page("A"))
      let (window, b) = (phone.window, phone.page("B"))
      UIView.transition(
        with: window, duration: 0.3, options: .transitionCrossDissolve,
        animations: { window.rootViewController = b },
        completion: { [log = phone.log] _ in log.note("completed") })
      await phone.settle()
    },
    FactTrial(
      "H4", title: "What an old root presents is not dismissed", hearing: [.didDisappear],
      of: ["M"], expecting: "A presents M, M in window"
    ) { phone in
      let a = await phone.showPage("A")
      let m = phone.page("M", style: .overFullScreen)
      await phone.show(m, over: a)
      phone.window.rootViewController = phone.page("B")
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
      phone.note("M \(m.view.window == nil ? "not " : "")in window")
    },
    FactTrial(
      "H5", title: "A window without a root dismisses what the old one presented",
      expecting: "A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("M"), over: a)
      phone.window.rootViewController = nil
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "H8", title: "A root's view is not right under its window", expecting: "something between"
    ) { phone in
      let a = await phone.showPage("A")
      phone.note(a.view.superview === phone.window ? "nothing between" : "something between")
    },
    FactTrial("H9", title: "A window is one of its scene's", expecting: "one of 1") { phone in
      await phone.show(phone.page("A"))
      let window = phone.window
      let same = window.windowScene?.windows.filter { $0 === window } ?? []
      phone.note("one of \(same.count)")
    },
    FactTrial(
      "H7", title: "A present right after the root is visible is accepted", hearing: [.didAppear],
      of: ["M"], expecting: "M DA, A presents M"
    ) { phone in
      let a = phone.page("A")
      phone.window.rootViewController = a
      phone.window.makeKeyAndVisible()
      a.present(phone.page("M"), animated: false)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C11", "J3", title: "A present in a first will-appear is ignored", expecting: "A presents nil"
    ) { phone in
      let a = phone.page("A")
      let m = phone.page("M")
      a.during[.willAppear] = { $0.present(m, animated: false) }
      phone.window.rootViewController = a
      phone.window.makeKeyAndVisible()
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "K21", title: "A present in a root's first viewIsAppearing",
      answers: ["K21=accepted": "A presents M", "K21=refused": "A presents nil"]
    ) { phone in
      let a = phone.page("A")
      let m = phone.page("M")
      a.during[.isAppearing] = { $0.present(m, animated: false) }
      phone.window.rootViewController = a
      phone.window.makeKeyAndVisible()
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "H12", title: "Each window presents for itself", hearing: [.didAppear], of: ["M", "N"],
      expecting: "M DA, N DA"
    ) { phone in
      let a = await phone.showPage("A")
      let second = phone.makeWindow()
      let b = phone.page("B")
      second.rootViewController = b
      second.makeKeyAndVisible()
      await phone.settle()
      a.present(phone.page("M"), animated: true)
      await phone.settle()
      b.present(phone.page("N"), animated: true)
      await phone.settle()
      second.isHidden = true
    },
  ]

  /// What needs a finger: phones have no public one, there a person can try it.
  static let fingers: [FactTrial] = [
    FactTrial(
      "E1", title: "A swipe back that goes through",
      hearing: Callbacks.pairs.union([.didLeave, .didShow]),
      expecting: "B WD, A WA, B DD, A DA, B didMove(nil), A didShow"
    ) { phone in
      let stack = await phone.showStack("A", "B")
      phone.log.listen(to: stack)
      try await phone.swipe(stack, .through)
      await phone.settle()
    },
    FactTrial(
      "E2", "A4", "D30", title: "A swipe back that is given up",
      hearing: Callbacks.pairs.union([.didLeave, .didShow]),
      expecting: "B WD, A WA, A WD, A DD, B WA, B DA, 2 pages"
    ) { phone in
      let stack = await phone.showStack("A", "B")
      phone.log.listen(to: stack)
      try await phone.swipe(stack, .back)
      await phone.settle()
      phone.note("\(stack.viewControllers.count) pages")
    },
    FactTrial(
      "E11", "K1", title: "A sheet is pulled down", hearing: .pairs,
      answers: [
        "K1=after": "should dismiss, will dismiss, B WD, B DD, did dismiss",
        "K1=before": "should dismiss, will dismiss, B WD, did dismiss, B DD",
      ]
    ) { phone in
      let ear = SheetEar(phone.log)
      let b = await phone.showSheet(ear)
      try await phone.drag(b, .through)
      await phone.settle()
      withExtendedLifetime(ear) {}
    },
    FactTrial(
      "E12", "B12", title: "A sheet is let go too early", hearing: .pairs,
      expecting: "should dismiss, will dismiss, B WD, B WA, B DA, -"
    ) { phone in
      let ear = SheetEar(phone.log)
      let b = await phone.showSheet(ear)
      try await phone.drag(b, .back)
      await phone.settle()
      withExtendedLifetime(ear) { phone.note(b.flags) }
    },
    FactTrial(
      "E13", title: "A sheet that must stay is pulled", hearing: .pairs, expecting: "attempt"
    ) { phone in
      let ear = SheetEar(phone.log)
      let b = await phone.showSheet(ear)
      b.isModalInPresentation = true
      try await phone.drag(b, .through)
      await phone.settle()
      withExtendedLifetime(ear) {}
    },
  ]
}

extension FactDriver {
  /// A page sheet over a root, with a delegate.
  fileprivate func showSheet(_ delegate: SheetEar) async -> Page {
    let a = await showPage("A")
    let b = page("B", style: .pageSheet)
    b.presentationController?.delegate = delegate
    await show(b, over: a)
    return b
  }
}
