import UIKit

extension FactTrial {
  /// What the flags of modals say.
  static let modalFlags: [FactTrial] = [
    FactTrial(
      "B1", "B3", title: "A modal's flags",
      expecting: """
        B WA presented, B IA presented, B DA presented, between -, \
        B WD dismissed, B DD dismissed, after -
        """
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      phone.noteFlags(of: b)
      a.present(b, animated: true)
      await phone.settle()
      phone.note("between \(b.flags)")
      a.dismiss(animated: true)
      await phone.settle()
      phone.note("after \(b.flags)")
    },
    FactTrial(
      "B4", title: "In the completions the flags are false again",
      expecting: "presented: -, dismissed: -"
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      a.present(b, animated: true) { [log = phone.log] in log.note("presented: \(b.flags)") }
      await phone.settle()
      a.dismiss(animated: true) { [log = phone.log] in log.note("dismissed: \(b.flags)") }
      await phone.settle()
    },
    FactTrial(
      "B8", "B14", title: "A presented stack has the flags, its page has not",
      expecting: "X WA to, X IA to, X DA to, X WD -, stack dismissed, X DD -"
    ) { phone in
      let a = await phone.showPage("A")
      let x = phone.page("X")
      let stack = UINavigationController(rootViewController: x)
      phone.noteFlags(of: x)
      x.during[.willDisappear] = { [log = phone.log] in
        log.note("X WD \($0.flags)")
        log.note("stack \(stack.flags)")
      }
      a.present(stack, animated: true)
      await phone.settle()
      a.dismiss(animated: true)
      await phone.settle()
    },
    FactTrial(
      "B13", title: "While a modal goes its relation and its flag stand",
      expecting: "B WD: presented by A, dismissed, A presents B"
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      await phone.show(b, over: a)
      b.during[.willDisappear] = { [log = phone.log] in
        let presenter = UIViewController.name($0.presentingViewController)
        log.note("B WD: presented by \(presenter), \($0.flags)")
        log.note("A presents \(UIViewController.name(a.presentedViewController))")
      }
      a.dismiss(animated: true)
      await phone.settle()
    },
    FactTrial(
      "K20", "B13", title: "When a modal begins to be dismissed",
      answers: ["K20=call": "after the call: dismissed", "K20=wd": "after the call: -"]
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      await phone.show(b, over: a)
      a.dismiss(animated: true)
      phone.note("after the call: \(b.flags)")
      await phone.settle()
    },
  ]

  /// What the flags of a stack's pages say.
  static let stackFlags: [FactTrial] = [
    FactTrial(
      "B1", "B2", "B10", title: "The flags of a pushed page, and of the one below",
      expecting: """
        A WD -, B WA to, B IA to, A DD -, B DA to, B WD from, A WA -, A IA -, B DD from, A DA -
        """
    ) { phone in
      let stack = await phone.showStack("A")
      let b = phone.page("B")
      for page in stack.viewControllers.compactMap({ $0 as? Page }) + [b] {
        phone.noteFlags(of: page)
      }
      stack.pushViewController(b, animated: true)
      await phone.settle()
      stack.popViewController(animated: true)
      await phone.settle()
    },
    FactTrial(
      "B5", "D14", "K14", title: "What a popped page's parent is when it has disappeared",
      answers: [
        "K14=nil": "B DD: parent nil, end: parent nil",
        "K14=kept": "B DD: parent stack, end: parent nil",
      ]
    ) { phone in
      let b = phone.page("B")
      let stack = await phone.showStack("A")
      stack.pushViewController(b, animated: false)
      await phone.settle()
      b.during[.didDisappear] = { [log = phone.log] in
        log.note("B DD: parent \(UIViewController.name($0.parent))")
      }
      stack.popViewController(animated: true)
      await phone.settle()
      phone.note("end: parent \(UIViewController.name(b.parent))")
    },
    FactTrial(
      "B6", title: "A page that is about to be popped knows its stack, whose top is another",
      expecting: "B WD: in stack, top A"
    ) { phone in
      let b = phone.page("B")
      let stack = await phone.showStack("A")
      stack.pushViewController(b, animated: false)
      await phone.settle()
      b.during[.willDisappear] = { [log = phone.log] in
        let top = UIViewController.name(stack.topViewController)
        log.note("B WD: in \(UIViewController.name($0.navigationController)), top \(top)")
      }
      stack.popViewController(animated: true)
      await phone.settle()
    },
    FactTrial(
      "B7", title: "A child of a popped page is not moving itself", expecting: "C WD -, C DD -"
    ) { phone in
      let (b, c) = (phone.page("B"), phone.page("C"))
      let stack = await phone.showStack("A")
      b.embed(c)
      stack.pushViewController(b, animated: false)
      await phone.settle()
      phone.noteFlags(of: c)
      stack.popViewController(animated: true)
      await phone.settle()
    },
    FactTrial(
      "B9", title: "A hidden page is told nothing when its stack goes", hearing: .appearance,
      of: ["X"], expecting: "A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      let stack = UINavigationController()
      stack.setViewControllers([phone.page("X"), phone.page("Y")], animated: false)
      await phone.show(stack, over: a)
      a.dismiss(animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "B11", title: "The first page of a stack moves to its parent when it first appears",
      expecting: "A WA to"
    ) { phone in
      let a = phone.page("A")
      a.during[.willAppear] = { [log = phone.log] in log.note("A WA \($0.flags)") }
      phone.window.rootViewController = UINavigationController(rootViewController: a)
      phone.window.makeKeyAndVisible()
      await phone.settle()
    },
  ]
}
