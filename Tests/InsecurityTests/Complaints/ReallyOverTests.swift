import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("When a movement is really over") struct ReallyOverTests {
  /// One kind of movement each.
  enum Change: String, CaseIterable, Sendable {
    case push, pop, present, dismiss, newStack, replace, root

    /// A stage on which the change can be made.
    @MainActor fileprivate func stage() -> Stage {
      let stage = Stage.pushing()
      switch self {
      case .push, .present, .newStack, .root: break
      case .pop, .replace: stage.push("List")
      case .dismiss: stage.present("Sheet")
      }
      stage.settle()
      return stage
    }

    @MainActor fileprivate func make(on stage: Stage, animated: Bool) {
      switch self {
      case .push: stage.push("Next", animated: animated)
      case .present: stage.present("Next", animated: animated)
      case .newStack:
        stage.host.start(
          UINavigationController(), PushedPage("Next"), animated: animated,
          stage.log.handler("Next"))
      case .pop, .dismiss: stage.host.dismissChildren(animated: animated)
      case .replace:
        stage.host.batch {
          stage.host.dismissChildren(animated: animated)
          stage.push("Next", animated: animated)
        }
      case .root:
        WindowHost(stage.device.window)
          .start(Page("Next"), animated: animated, stage.log.handler("Next"))
      }
    }

    fileprivate var outcome: String {
      switch self {
      case .push, .replace: "Home > Next"
      case .pop, .dismiss: "Home"
      case .present, .newStack: "Home / Next"
      case .root: "Next"
      }
    }
  }

  @Test(
    "Whatever moves, one is told when it has ended, not before (C025, C033)",
    arguments: Change.allCases, [true, false])
  func afterTheMovement(change: Change, animated: Bool) {
    let stage = change.stage()
    let began = stage.device.now
    change.make(on: stage, animated: animated)
    var told: [String] = []
    var idle: [Bool] = []
    var seconds = 0.0
    WindowHost(stage.device.window).afterSettling {
      told.append(stage.screens)
      idle.append(stage.host.isIdle)
      seconds = stage.device.now - began
    }
    #expect(told == [])
    stage.settle()
    #expect(told == [change.outcome])
    #expect(idle == [true])
    #expect(animated ? (0.29...0.7).contains(seconds) : seconds < 0.1)
    #expect(stage.device.transitions.last?.animated == animated)
  }

  @Test("Where nothing is presented, dismissing all is over too, once (C028, rule 6)")
  func nothingToDismiss() {
    let stage = Stage()
    var told = 0
    let before = stage.device.transitions.count
    stage.host.dismissChildren()
    stage.host.afterSettling { told += 1 }
    #expect(told == 0)
    stage.settle()
    stage.settle()
    #expect(told == 1)
    #expect(stage.device.transitions.count == before)
    #expect(stage.log.entries == [])
  }

  @Test("Empty operations of every kind are over, once each (C028, rule 6)")
  func nothingToDo() {
    let stage = Stage.pushing()
    let list = stage.push("List")
    stage.settle()
    let empty: [() -> Void] = [
      { list.returnHere() }, { list.dismissChildren() }, { stage.host.batch {} },
      { InsecurityHost(modal: stage.home).dismissChildren() }, {},
    ]
    let counter = CallCounter(stage.device)
    for operation in empty {
      var told = 0
      operation()
      stage.host.afterSettling { told += 1 }
      stage.settle()
      #expect(told == 1)
    }
    #expect(counter.calls.isEmpty)
    #expect(stage.screens == "Home > List")
    #expect(stage.log.entries == [])
  }

  @Test("Awaiting rest where nothing moves returns (C028)")
  func awaitsRest() async {
    let stage = Stage()
    let task = Task { @MainActor in
      stage.host.dismissChildren()
      await stage.host.settled()
      return stage.screens
    }
    await stage.device.settled()
    #expect(await task.value == "Home")
    #expect(stage.device.transitions.map(\.kind) == [])
  }

  @Test("An end without animation is told and over like any other (C033)")
  func unanimated() {
    let stage = Stage()
    let cart = stage.present("Cart")
    cart.present("Pay", stage.log)
    stage.settle()
    var told = 0
    cart.finish("x", animated: false)
    stage.host.afterSettling { told += 1 }
    #expect(stage.log.entries == ["Pay: nil", "Cart: x"])
    let began = stage.device.now
    stage.settle()
    #expect(told == 1)
    #expect(stage.device.now - began < 0.1)
    #expect(stage.screens == "Home")
    #expect(stage.device.transitions.last?.animated == false)
  }
}
