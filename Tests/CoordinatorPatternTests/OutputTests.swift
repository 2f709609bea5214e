import CoordinatorPattern
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A coordinator that ends with a number.
private final class Counting: BaseNavigationCoordinator, OutputCoordinator {
  typealias Output = Int

  override func start() {
    navigate(Leaf("Count"), by: navigationController)
  }
}

@MainActor @Suite("Typed output") struct OutputTests {
  private func start(on grove: Grove, _ log: ResultLog) -> Counting {
    let child = Counting(navigationController: grove.navigation, parent: nil)
    grove.top.coordinate(with: child) { log.record("count", $0) }
    grove.settle()
    return child
  }

  @Test("A value comes back without a cast, before the parent is told (C5, P24, C184)")
  func value() {
    let grove = Grove()
    let log = ResultLog()
    start(on: grove, log).finish(7)
    #expect(log.entries == ["count: 7"])
    #expect(grove.log == ["Counting: nil"])
  }

  @Test("However else it ends it gives nil, once (C5)")
  func noValue() throws {
    let grove = Grove()
    let log = ResultLog()
    let child = start(on: grove, log)
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(log.entries == ["count: nil"])
    #expect(grove.log == ["Counting: Count"])
    let issues = Issues.collect { child.finish(8) }
    #expect(issues.count == 1)
    #expect(log.entries == ["count: nil"])
  }

  @Test("What cannot be started gives nil (C5)")
  func refused() {
    let grove = Grove()
    let log = ResultLog()
    let child = start(on: grove, log)
    child.finish(1)
    let issues = Issues.collect { grove.top.coordinate(with: child) { log.record("again", $0) } }
    #expect(issues.count == 1)
    #expect(log.entries == ["count: 1", "again: nil"])
  }

  @Test("A parent that ends ends it with nil (C5)")
  func parentEnds() {
    let grove = Grove()
    let log = ResultLog()
    let parent = grove.push("Parent", animated: false)
    let child = Counting(navigationController: grove.navigation, parent: nil)
    parent.coordinate(with: child) { log.record("count", $0) }
    grove.settle()
    parent.didFinish()
    #expect(log.entries == ["count: nil"])
    #expect(grove.log == ["Counting: nil", "Parent: nil"])
  }
}
