import UIKit

extension FactTrial {
  /// What a dismissal takes away.
  static let dismissing: [FactTrial] = [
    FactTrial(
      "C20", title: "Who presents dismisses what it presents, and all above",
      hearing: [.didDisappear], of: ["B"], expecting: "B DD, A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      await phone.show(b, over: a)
      await phone.show(phone.page("C"), over: b)
      a.dismiss(animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C21", title: "Who presents nothing is dismissed itself", expecting: "A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      let x = phone.page("X")
      await phone.show(UINavigationController(rootViewController: x), over: a)
      x.dismiss(animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C22", "K3", title: "A dismissal with nothing to dismiss", hearing: .appearance,
      answers: ["K3=dropped": "nothing", "K3=called": "completion, nothing"]
    ) { phone in
      let a = await phone.showPage("A")
      a.dismiss(animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
      phone.note("nothing")
    },
    FactTrial(
      "C23", title: "A dismissal in the middle takes what is above",
      expecting: "A presents B, B presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      let (b, c) = (phone.page("B"), phone.page("C"))
      await phone.show(b, over: a)
      await phone.show(c, over: b)
      await phone.show(phone.page("D"), over: c)
      b.dismiss(animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
      phone.note("B presents \(UIViewController.name(b.presentedViewController))")
    },
    FactTrial(
      "C29", title: "Two dismissals without animation, of different levels, in one turn",
      expecting: "first, second, A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      await phone.show(b, over: a)
      await phone.show(phone.page("C"), over: b)
      b.dismiss(animated: false) { [log = phone.log] in log.note("first") }
      a.dismiss(animated: false) { [log = phone.log] in log.note("second") }
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
    FactTrial(
      "C32", title: "A dismissal's completion is last of all",
      hearing: [.didAppear, .didDisappear], expecting: "A DA, B DD, completion"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B", style: .fullScreen), over: a)
      a.dismiss(animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
    },
    FactTrial(
      "C34", title: "Dismissing leaves the stack alone, popping leaves the modal alone",
      expecting: "1 page, presents M, 1 page, presents nil"
    ) { phone in
      let stack = await phone.showStack("A", "B")
      await phone.show(phone.page("M"), over: stack.viewControllers[1])
      stack.popViewController(animated: false)
      await phone.settle()
      let state = {
        let presented = UIViewController.name(stack.presentedViewController)
        return "\(stack.viewControllers.count) page, presents \(presented)"
      }
      phone.note(state())
      stack.dismiss(animated: true)
      await phone.settle()
      phone.note(state())
    },
    FactTrial(
      "E15", title: "A dismissal by code is not told to the sheet's delegate",
      expecting: "A presents nil"
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B", style: .pageSheet)
      let ear = SheetEar(phone.log)
      b.presentationController?.delegate = ear
      await phone.show(b, over: a)
      a.dismiss(animated: true)
      await phone.settle()
      withExtendedLifetime(ear) {
        phone.note("A presents \(UIViewController.name(a.presentedViewController))")
      }
    },
  ]

  /// What a dismissal does while another one runs.
  static let twoDismissals: [FactTrial] = [
    FactTrial(
      "C24", "C25", "K19", title: "The same modal dismisses itself twice in one turn",
      answers: [
        "K19=ignore": "A presents B, B presents nil",
        "K19=extra": "A presents nil, B presents nil",
        "K19=overtake": "A presents B, B presents nil",
      ]
    ) { phone in
      let a = await phone.showPage("A")
      let (b, c) = (phone.page("B"), phone.page("C"))
      await phone.show(b, over: a)
      await phone.show(c, over: b)
      c.dismiss(animated: true)
      c.dismiss(animated: true)
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
      phone.note("B presents \(UIViewController.name(b.presentedViewController))")
    },
    FactTrial(
      "C26", title: "A second dismissal by the presenter starts nothing, without its completion",
      hearing: [.willDisappear, .didDisappear], of: ["B"], expecting: "B WD, B DD, first"
    ) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B"), over: a)
      a.dismiss(animated: true) { [log = phone.log] in log.note("first") }
      await phone.endTurn()
      a.dismiss(animated: true) { [log = phone.log] in log.note("second") }
      await phone.settle()
    },
    FactTrial(
      "C27", title: "A dismissal while the modal is still coming in is ignored",
      hearing: [.willDisappear, .didDisappear], of: ["B"], expecting: "A presents B"
    ) { phone in
      let a = await phone.showPage("A")
      a.present(phone.page("B"), animated: true)
      await phone.endTurn()
      a.dismiss(animated: true) { [log = phone.log] in log.note("completion") }
      await phone.settle()
      phone.note("A presents \(UIViewController.name(a.presentedViewController))")
    },
  ]
}

/// Hears what a sheet tells its delegate.
final class SheetEar: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
    super.init()
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.note("should dismiss")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.note("will dismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.note("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.note("attempt")
  }
}
