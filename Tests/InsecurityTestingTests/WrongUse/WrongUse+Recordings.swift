import Insecurity
import InsecurityTesting
import TestSupport
import UIKit

extension WrongUse {
  /// Results, lifetimes, issues and starts that are not what was meant.
  static let recordings = [
    WrongUse("Issues.collect(_:)", says: tooEarly, tooEarly) {
      let issues = Issues.collect { Page("Page").finish("x") }
      let later = await Issues.collect {
        await Task.yield()
        Page("Page").finish("x")
      }
      // Other tests run while this one waits, and have their own.
      return (issues + later.filter { $0.fileID == #fileID }).map(\.description)
    },
    WrongUse("LifetimeTracker.track(_:as:)", says: "Cart") { leak().alive },
    WrongUse("LifetimeTracker.alive", says: "Cart") { leak().alive },
    WrongUse("LifetimeTracker.all", says: "Cart", "Home") { leak().all },
    WrongUse("ResultLog.handler(_:)", says: "pay: 1", "pay: 1", "waits: never") {
      let log = ResultLog()
      let pay: (Int?) -> Void = log.handler("pay")
      let _: (Int?) -> Void = log.handler("never")
      pay(1)
      pay(1)
      return log.entries.map(\.description) + log.waiting.map { "waits: \($0)" }
    },
    WrongUse("ResultLog.handler(_:then:)", says: "pay: nil", "nothing came") {
      let log = ResultLog()
      var seen = ""
      let pay: (Int?) -> Void = log.handler("pay") { seen = $0 == nil ? "nothing came" : "paid" }
      pay(nil)
      return log.entries.map(\.description) + [seen]
    },
    WrongUse("ResultLog.record(_:_:)", says: "pay: nil") {
      let log = ResultLog()
      log.record("pay", Int?.none)
      return log.entries.map(\.description)
    },
    WrongUse("ResultLog.entries", says: "pay: 1", "pay: 1") {
      let log = ResultLog()
      for _ in 1...2 { log.record("pay", 1) }
      return log.entries.map(\.description)
    },
    WrongUse("ResultLog.waiting", says: "never") {
      let log = ResultLog()
      let _: (Int?) -> Void = log.handler("never")
      return log.waiting
    },
    WrongUse("ResultLog.clear()", says: "never") {
      let log = ResultLog()
      let _: (Int?) -> Void = log.handler("never")
      log.clear()
      return log.waiting
    },
    WrongUse("RecordingNavigation.answer(_:with:)", says: "false") {
      ["\(RecordingNavigation().answer(Page("Page"), with: "x"))"]
    },
    WrongUse("RecordingNavigation.start(_:animated:_:)", says: "presented", "pushed") {
      let navigation = RecordingNavigation()
      navigation.start(Page("Page"), animated: true) { _ in }
      navigation.start(PushedPage("Page"), animated: true) { _ in }
      return navigation.starts.map { "\($0.kind)" }
    },
    WrongUse("RecordingNavigation.start(_:_:animated:_:)", says: "presentedInNewStack") {
      let navigation = RecordingNavigation()
      navigation.start(UINavigationController(), PushedPage("Page"), animated: true) { _ in }
      return navigation.starts.map { "\($0.kind)" }
    },
    WrongUse("RecordingNavigation.start(_:in:animated:_:)", says: "adaptive") {
      let navigation = RecordingNavigation()
      navigation.start(FlexPage("Page"), in: .modal, animated: true) { _ in }
      return navigation.starts.map { "\($0.kind)" }
    },
    WrongUse("RecordingNavigation.starts", says: "0") {
      let navigation = RecordingNavigation()
      navigation.answer(Page("Page"), with: "x")
      return ["\(navigation.starts.count)"]
    },
  ]

  private static let tooEarly =
    "Page was finished or dismissed before it was started, so nothing happened: "
    + "start it first, and finish it once."

  @MainActor private static func leak() -> LifetimeTracker {
    final class Knot { var itself: Knot? }
    let alive = LifetimeTracker()
    let knot = alive.track(Knot(), as: "Cart")
    knot.itself = knot
    alive.track(Knot(), as: "Home")
    return alive
  }
}
