import UIKit

extension FactTrial {
  /// What a modal and who presents it are told.
  static let modalAppearances: [FactTrial] =
    [
      FactTrial(
        "A20", "A22", title: "A full-screen present: the covered one disappears last",
        hearing: Callbacks.appearance.union([.load]),
        expecting: "B load, A WD, B WA, B IA, B DA, A DD"
      ) { phone in
        let a = await phone.showPage("A")
        a.present(phone.page("B", style: .fullScreen), animated: true)
        await phone.settle()
      },
      FactTrial(
        "A21", "A22", "C32", title: "A full-screen dismiss: the leaving one disappears last",
        hearing: .appearance, expecting: "B WD, A WA, A IA, A DA, B DD, completion"
      ) { phone in
        let a = await phone.showPage("A")
        await phone.show(phone.page("B", style: .fullScreen), over: a)
        a.dismiss(animated: true) { [log = phone.log] in log.note("completion") }
        await phone.settle()
      },
    ]
    + [
      ("pageSheet", UIModalPresentationStyle.pageSheet), ("formSheet", .formSheet),
      ("automatic", .automatic), ("overFullScreen", .overFullScreen),
      ("overCurrentContext", .overCurrentContext),
    ].map(leavesPresenterAlone)
    + [
      ("fullScreen", UIModalPresentationStyle.fullScreen, "gone"),
      ("currentContext", .currentContext, "gone"),
      ("overFullScreen", .overFullScreen, "there"),
      ("pageSheet", .pageSheet, "there"),
    ].map(covers) + [
      FactTrial(
        "A23", title: "An alert leaves its presenter alone", hearing: .appearance,
        expecting: "shown"
      ) { phone in
        let a = await phone.showPage("A")
        let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        a.present(alert, animated: true) { [log = phone.log] in log.note("shown") }
        await phone.settle()
        a.dismiss(animated: true)
        await phone.settle()
      },
      FactTrial(
        "A25", title: "Which style automatic becomes",
        answers: [
          "version=17": "page sheet", "version=18": "form sheet", "version=26": "form sheet",
        ]
      ) { phone in
        let a = await phone.showPage("A")
        let b = phone.page("B")
        a.present(b, animated: false)
        switch b.presentationController?.presentationStyle {
        case .pageSheet: phone.note("page sheet")
        case .formSheet: phone.note("form sheet")
        case let style: phone.note("\(style?.rawValue ?? -100)")
        }
        await phone.settle()
      },
      FactTrial(
        "A26", title: "What can be read while a full-screen modal comes",
        expecting: "A WD: presents B, -, B WA: presented by A, presented"
      ) { phone in
        let a = await phone.showPage("A")
        let b = phone.page("B", style: .fullScreen)
        a.during[.willDisappear] = { [log = phone.log] in
          log.note(
            "A WD: presents \(UIViewController.name($0.presentedViewController)), \($0.flags)")
        }
        b.during[.willAppear] = { [log = phone.log] in
          let presenter = UIViewController.name($0.presentingViewController)
          log.note("B WA: presented by \(presenter), \($0.flags)")
        }
        a.present(b, animated: true)
        await phone.settle()
      },
      FactTrial(
        "A27", "K2", title: "When the relation of a full-screen modal ends",
        answers: [
          "K2=early": "A WA: B, A DA: nil, B DD: nil", "K2=late": "A WA: B, A DA: B, B DD: nil",
        ]
      ) { phone in
        let a = await phone.showPage("A")
        let b = phone.page("B", style: .fullScreen)
        await phone.show(b, over: a)
        for callback in [Callback.willAppear, .didAppear] {
          a.during[callback] = { [log = phone.log] in
            log.note("A \(callback.rawValue): \(UIViewController.name($0.presentedViewController))")
          }
        }
        b.during[.didDisappear] = { [log = phone.log] in
          log.note("B DD: \(UIViewController.name($0.presentingViewController))")
        }
        a.dismiss(animated: true)
        await phone.settle()
      },
      FactTrial(
        "K10", "A8", title: "What a covered presenter's callbacks say of animation",
        answers: [
          "K10=same": "A WD animated true, A DD animated true",
          "K10=false": "A WD animated true, A DD animated false",
        ]
      ) { phone in
        let a = await phone.showPage("A")
        for callback in [Callback.willDisappear, .didDisappear] {
          a.during[callback] = { [log = phone.log] in
            log.note("A \(callback.rawValue) animated \($0.isAnimated)")
          }
        }
        a.present(phone.page("B", style: .fullScreen), animated: true)
        await phone.settle()
      },
      FactTrial(
        "A28", title: "A modal that is covered disappears with no flag set",
        expecting: "B WD -, B DD -, presented by A"
      ) { phone in
        let a = await phone.showPage("A")
        let b = phone.page("B", style: .fullScreen)
        await phone.show(b, over: a)
        phone.noteFlags(of: b)
        b.present(phone.page("C", style: .fullScreen), animated: true)
        await phone.settle()
        phone.note("presented by \(UIViewController.name(b.presentingViewController))")
      },
      FactTrial(
        "A29", "A30", title: "Two sheets dismissed at once both disappear", hearing: .pairs,
        of: ["B"], expecting: "B WD, B DD, A presents nil"
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
        "A31", "K4", title: "A covered full-screen modal is told nothing when all go",
        hearing: .appearance, of: ["B"], expecting: "A presents nil"
      ) { phone in
        let a = await phone.showPage("A")
        let b = phone.page("B", style: .fullScreen)
        await phone.show(b, over: a)
        await phone.show(phone.page("C", style: .fullScreen), over: b)
        a.dismiss(animated: true)
        await phone.settle()
        phone.note("A presents \(UIViewController.name(a.presentedViewController))")
      },
    ]

  private static func leavesPresenterAlone(
    _ name: String, _ style: UIModalPresentationStyle
  ) -> FactTrial {
    FactTrial(
      "A23", title: "A presenter is left alone by \(name)", hearing: .pairs,
      expecting: "B WA, B DA, B WD, B DD"
    ) { phone in
      let a = await phone.showPage("A")
      a.present(phone.page("B", style: style), animated: true)
      await phone.settle()
      a.dismiss(animated: true)
      await phone.settle()
    }
  }

  private static func covers(
    _ name: String, _ style: UIModalPresentationStyle, _ rest: String
  ) -> FactTrial {
    FactTrial("A24", title: "The view under \(name) is \(rest)", expecting: rest) { phone in
      let a = await phone.showPage("A")
      await phone.show(phone.page("B", style: style), over: a)
      phone.note(a.view.window == nil ? "gone" : "there")
    }
  }
}
