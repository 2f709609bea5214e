import CoordinatorPattern
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Backward events") struct BackwardEventTests {
  @Test("C062, C063: the back button ends the child and tells its parent once (C1)")
  func backButton() throws {
    let grove = Grove()
    grove.push("Add")
    grove.settle()
    #expect(grove.screens == "Home > Add")
    #expect(grove.top.childCoordinators.count == 1)
    try grove.device.user.tapBack()
    grove.settle()
    #expect(grove.log == ["Add: Add"])
    #expect(grove.top.childCoordinators.isEmpty)
    #expect(grove.alive.alive == [])
  }

  @Test("C049: a swipe back ends the child (C1)")
  func swipeBack() throws {
    let grove = Grove()
    grove.push("Add")
    grove.settle()
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.log == ["Add: Add"])
    #expect(grove.alive.alive == [])
  }

  @Test("P21, C065, C066: a cancelled swipe is no backward event (C1)")
  func cancelledSwipe() throws {
    let grove = Grove()
    grove.push("Add")
    grove.settle()
    try grove.device.user.swipeBack(cancelledAt: 0.4)
    grove.settle()
    #expect(grove.log == [])
    #expect(grove.top.childCoordinators.count == 1)
    #expect(grove.screens == "Home > Add")
  }

  @Test("C042, C043: a sheet that is swiped down ends its child (C1)")
  func sheetSwipe() throws {
    let grove = Grove()
    grove.present("Subtract")
    grove.settle()
    #expect(grove.screens == "Home / Subtract")
    try grove.device.user.dragSheetDown(cancelledAt: 0.4)
    grove.settle()
    #expect(grove.log == [])
    try grove.device.user.dragSheetDown()
    grove.settle()
    #expect(grove.log == ["Subtract: Subtract"])
    #expect(grove.alive.alive == [])
  }

  @Test("P22, C122: a sheet with a whole stack in it ends all, the deepest first (C1, C2)")
  func sheetWithStack() throws {
    let grove = Grove()
    let stack = UINavigationController()
    let settings = grove.present("Settings", in: stack)
    grove.settle()
    let info = Branch("Info", on: stack, below: settings)
    settings.coordinate(with: info)
    let more = Branch("More", on: stack, below: info)
    grove.listen(to: info)
    info.coordinate(with: more)
    grove.settle()
    #expect(grove.screens == "Home / Settings > Info > More")
    try grove.device.user.dragSheetDown()
    grove.settle()
    #expect(grove.log == ["More: More", "Info: Info", "Settings: Settings"])
    #expect(grove.top.childCoordinators.isEmpty)
  }

  @Test("P22, C069: pop to root ends every coordinator between, the deepest first (C1)")
  func popToRoot() {
    let grove = Grove()
    let first = grove.push("A", animated: false)
    let second = grove.push("B", below: first, animated: false)
    grove.push("C", below: second, animated: false)
    grove.settle()
    #expect(grove.screens == "Home > A > B > C")
    grove.navigation.popToRootViewController(animated: true)
    grove.settle()
    #expect(grove.log == ["C: C", "B: B", "A: A"])
  }

  @Test("C052, C054: the back menu over several ends each once (C1)")
  func backMenu() throws {
    let grove = Grove()
    let first = grove.push("A", animated: false)
    let second = grove.push("B", below: first, animated: false)
    grove.push("C", below: second, animated: false)
    grove.settle()
    try grove.device.user.holdBack(to: 1)
    grove.settle()
    #expect(grove.log == ["C: C", "B: B"])
    #expect(grove.screens == "Home > A")
  }
}
