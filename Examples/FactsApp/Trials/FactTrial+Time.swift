import UIKit

extension FactTrial {
  /// When things happen, relative to the call.
  static let time: [FactTrial] = [
    FactTrial(
      "01", title: "A push changes the array in the call; its transition starts later",
      hearing: [.willDisappear, .willAppear],
      expecting: "2 pages, B not loaded, A WD, B WA"
    ) { phone in
      let stack = await phone.showStack("A")
      let b = phone.page("B")
      stack.pushViewController(b, animated: true)
      phone.note("\(stack.viewControllers.count) pages, B \(b.isViewLoaded ? "" : "not ")loaded")
      await phone.settle()
    },
    FactTrial(
      "02", title: "Laying out a stack's view after a push starts the transition",
      hearing: [.willDisappear, .willAppear], expecting: "pushed, A WD, B WA, laid out"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: true)
      phone.note("pushed")
      stack.view.setNeedsLayout()
      stack.view.layoutIfNeeded()
      phone.note("laid out")
      await phone.settle()
    },
    FactTrial(
      "03", title: "A push without animation is over when the turn is", hearing: .pairs,
      expecting: "pushed, A WD, B WA, A DD, B DA, turn"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: false)
      phone.note("pushed")
      await phone.endTurn()
      phone.note("turn")
      await phone.settle()
    },
    FactTrial(
      "04", title: "An animated push starts with the turn's end and ends later", hearing: .pairs,
      expecting: "pushed, A WD, B WA, turn, A DD, B DA"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: true)
      phone.note("pushed")
      await phone.endTurn()
      phone.note("turn")
      await phone.settle()
    },
    FactTrial(
      "05", "C8", "C9", title: "A present relates and loads in the call; appearance comes later",
      hearing: [.load, .willAppear, .didAppear],
      expecting: "B load, A presents B, B WA, B DA"
    ) { phone in
      let a = await phone.showPage("A")
      a.present(phone.page("B"), animated: false)
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
      await phone.settle()
    },
    FactTrial(
      "06", title: "A dismissal's callbacks come after the call", hearing: .pairs, of: ["B"],
      expecting: "dismissed, B WD, B DD"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B"), over: a)
      a.dismiss(animated: true)
      phone.note("dismissed")
      await phone.settle()
    },
    FactTrial(
      "07", "C30", title: "A dismissal without animation is not over in the call",
      expecting: "still presents B, then nil"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B"), over: a)
      a.dismiss(animated: false)
      phone.note("still presents \(UIViewController.name(a.presentedViewController))")
      await phone.settle()
      phone.note("then \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "08", "H2", title: "A root's will-appear comes in the call, its did-appear later",
      hearing: [.willAppear, .didAppear], expecting: "A WA, visible, A DA"
    ) { phone in
      phone.window.rootViewController = phone.page("A")
      phone.window.makeKeyAndVisible()
      phone.note("visible")
      await phone.settle()
    },
    FactTrial(
      "09", title: "A view that is taken from the window: will-disappear in the call",
      hearing: .pairs, of: ["C"], expecting: "C WD, taken, C DD"
    ) { phone in
      let a = await phone.showPage("A")
      let c = phone.page("C")
      a.embed(c)
      await phone.settle()
      phone.log.clear()
      c.view.removeFromSuperview()
      phone.note("taken")
      await phone.settle()
    },
    FactTrial(
      "10", title: "A stack as root loads itself in the call, its top page with the turn",
      hearing: [.load], expecting: "stack loaded, A load, turn"
    ) { phone in
      let stack = UINavigationController(rootViewController: phone.page("A"))
      phone.window.rootViewController = stack
      phone.window.makeKeyAndVisible()
      phone.note("stack \(stack.isViewLoaded ? "" : "not ")loaded")
      await phone.endTurn()
      phone.note("turn")
      await phone.settle()
    },
  ]
}
