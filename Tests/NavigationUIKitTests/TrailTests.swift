import TestSupport
import Testing
import UIKit

@testable import InsecurityTesting
@testable import NavigationUIKit

@MainActor @Suite("The way that a look remembers", .serialized)
struct TrailTests {
  @Test("It stays the same while nothing happens, and differs after a push and during a movement")
  func pushes() throws {
    let (device, stack) = Fixture.stack("Home", "List")
    let trail = try #require(Trail(from: stack, .inside))
    #expect(trail.isSame(from: stack))
    stack.pushViewController(NamedScreen("Detail"), animated: true)
    #expect(!trail.isSame(from: stack))
    let moving = try #require(Trail(from: stack, .inside))
    device.settle()
    #expect(!moving.isSame(from: stack))
    stack.popViewController(animated: true)
    device.settle()
    #expect(trail.isSame(from: stack))
  }

  @Test("A new member under the top is seen by the count")
  func underTheTop() throws {
    let (device, stack) = Fixture.stack("Home", "List")
    let trail = try #require(Trail(from: stack, .inside))
    let members = stack.viewControllers
    stack.setViewControllers([members[0], NamedScreen("Between"), members[1]], animated: false)
    device.settle()
    #expect(!trail.isSame(from: stack))
  }

  @Test("Upwards it goes through what is presented, inside it does not")
  func presentations() throws {
    let (device, stack) = Fixture.stack("Home")
    let inside = try #require(Trail(from: stack, .inside))
    let upwards = try #require(Trail(from: stack, .upwards))
    let sheet = UINavigationController(rootViewController: NamedScreen("Cart"))
    stack.present(sheet, animated: true)
    device.settle()
    #expect(inside.isSame(from: stack) && !upwards.isSame(from: stack))
    let whole = try #require(Trail(from: stack, .upwards))
    #expect(whole.contains(sheet) && whole.contains(sheet.viewControllers[0]))
    sheet.pushViewController(NamedScreen("Pay"), animated: false)
    device.settle()
    #expect(!whole.isSame(from: stack))
  }

  @Test("Another tab is another way")
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedScreen("One"), NamedScreen("Two")]
    let device = Fixture.device(showing: tabs)
    let trail = try #require(Trail(from: tabs, .inside))
    tabs.selectedIndex = 1
    device.settle()
    #expect(!trail.isSame(from: tabs))
  }

  @Test("A way of more than 64 controllers is not remembered")
  func longWay() throws {
    let device = Fixture.device(showing: NamedScreen("0"))
    var top = try #require(device.window.rootViewController)
    for number in 1...64 {
      let next = NamedScreen("\(number)")
      top.present(next, animated: false)
      device.settle()
      top = next
    }
    #expect(Trail(from: device.window.rootViewController, .upwards) == nil)
    #expect(Trail(from: top, .upwards)?.start === top)
  }

  @Test("It holds nobody")
  func lifetime() throws {
    var controller: UIViewController? = NamedScreen("Gone")
    let trail = try #require(Trail(from: controller, .inside))
    #expect(trail.start === controller)
    controller = nil
    #expect(trail.start == nil)
  }
}
