import UIKit

extension FactTrial {
  /// Who presents, and what is visible of it.
  static let presenting: [FactTrial] = [
    FactTrial(
      "C1", "C4", "C5", title: "A page of a stack presents: the stack is who does",
      expecting: "presented by stack, stack presents M, A presents M"
    ) { phone in
      let stack = await phone.showStack("A")
      let m = phone.page("M")
      stack.viewControllers[0].present(m, animated: false)
      await phone.settle()
      phone.note("presented by \(UIViewController.name(m.presentingViewController))")
      phone.note("stack presents \(UIViewController.name(stack.presentedViewController))")
      let first = stack.viewControllers[0].presentedViewController
      phone.note("A presents \(UIViewController.name(first))")
    },
    FactTrial(
      "C2", title: "Over the current context: the nearest that defines it presents",
      expecting: "presented by C"
    ) { phone in
      let a = await phone.showPage("A")
      let (c, inner) = (phone.page("C"), phone.page("I"))
      a.embed(c)
      c.embed(inner)
      await phone.settle()
      c.definesPresentationContext = true
      let m = phone.page("M", style: .overCurrentContext)
      inner.present(m, animated: false)
      await phone.settle()
      phone.note("presented by \(UIViewController.name(m.presentingViewController))")
    },
    FactTrial(
      "C3", title: "Who defines a presentation context by itself",
      expecting: "controller false, stack true"
    ) { phone in
      phone.note("controller \(UIViewController().definesPresentationContext)")
      phone.note("stack \(UINavigationController().definesPresentationContext)")
    },
    FactTrial(
      "C4", title: "A page of a presented stack knows who presents the stack",
      expecting: "stack by A, X by A"
    ) { phone in
      let a = await phone.showPage("A")
      let x = phone.page("X")
      let stack = UINavigationController(rootViewController: x)
      await phone.show(stack, over: a)
      phone.note("stack by \(UIViewController.name(stack.presentingViewController))")
      phone.note("X by \(UIViewController.name(x.presentingViewController))")
    },
    FactTrial(
      "C6", title: "A child that was removed knows nothing of its old parent's modal",
      expecting: "C presents M, then nil"
    ) { phone in
      let a = await phone.showPage("A")
      let c = phone.page("C")
      a.embed(c)
      await phone.show(phone.page("M"), over: a)
      phone.note("C presents \(UIViewController.name(c.presentedViewController))")
      c.willMove(toParent: nil)
      c.view.removeFromSuperview()
      c.removeFromParent()
      phone.note("then \(UIViewController.name(c.presentedViewController))")
      await phone.settle()
    },
    FactTrial(
      "C17", title: "A present from a dismissal's completion is accepted", hearing: .pairs,
      of: ["C"], expecting: "C WA, C DA, A presents C"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B"), over: a)
      let c = phone.page("C")
      a.dismiss(animated: true) { a.present(c, animated: true) }
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C17", "J7", title: "A present from a modal's did-disappear is accepted", hearing: .pairs,
      of: ["C"], expecting: "C WA, C DA, A presents C"
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B", style: .fullScreen)
      await phone.show(b, over: a)
      let c = phone.page("C")
      b.during[.didDisappear] = { _ in a.present(c, animated: true) }
      a.dismiss(animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C18", title: "A chain of modals is built in one turn, the last one animated",
      expecting: "A presents B, B presents C"
    ) { phone in
      let a = await phone.showPage("A")
      let (b, c) = (phone.page("B"), phone.page("C"))
      a.present(b, animated: false)
      b.present(c, animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
      phone.note("B presents \(UIViewController.name(b.presentedViewController))")
    },
    FactTrial(
      "C32", "C33", "K17", title: "A full-screen present's completion and what it follows",
      hearing: [.didAppear, .didDisappear],
      answers: ["K17=after": "B DA, A DD, completion", "K17=before": "B DA, completion, A DD"]
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B", style: .fullScreen)
      a.present(b, animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
    },
  ]

  /// What is not presented.
  static let refusedPresents: [FactTrial] = [
    FactTrial(
      "C10", title: "A second present is ignored, without its completion",
      hearing: Callbacks.appearance.union([.load]), of: ["C"], expecting: "A presents B"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B"), over: a)
      a.present(phone.page("C"), animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C11", title: "A present from what is in no window is ignored, without its completion",
      hearing: .appearance, expecting: "X presents nil"
    ) { phone in
      let x = phone.page("X")
      x.present(phone.page("M"), animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
      phone.note("X presents \(UIViewController.name(x.presentedViewController))")
    },
    FactTrial(
      "C12", title: "A child that its parent does not know presents all the same",
      hearing: [.didAppear], of: ["M"], expecting: "M DA"
    ) { phone in
      let a = await phone.showPage("A")
      let c = phone.page("C")
      a.view.addSubview(c.view)
      c.present(phone.page("M", style: .overFullScreen), animated: true)
      await phone.settle()
    },
    FactTrial(
      "C16", title: "A present while the last modal goes is ignored, without its completion",
      hearing: .appearance, of: ["C"], expecting: "A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B"), over: a)
      a.dismiss(animated: true)
      await phone.endTurn()
      a.present(phone.page("C"), animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C19", title: "A present on a modal that is still coming in",
      answers: [
        "C19=refused": "B presents nil", "C19=accepted": "completion, B presents C",
      ]
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      a.present(b, animated: true)
      await phone.endTurn()
      b.present(phone.page("C"), animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
      phone.note("B presents \(UIViewController.name(b.presentedViewController))")
    },
  ]
}
