import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

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
    let moving = MovingStack()
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
