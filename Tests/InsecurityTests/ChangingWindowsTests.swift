import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// A stack on which a chain began before it was in a window; made inside a test, because what has no
/// window belongs to the device that was touched last.
@MainActor private final class Moving {
  let device: HeadlessDevice
  let home = NamedScreen("Home")
  let tabs = UITabBarController()
  let stack = UINavigationController(rootViewController: NamedScreen("List"))
  let log = ResultLog()
  let cart = PushedPage("Cart")

  init() {
    tabs.viewControllers = [home]
    device = Fixture.device(showing: tabs)
    InsecurityHost(navigation: stack).start(cart, animated: true, log.handler("Cart"))
    device.settle()
  }

  /// A chain that lives in the window already.
  func present(_ name: String) -> Page {
    let page = Page(name)
    InsecurityHost(modal: home).start(page, animated: true, log.handler(name))
    device.settle()
    return page
  }
}

@MainActor @Suite("Roots that change their window") struct ChangingWindowsTests {
  @Test("A stack that becomes a tab beside a live chain brings its screens along (P4)")
  func becomesTab() throws {
    let moving = Moving()
    let help = moving.present("Help")
    help.finish("read")
    let info = moving.present("Info")
    moving.tabs.viewControllers = [moving.home, moving.stack]
    moving.device.settle()
    #expect(moving.log.entries == ["Help: read"])
    info.dismiss()
    moving.device.settle()
    moving.tabs.selectedIndex = 1
    moving.device.settle()
    #expect(moving.device.screens == "List > Cart")
    let pay = PushedPage("Pay")
    moving.cart.navigation.start(pay, animated: true, moving.log.handler("Pay"))
    moving.device.settle()
    #expect(moving.device.screens == "List > Cart > Pay")
    try moving.device.user.tapBack()
    moving.device.settle()
    moving.cart.finish("paid")
    moving.device.settle()
    #expect(moving.device.screens == "List")
    #expect(moving.log.entries == ["Help: read", "Info: nil", "Pay: nil", "Cart: paid"])
    #expect(moving.device.warnings == [])
  }

  @Test("What waited for a window is shown when the stack comes where a chain lives (R10)")
  func waitingIsShown() {
    let moving = Moving()
    _ = moving.present("Info")
    moving.cart.navigation.start(Page("Pay"), animated: true, moving.log.handler("Pay"))
    moving.device.settle()
    #expect(moving.device.screens == "Home / Info")
    moving.tabs.viewControllers = [moving.home, moving.stack]
    moving.device.settle()
    #expect(moving.device.screens == "Home / Info / Pay")
    #expect(moving.log.entries == [])
  }

  @Test(
    "Hosts on one stack without a window share its chain: what is on top ends first (P6)")
  func hostsShareChain() {
    let moving = Moving()
    InsecurityHost(navigation: moving.stack).start(
      PushedPage("Pay"), animated: true, moving.log.handler("Pay"))
    moving.device.settle()
    moving.cart.finish("paid")
    #expect(moving.log.entries == ["Pay: nil", "Cart: paid"])
    moving.device.settle()
    #expect(moving.stack.viewControllers.map(\.title) == ["List"])
  }

  @Test(
    "A start in the turn in which the stack comes to a window lands on what it brings (R2)")
  func startedInSameTurn() {
    let moving = Moving()
    _ = moving.present("Info")
    moving.tabs.viewControllers = [moving.home, moving.stack]
    InsecurityHost(navigation: moving.stack).start(
      PushedPage("Pay"), animated: true, moving.log.handler("Pay"))
    moving.device.settle()
    #expect(moving.stack.viewControllers.map(\.title) == ["List", "Cart", "Pay"])
    moving.cart.finish("paid")
    #expect(moving.log.entries == ["Pay: nil", "Cart: paid"])
  }

  @Test("A stack that the app presents over a live chain ends with the sheet (R6, P6)")
  func presentedByApp() throws {
    let moving = Moving()
    let info = moving.present("Info")
    moving.tabs.presentedViewController?.present(moving.stack, animated: true)
    moving.device.settle()
    #expect(moving.device.screens == "Home / Info / List > Cart")
    moving.cart.navigation.start(Page("Pay"), animated: true, moving.log.handler("Pay"))
    moving.device.settle()
    #expect(moving.device.screens == "Home / Info / List > Cart / Pay")
    moving.tabs.presentedViewController?.dismiss(animated: true)
    moving.device.settle()
    #expect(moving.device.screens == "Home / Info")
    #expect(moving.log.entries == ["Pay: nil", "Cart: nil"])
    info.finish("read")
    moving.device.settle()
    #expect(moving.log.entries == ["Pay: nil", "Cart: nil", "Info: read"])
  }

  @Test(
    "A stack that the app presents ends before what is below it, when that finishes (P6)")
  func endsWithWhatIsBelow() {
    let moving = Moving()
    let info = moving.present("Info")
    moving.tabs.presentedViewController?.present(moving.stack, animated: true)
    moving.device.settle()
    info.finish("read")
    moving.device.settle()
    #expect(moving.log.entries == ["Cart: nil", "Info: read"])
    #expect(moving.device.screens == "Home")
  }

  @Test("A stack that the app presents where no chain lives ends with the sheet (R6, P6)")
  func presentedInQuietWindow() throws {
    let moving = Moving()
    moving.home.present(moving.stack, animated: true)
    moving.device.settle()
    moving.cart.navigation.start(Page("Pay"), animated: true, moving.log.handler("Pay"))
    moving.device.settle()
    #expect(moving.device.screens == "Home / List > Cart / Pay")
    let info = Page("Info")
    InsecurityHost(modal: moving.home).start(info, animated: true, moving.log.handler("Info"))
    moving.device.settle()
    #expect(moving.device.screens == "Home / List > Cart / Pay / Info")
    try moving.device.user.dragSheetDown()
    moving.device.settle()
    try moving.device.user.dragSheetDown()
    moving.device.settle()
    #expect(moving.log.entries == ["Info: nil", "Pay: nil"])
    try moving.device.user.dragSheetDown()
    moving.device.settle()
    #expect(moving.log.entries == ["Info: nil", "Pay: nil", "Cart: nil"])
    #expect(moving.device.screens == "Home")
  }

  @Test("What reports after it has gone still may when its stack has come to a chain (R22)")
  func lateReporter() throws {
    let moving = Moving()
    _ = moving.present("Info")
    let picker = LatePage()
    moving.cart.navigation.start(picker, animated: true, moving.log.handler("Picker"))
    moving.tabs.viewControllers = [moving.home, moving.stack]
    moving.device.settle()
    moving.tabs.presentedViewController?.dismiss(animated: true)
    moving.device.settle()
    moving.tabs.selectedIndex = 1
    moving.device.settle()
    #expect(moving.device.screens == "List > Cart > Picker")
    try moving.device.user.tapBack()
    moving.device.settle()
    #expect(moving.log.entries == ["Info: nil"])
    picker.finish("picked")
    #expect(moving.log.entries == ["Info: nil", "Picker: picked"])
  }
}

/// Pages that the app takes from one stack and puts into another one, inside a page of ours.
@MainActor @Suite("Pages that change their stack") struct ChangingStacksTests {
  /// List > Shop in a stack; Shop holds a stack of its own, in which Cart stands now.
  @MainActor private final class Shelves {
    let stack = UINavigationController(rootViewController: NamedScreen("List"))
    let own = UINavigationController(rootViewController: NamedScreen("Shelf"))
    let shop = PushedPage("Shop")
    let log = ResultLog()

    init(_ device: HeadlessDevice) {
      shop.make = { [own] page in
        let screen = NamedScreen(page.name)
        screen.addChild(own)
        own.didMove(toParent: screen)
        return screen
      }
      let host = InsecurityHost(navigation: stack)
      host.start(shop, animated: false, log.handler("Shop"))
      host.start(PushedPage("Cart"), animated: false, log.handler("Cart"))
      device.settle()
    }

    func moveCart() throws {
      let cart = try #require(stack.viewControllers.last)
      stack.setViewControllers(Array(stack.viewControllers.dropLast()), animated: false)
      own.setViewControllers([own.viewControllers[0], cart], animated: false)
    }
  }

  @Test("A page that has moved into a stack inside another page ends with that (P1, P6)")
  func movedInside() throws {
    let device = HeadlessDevice()
    let shelves = Shelves(device)
    device.window.rootViewController = shelves.stack
    device.settle()
    try shelves.moveCart()
    device.settle()
    #expect(shelves.log.entries == [])
    shelves.shop.finish("done")
    #expect(shelves.log.entries == ["Cart: nil", "Shop: done"])
    device.settle()
    #expect(shelves.stack.viewControllers.map(\.title) == ["List"])
  }

  @Test(
    "Also if both came to a window where a chain lives, presented or not", arguments: [true, false])
  func movedBeforeWindow(isPresented: Bool) throws {
    let moving = Moving()
    _ = moving.present("Info")
    let shelves = Shelves(moving.device)
    try shelves.moveCart()
    moving.device.settle()
    if isPresented {
      moving.tabs.presentedViewController?.present(shelves.stack, animated: true)
    } else {
      moving.tabs.viewControllers = [moving.home, shelves.stack]
    }
    moving.device.settle()
    shelves.shop.finish("done")
    #expect(shelves.log.entries == ["Cart: nil", "Shop: done"])
    moving.device.settle()
    #expect(shelves.stack.viewControllers.map(\.title) == ["List"])
    #expect(moving.log.entries == [])
  }
}

/// A pushed page that reports after it has left.
private final class LatePage: NavigationCoordinator<String> {
  let screen = NamedScreen("Picker")
  override var viewController: UIViewController { screen }
  override var reportsAfterDismissal: Bool { true }
}

@MainActor @Suite("Chains that change their window") struct WindowToWindowTests {
  /// A stack with a page of ours in one window, and a second window.
  @MainActor private final class Rooms {
    let device = HeadlessDevice()
    let log = ResultLog()
    let stack = UINavigationController(rootViewController: NamedScreen("List"))
    let cart = PushedPage("Cart")
    let second: UIWindow

    init() throws {
      second = try #require(device.window.windowScene.map(UIWindow.init(windowScene:)))
      second.rootViewController = NamedScreen("Room")
      second.makeKeyAndVisible()
      device.window.rootViewController = stack
      device.settle()
      InsecurityHost(navigation: stack).start(cart, animated: true, log.handler("Cart"))
      device.settle()
    }

    func move() {
      device.window.rootViewController = NamedScreen("Empty")
      second.rootViewController = stack
    }

    func push(_ name: String) {
      InsecurityHost(navigation: stack).start(PushedPage(name), animated: true, log.handler(name))
    }
  }

  @Test("A stack that goes to another window takes its chain along (P4, P6)")
  func wholeChain() throws {
    let rooms = try Rooms()
    rooms.move()
    rooms.device.settle()
    rooms.push("Pay")
    rooms.device.settle()
    #expect(rooms.stack.viewControllers.map(\.title) == ["List", "Cart", "Pay"])
    #expect(rooms.log.entries == [])
    rooms.cart.finish("paid")
    #expect(rooms.log.entries == ["Pay: nil", "Cart: paid"])
    rooms.device.settle()
    #expect(rooms.stack.viewControllers.map(\.title) == ["List"])
    #expect(rooms.device.warnings == [])
  }

  @Test("Also for what is asked in the turn in which it goes")
  func sameTurn() throws {
    let rooms = try Rooms()
    rooms.move()
    rooms.push("Pay")
    rooms.device.settle()
    rooms.cart.finish("paid")
    rooms.device.settle()
    #expect(rooms.log.entries == ["Pay: nil", "Cart: paid"])
    #expect(rooms.stack.viewControllers.map(\.title) == ["List"])
  }

  @Test("And where a chain lives already")
  func joins() throws {
    let rooms = try Rooms()
    let room = try #require(rooms.second.rootViewController)
    let info = Page("Info")
    InsecurityHost(modal: room).start(info, animated: true, rooms.log.handler("Info"))
    rooms.device.settle()
    rooms.device.window.rootViewController = NamedScreen("Empty")
    room.presentedViewController?.present(rooms.stack, animated: true)
    rooms.device.settle()
    rooms.push("Pay")
    rooms.device.settle()
    info.finish("read")
    #expect(rooms.log.entries == ["Pay: nil", "Cart: nil", "Info: read"])
    rooms.device.settle()
    #expect(room.presentedViewController == nil)
  }

  @Test("It ends with the window to which it has gone (P1)")
  func endsThere() throws {
    let rooms = try Rooms()
    rooms.move()
    rooms.device.settle()
    rooms.second.rootViewController = NamedScreen("Other")
    rooms.device.settle()
    #expect(rooms.log.entries == ["Cart: nil"])
  }
}
