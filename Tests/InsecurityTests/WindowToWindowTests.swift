import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

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
