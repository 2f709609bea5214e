import CoordinatorPattern
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Backward events") struct BackwardEventTests {
  @Test("The back button ends the child and tells its parent once (C1, C062, C063)")
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

  @Test("A swipe back ends the child (C1, C049)")
  func swipeBack() throws {
    let grove = Grove()
    grove.push("Add")
    grove.settle()
    try grove.device.user.swipeBack()
    grove.settle()
    #expect(grove.log == ["Add: Add"])
    #expect(grove.alive.alive == [])
  }

  @Test("A cancelled swipe is no backward event (C1, P21, C065, C066)")
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

  @Test("A sheet that is swiped down ends its child (C1, C042, C043)")
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

  @Test("A sheet with a whole stack in it ends all, the deepest first (C1, C2, P22, C122)")
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

  @Test("Pop to root ends every coordinator between, the deepest first (C1, P22, C069)")
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

  @Test("The back menu over several ends each once (C1, C052, C054)")
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

  @Test("A close button that dismisses by UIKit ends the child (C1, C047, C179)")
  func closeButton() {
    let grove = Grove()
    let child = grove.present("Subtract", in: UINavigationController())
    grove.settle()
    child.page?.dismiss(animated: true)
    grove.settle()
    #expect(grove.log == ["Subtract: Subtract"])
    #expect(grove.screens == "Home")
  }

  @Test("Foreign pops and replaced stacks end what they took (C1, C058, C084)")
  func foreignChanges() {
    let grove = Grove()
    let first = grove.push("A", animated: false)
    grove.push("B", below: first, animated: false)
    grove.settle()
    grove.navigation.popViewController(animated: false)
    grove.settle()
    #expect(grove.log == ["B: B"])
    grove.navigation.setViewControllers([NamedScreen("Other")], animated: true)
    grove.settle()
    #expect(grove.log == ["B: B", "A: A"])
    #expect(grove.screens == "Other")
  }

  @Test("A foreign dismissal of several ends all, the topmost first (C1, C073, C074, C075)")
  func foreignDismissal() {
    let grove = Grove()
    let first = grove.present("A")
    grove.settle()
    let second = grove.present("B", in: UINavigationController(), below: first)
    grove.settle()
    grove.present("C", below: second)
    grove.settle()
    #expect(grove.screens == "Home / A / B / C")
    let before = grove.device.transitions.count
    grove.navigation.dismiss(animated: true)
    grove.settle()
    #expect(grove.log == ["C: C", "B: B", "A: A"])
    #expect(grove.device.transitions.count == before + 1)
  }

  @Test("A window root that foreign code replaces ends the tree on it (C1, C130, C131)")
  func replacedRoot() {
    let grove = Grove()
    let first = grove.push("A", animated: false)
    grove.present("B", below: first)
    grove.settle()
    grove.device.window.rootViewController = NamedScreen("Login")
    grove.settle()
    #expect(grove.log.sorted() == ["A: A", "B: B"])
  }

  @Test("What is deallocated with its stack has left (C1, R10)")
  func deallocated() {
    let device = HeadlessDevice()
    var told: [String] = []
    do {
      let navigation = UINavigationController(rootViewController: NamedScreen("Home"))
      device.window.rootViewController = navigation
      device.settle()
      let top = BaseNavigationCoordinator(navigationController: navigation, parent: nil)
      let page = Leaf("Page")
      page.backwardHandler = { told.append("\($0?["from"] ?? "nil")") }
      top.navigate(page, by: navigation)
      device.settle()
      device.window.rootViewController = NamedScreen("Login")
    }
    device.settle()
    #expect(told == ["Page"])
  }

  @Test("What covers a screen, and another tab, are no backward events (C200, C201)")
  func covers() {
    let grove = Grove()
    grove.push("Add")
    grove.settle()
    grove.navigation.present(NamedScreen("Cover"), animated: true)
    grove.settle()
    grove.navigation.dismiss(animated: true)
    grove.settle()
    #expect(grove.log == [])
  }

  @Test("A tab that is left and its stack stay as they are (C1)")
  func tabs() throws {
    let navigation = UINavigationController(rootViewController: NamedScreen("First"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, NamedScreen("Second")]
    let device = Fixture.device(showing: tabs)
    let top = BaseNavigationCoordinator(navigationController: navigation, parent: nil)
    var ended = 0
    top.removeChildHandler = { _, _ in ended += 1 }
    top.coordinate(with: Branch("Add", on: navigation, below: top))
    device.settle()
    tabs.selectedIndex = 1
    device.settle()
    #expect(ended == 0)
    tabs.selectedIndex = 0
    device.settle()
    try device.user.tapBack()
    device.settle()
    #expect(ended == 1)
  }
}
