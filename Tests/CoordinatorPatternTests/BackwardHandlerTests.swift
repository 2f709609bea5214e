import CoordinatorPattern
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Backward handlers") struct BackwardHandlerTests {
  @Test("Whoever has shown a controller, it is told when it has left (C1)")
  func foundControllers() throws {
    let grove = Grove()
    var told: [String] = []
    func leaf(_ name: String) -> Leaf {
      let leaf = Leaf(name)
      leaf.backwardHandler = { told.append("\($0?["from"] ?? "nil")") }
      return leaf
    }
    grove.navigation.pushViewController(leaf("Pushed"), animated: true)
    grove.settle()
    let sheet = UINavigationController(rootViewController: leaf("Root"))
    grove.navigation.present(sheet, animated: true)
    grove.settle()
    sheet.pushViewController(leaf("Inner"), animated: true)
    grove.settle()
    sheet.present(leaf("Alone"), animated: true)
    grove.settle()
    #expect(grove.screens == "Home > Pushed / Root > Inner / Alone")
    try grove.device.user.dragSheetDown(cancelledAt: 0.3)
    grove.settle()
    #expect(told == [])
    grove.navigation.dismiss(animated: true)
    grove.settle()
    #expect(told == ["Alone", "Inner", "Root"])
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(told == ["Alone", "Inner", "Root", "Pushed"])
  }

  @Test("What a controller passes is asked for once, and it is alive while all are told (C1)")
  func passingInfo() throws {
    let grove = Grove()
    weak var page: Leaf?
    var wasAlive = false
    var asked = 0
    do {
      let leaf = Leaf("Add")
      page = leaf
      let child = Branch("Add", on: grove.navigation, below: grove.top)
      child.makePage = { _ in leaf }
      grove.top.coordinate(with: child)
    }
    grove.top.removeChildHandler = { _, _ in
      wasAlive = page != nil
      asked = page?.timesAsked ?? 0
    }
    grove.settle()
    try grove.device.user.tapBack()
    grove.settle()
    #expect(wasAlive)
    #expect(asked == 1)
    #expect(page == nil)
  }

  @Test("A handler that the app has set stays, and the lowest screen ends its coordinator (C1)")
  func ownHandler() throws {
    let grove = Grove()
    var told: [String] = []
    let child = Branch("Add", on: grove.navigation, below: grove.top)
    child.makePage = { name in
      let leaf = Leaf(name)
      leaf.backwardHandler = { told.append("\($0?["from"] ?? "nil")") }
      return leaf
    }
    grove.top.coordinate(with: child)
    grove.settle()
    try grove.device.user.tapBack()
    grove.settle()
    #expect(told == ["Add"])
    #expect(grove.log == ["Add: Add"])
  }

  @Test("A second screen with a handler of its own does not end its coordinator (C1)")
  func twoScreens() throws {
    let grove = Grove()
    let child = grove.push("First", animated: false)
    let second = Leaf("Second")
    second.backwardHandler = { _ in grove.record("second left") }
    child.navigate(second, by: grove.navigation, animated: false)
    grove.settle()
    try grove.device.user.tapBack()
    grove.settle()
    #expect(grove.log == ["second left"])
    #expect(grove.top.childCoordinators.count == 1)
    try grove.device.user.tapBack()
    grove.settle()
    #expect(grove.log == ["second left", "First: First"])
  }

  @Test("A screen that is not told when it leaves ends its coordinator too (C1)")
  func plainScreen() throws {
    let grove = Grove()
    let child = Branch("Plain", on: grove.navigation, below: grove.top)
    child.makePage = { NamedScreen($0) }
    grove.top.coordinate(with: child)
    grove.settle()
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.log == ["Plain: nil"])
  }

  @Test("The app's own delegates are left alone, and detection does not need them (P7, C127)")
  func delegates() throws {
    final class Delegate: UIViewController, UINavigationControllerDelegate {}
    let grove = Grove()
    let delegate = Delegate()
    grove.navigation.delegate = delegate
    grove.push("Add")
    grove.settle()
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.navigation.delegate === delegate)
    #expect(grove.log == ["Add: Add"])
  }

  @Test("What starts while a child is removed is carried out in order (P2, C093, C094, C207)")
  func startsInHandler() throws {
    let grove = Grove()
    grove.push("First")
    grove.settle()
    grove.top.removeChildHandler = { [unowned grove] _, _ in
      grove.listen(to: grove.top)
      grove.push("Second")
    }
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.screens == "Home > Second")
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.log == ["Second: Second"])
  }
}
