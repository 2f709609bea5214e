import CoordinatorPattern
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("What comes after a backward event") struct AfterwardsTests {
  @Test("After a sheet was swiped down the next one is presented on what is there (R2, C048, C050)")
  func nextSheet() throws {
    let grove = Grove()
    grove.present("First")
    grove.settle()
    try grove.device.user.dragSheetDown()
    grove.present("Second")
    grove.settle()
    #expect(grove.screens == "Home / Second")
    #expect(grove.log == ["First: First"])
  }

  @Test("After a cancelled pull the next sheet lands on the one that stayed (R6, C067)")
  func afterCancelledPull() throws {
    let grove = Grove()
    grove.present("First")
    grove.settle()
    try grove.device.user.dragSheetDown(cancelledAt: 0.4)
    grove.present("Second")
    grove.settle()
    #expect(grove.screens == "Home / First / Second")
    #expect(grove.log == [])
  }

  @Test("Two swipes in quick succession end two children, once each (C1, C079)")
  func twoSwipes() throws {
    let grove = Grove()
    let first = grove.push("A", animated: false)
    grove.push("B", below: first, animated: false)
    grove.settle()
    try grove.device.user.swipeBack()
    grove.device.advance(by: 0.4)
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.log == ["B: B", "A: A"])
    #expect(grove.screens == "Home")
  }

  @Test("A coordinator that shows something after its end is told, and nothing is shown (P8, C115)")
  func showsAfterEnd() {
    let grove = Grove()
    let child = grove.push("Add")
    grove.settle()
    child.didFinish()
    let issues = Issues.collect {
      child.navigate(Leaf("Late"), by: child.navigationController)
      grove.settle()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.description.contains("without a navigation controller") == true)
    #expect(grove.screens == "Home > Add")
  }

  @Test("A child may be released by its own finish in a handler (C1, C095)")
  func endsItself() throws {
    let grove = Grove()
    do {
      let child = Branch("Add", on: grove.navigation, below: grove.top)
      child.makePage = { [weak child] name in
        let leaf = Leaf(name)
        leaf.backwardHandler = { _ in
          child?.didFinish(with: ["result": 3])
        }
        return leaf
      }
      grove.alive.track(child, as: "Add")
      grove.top.coordinate(with: child)
    }
    grove.settle()
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.log == ["Add: 3"])
    #expect(grove.alive.alive == [])
  }

  @Test(
    "A pop under a sheet that stands on the stack ends the tree and takes the sheet along (C1)"
  )
  func popUnderSheet() {
    let grove = Grove()
    let first = grove.push("A", animated: false)
    grove.settle()
    grove.present("B", below: first)
    grove.settle()
    grove.navigation.popToRootViewController(animated: false)
    grove.settle()
    #expect(grove.log == ["B: B", "A: A"])
    #expect(grove.screens == "Home")
  }

  @Test("A child that replaces another in the stack is one movement (P3, C086)")
  func replaces() {
    let grove = Grove()
    let first = grove.push("A", animated: false)
    grove.settle()
    let before = grove.device.transitions.count
    let other = Leaf("B")
    grove.navigation.setViewControllers([grove.home, other], animated: true)
    grove.settle()
    #expect(grove.log == ["A: A"])
    #expect(grove.screens == "Home > B")
    #expect(grove.device.transitions.count == before + 1)
    withExtendedLifetime(first) {}
  }

  @Test("A subtree that ended is released, children before parents (C3)")
  func releaseOrder() {
    let order = ReleaseOrder()
    let top = BaseCoordinator()
    do {
      let parent = Witness("parent", order)
      let child = Witness("child", order)
      let deep = Witness("deep", order)
      top.coordinate(with: parent)
      parent.coordinate(with: child)
      child.coordinate(with: deep)
    }
    #expect(order.names == [])
    top.childCoordinators.first?.didFinish()
    #expect(order.names == ["deep", "child", "parent"])
  }
}

/// In which order coordinators were released.
private nonisolated final class ReleaseOrder: @unchecked Sendable {
  var names: [String] = []
}

/// Says when it is released.
private final class Witness: BaseCoordinator {
  private let name: String
  private let order: ReleaseOrder

  init(_ name: String, _ order: ReleaseOrder) {
    self.name = name
    self.order = order
    super.init(parent: nil)
  }

  deinit {
    order.names.append(name)
  }
}
