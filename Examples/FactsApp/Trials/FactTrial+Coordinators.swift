import UIKit

extension FactTrial {
  /// What is known of transition coordinators.
  static let coordinators: [FactTrial] = [
    FactTrial(
      "F1", "F3", title: "A coordinator is there from the call to the end",
      expecting: "before none, pushed there, end none, popped there, end none"
    ) { phone in
      let stack = await phone.showStack("A")
      let state = { stack.transitionCoordinator == nil ? "none" : "there" }
      phone.note("before \(state())")
      stack.pushViewController(phone.page("B"), animated: true)
      phone.note("pushed \(state())")
      await phone.settle()
      phone.note("end \(state())")
      stack.popViewController(animated: true)
      phone.note("popped \(state())")
      await phone.settle()
      phone.note("end \(state())")
    },
    FactTrial(
      "F1", title: "A present and a dismissal have a coordinator too",
      expecting: "presented there, end none, dismissed there, end none"
    ) { phone in
      let a = await phone.showPage("A")
      let b = phone.page("B")
      let state = { b.transitionCoordinator == nil ? "none" : "there" }
      a.present(b, animated: true)
      phone.note("presented \(state())")
      await phone.settle()
      phone.note("end \(state())")
      a.dismiss(animated: true)
      phone.note("dismissed \(state())")
      await phone.settle()
      phone.note("end \(state())")
    },
    FactTrial(
      "F2", title: "A push without animation has none", expecting: "none"
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: false)
      phone.note(stack.transitionCoordinator == nil ? "none" : "there")
      await phone.settle()
    },
    FactTrial(
      "F5", title: "A coordinator's completion follows the end of a push",
      hearing: [.didAppear, .didDisappear, .didMove, .didShow],
      expecting: "A DD, B DA, B didMove, B didShow, completion, cancelled false"
    ) { phone in
      let stack = await phone.showStack("A")
      phone.log.listen(to: stack)
      stack.pushViewController(phone.page("B"), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { [log = phone.log] in
        log.note("completion, cancelled \($0.isCancelled)")
      }
      await phone.settle()
    },
    FactTrial(
      "F5", "C33", title: "A coordinator's completion follows the end of a present",
      hearing: [.didAppear], expecting: "B DA, present's completion, coordinator's"
    ) { phone in
      let a = await phone.showPage("A")
      a.present(phone.page("B"), animated: true) { [log = phone.log] in
        log.note("present's completion")
      }
      a.transitionCoordinator?.animate(alongsideTransition: nil) { [log = phone.log] _ in
        log.note("coordinator's")
      }
      await phone.settle()
    },
    FactTrial(
      "F6", title: "A push from a coordinator's completion works", hearing: [.didAppear],
      expecting: "B DA, C DA, 3 pages"
    ) { phone in
      let stack = await phone.showStack("A")
      let c = phone.page("C")
      stack.pushViewController(phone.page("B"), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stack.pushViewController(c, animated: true)
      }
      await phone.settle()
      phone.note("\(stack.viewControllers.count) pages")
    },
    FactTrial(
      "K16", title: "Reading the coordinator after a push",
      hearing: [.willAppear],
      answers: ["K16=harmless": "read, B WA", "K16=starts": "B WA, read"]
    ) { phone in
      let stack = await phone.showStack("A")
      stack.pushViewController(phone.page("B"), animated: true)
      _ = stack.transitionCoordinator
      phone.note("read")
      await phone.settle()
    },
  ]

  /// Who keeps whom.
  static let retention: [FactTrial] = [
    FactTrial("G5", title: "A popped page is released", expecting: "gone") { phone in
      let stack = await phone.showStack("A")
      weak var page: Page?
      autoreleased {
        let b = phone.page("B")
        page = b
        stack.pushViewController(b, animated: false)
      }
      await phone.settle()
      autoreleased { _ = stack.popViewController(animated: true) }
      await phone.settle()
      phone.log.clear()
      phone.note(page == nil ? "gone" : "kept")
    },
    FactTrial("G7", title: "A dismissed modal is released", expecting: "gone") { phone in
      let a = await phone.showPage("A")
      weak var page: Page?
      autoreleased {
        let b = phone.page("B")
        page = b
        a.present(b, animated: false)
      }
      await phone.settle()
      a.dismiss(animated: true)
      await phone.settle()
      phone.log.clear()
      phone.note(page == nil ? "gone" : "kept")
    },
  ]
}

/// Runs a closure so that nothing of it outlives it, where objects can be autoreleased.
@MainActor func autoreleased(_ body: () -> Void) {
  #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
  #else
    body()
  #endif
}
