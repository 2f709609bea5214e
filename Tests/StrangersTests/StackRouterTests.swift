import InsecurityTesting
import StackRouter
import Testing
import UIKit

extension Strangers {
  @MainActor @Suite("An app with a router")
  struct StackRouterTests {
    let device = HeadlessDevice()
    let router: Router

    init() {
      let stack = UINavigationController()
      router = Router(stack, factory: AppScreens())
      stack.setViewControllers(
        [AppScreens().screen(for: .home, router: router)], animated: false)
      device.window.rootViewController = stack
      device.settle()
    }

    @Test("Routes are pushed on the stack, modal ones presented over it, with stacks of their own")
    func going() throws {
      try device.user.tap("Read")
      device.settle()
      try device.user.tap("Next")
      device.settle()
      try device.user.tap("Discuss")
      device.settle()
      #expect(device.screens == "Home > Article 1 > Article 2 > Comments 2")
      try device.user.tap("All the way back")
      device.settle()
      #expect(device.screens == "Home")
      try device.user.tap("Write")
      device.settle()
      try device.user.tap("Options")
      device.settle()
      #expect(device.screens == "Home / Compose / Settings")
      router.go(to: .article(7))
      device.settle()
      #expect(device.screens == "Home / Compose / Settings > Article 7")
    }

    @Test("Who goes somewhere is told when it is left: by code, by a finger, all at once")
    func leaving() throws {
      var left: [String] = []
      for number in 1...3 {
        router.go(to: .article(number), onLeave: { left.append("\(number)") })
        device.settle()
      }
      try device.user.swipeBack(cancelledAt: 0.5)
      device.settle()
      #expect(left.isEmpty)
      try device.user.swipeBack()
      device.settle()
      #expect(left == ["3"])
      router.backToRoot()
      device.settle()
      #expect(left.sorted() == ["1", "2", "3"])
    }

    @Test("A modal that is pulled down leaves with all that is in it")
    func pullingDown() throws {
      var left: [String] = []
      router.go(to: .compose, onLeave: { left.append("compose") })
      device.settle()
      router.go(to: .comments(1), onLeave: { left.append("comments") })
      device.settle()
      #expect(device.screens == "Home / Compose > Comments 1")
      try device.user.dragSheetDown()
      device.settle()
      #expect(device.screens == "Home")
      #expect(left.sorted() == ["comments", "compose"])
      #expect(router.child == nil)
    }

    @Test("A completion comes when the movement is over")
    func completions() throws {
      var done: [String] = []
      router.go(to: .article(1), completion: { done.append("pushed") })
      #expect(done.isEmpty)
      device.settle()
      router.go(to: .settings, completion: { done.append("presented") })
      device.settle()
      #expect(done == ["pushed", "presented"])
      try device.user.tap("Done")
      device.settle()
      #expect(device.screens == "Home > Article 1")
      #expect(device.warnings.isEmpty)
    }

    @Test(
      "A link from outside becomes a route",
      arguments: [
        ("article/3", Route.article(3)), ("article/3/comments", .comments(3)),
        ("compose", .compose),
      ])
    func links(path: String, route: Route) {
      #expect(Route(path: path) == route)
      #expect(Route(path: "x/\(path)") == nil)
    }
  }
}
