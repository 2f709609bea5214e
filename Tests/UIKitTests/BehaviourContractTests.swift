import Testing
import UIKit

@MainActor @Suite("Switches of the stand-in")
struct BehaviourContractTests {
  @Test("Names and choices are read, in any order")
  func reading() throws {
    let behaviour = try SimulatedBehaviour.parse("version=26, K19=extra,K2=late").get()
    #expect(behaviour.version == .iOS26)
    #expect(behaviour.secondDismissal == .extra)
    #expect(behaviour.relationEnd == .late)
    #expect(behaviour.didShowMoment == .afterDidAppear)
  }

  @Test(
    "What is not known is told in one sentence",
    arguments: ["K99=x", "K19=maybe", "K19", "seed=many"])
  func unknown(text: String) {
    guard case .failure(let error) = SimulatedBehaviour.parse(text) else {
      Issue.record("\(text) was accepted")
      return
    }
    #expect(error.sentence.hasPrefix("UIKIT_STANDIN_BEHAVIOUR:"))
    #expect(error.sentence.hasSuffix("."))
  }

  @Test("A seed decides a mixture, always the same; a later choice overrules it")
  func mixture() throws {
    let one = try SimulatedBehaviour.parse("seed=7").get()
    #expect(try SimulatedBehaviour.parse("seed=7").get() == one)
    let mixtures = (0..<20).map { SimulatedBehaviour.mixed(seed: $0) }
    #expect(mixtures.contains { $0 != one })
    let other = try SimulatedBehaviour.parse("seed=7,K2=late").get()
    #expect(other.relationEnd == .late)
  }

  @Test("Every switch has at least two choices")
  func choices() {
    for one in BehaviourSwitch.all { #expect(one.choices.count >= 2, "\(one.name)") }
  }
}

@Suite("Transitions as values")
struct TransitionMachineTests {
  @Test("An unanimated change ends where it begins")
  func atOnce() {
    var machine = TransitionMachine(.atOnce)
    #expect(machine.isRequested)
    #expect(machine.began() == .end(.completed))
    #expect(machine.outcome == .completed)
  }

  @Test("A time that is over ends it once")
  func time() {
    var machine = TransitionMachine(.seconds(1))
    #expect(machine.began() == .waitSeconds(1))
    #expect(machine.isRunning)
    #expect(machine.timeIsUp() == .end(.completed))
    #expect(machine.timeIsUp() == .nothing)
  }

  @Test("A finger decides, before or after the beginning", arguments: [true, false])
  func finger(early: Bool) {
    var machine = TransitionMachine(.finger)
    if early {
      #expect(machine.released(.cancelled) == .nothing)
      #expect(machine.began() == .settle(.cancelled))
    } else {
      #expect(machine.began() == .wait)
      #expect(machine.isHeld)
      #expect(machine.released(.cancelled) == .settle(.cancelled))
    }
    #expect(machine.decided == .cancelled)
    #expect(machine.released(.completed) == .nothing)
    #expect(machine.timeIsUp() == .end(.cancelled))
  }

  @Test("What is cut short is completed, and its time is of no matter any more (D19)")
  func cutShort() {
    var machine = TransitionMachine(.seconds(1))
    _ = machine.began()
    #expect(machine.cutShort() == .end(.completed))
    #expect(machine.timeIsUp() == .nothing)
  }

  @Test("A transition begins once")
  func beginsOnce() async {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var machine = TransitionMachine(.seconds(1))
      _ = machine.began()
      _ = machine.began()
    }
    #expect(end.says("A transition begins once"))
  }
}
