import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Roots that change their window") struct ChangingWindowsTests {
  @Test("A stack that becomes a tab beside a live chain brings its screens along (P4)")
  func becomesTab() throws {
    let moving = MovingStack()
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
    let moving = MovingStack()
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
    let moving = MovingStack()
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
    let moving = MovingStack()
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
    let moving = MovingStack()
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
    let moving = MovingStack()
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
    let moving = MovingStack()
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
    let moving = MovingStack()
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

/// A pushed page that reports after it has left.
private final class LatePage: NavigationCoordinator<String> {
  let screen = NamedScreen("Picker")
  override var viewController: UIViewController { screen }
  override var reportsAfterDismissal: Bool { true }
}
