import UIKit

extension FactTrial {
  /// What children and tabs are told.
  static let childAppearances: [FactTrial] = [
    FactTrial(
      "A34", title: "Which containment calls are UIKit's, and which are the container's",
      hearing: .containment,
      expecting: "C willMove, added, C didMove, C willMove(nil), removing, C didMove(nil), removed"
    ) { phone in
      let a = await phone.showPage("A")
      let c = phone.page("C")
      a.addChild(c)
      phone.note("added")
      c.didMove(toParent: a)
      c.willMove(toParent: nil)
      phone.note("removing")
      c.removeFromParent()
      phone.note("removed")
      await phone.settle()
    },
    FactTrial(
      "A35", title: "Adding a child takes it from its old parent",
      expecting: "old has 0, new has 1"
    ) { phone in
      let (old, new, c) = (phone.page("A"), phone.page("B"), phone.page("C"))
      old.addChild(c)
      new.addChild(c)
      phone.note("old has \(old.children.count)")
      phone.note("new has \(new.children.count)")
      await phone.settle()
    },
    FactTrial(
      "A36", title: "A child's view under a visible parent: will-appear in the call",
      hearing: .pairs, expecting: "C WA, added, C DA"
    ) { phone in
      let a = await phone.showPage("A")
      a.embed(phone.page("C"))
      phone.note("added")
      await phone.settle()
    },
    FactTrial(
      "A38", "K9", title: "A tab is selected for the first time",
      hearing: Callbacks.pairs.union([.load]),
      answers: [
        "K9=new": "B load, B WA, A WD, A DD, B DA",
        "K9=old": "B load, A WD, B WA, A DD, B DA",
      ]
    ) { phone in
      let tabs = UITabBarController()
      tabs.viewControllers = [phone.page("A"), phone.page("B")]
      await phone.show(tabs)
      tabs.selectedIndex = 1
      await phone.settle()
    },
  ]
}
