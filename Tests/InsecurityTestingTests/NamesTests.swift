import Insecurity
import InsecurityTesting
import Testing
import UIKit

/// Other people's tests are written with these names: each is used here as it is promised.
@MainActor @Suite("Promised names") struct NamesTests {
  /// Home with buttons, a field, and what they lead to.
  private final class Home: UIViewController {
    var pay: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Home"
      let button = UIButton(type: .system)
      button.setTitle("Pay", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
      let field = UITextField()
      field.placeholder = "Number"
      let column = UIStackView(arrangedSubviews: [button, field])
      column.axis = .vertical
      column.frame = view.bounds
      view.addSubview(column)
    }
  }

  private final class Sheet: ModalCoordinator<String> {
    override var viewController: UIViewController {
      let screen = UIViewController()
      screen.title = "Sheet"
      return screen
    }
  }

  private final class Page: NavigationCoordinator<String> {
    override var viewController: UIViewController {
      let screen = UIViewController()
      screen.title = "Page"
      return screen
    }
  }

  @Test("A device, its clock, and what was seen")
  func device() async throws {
    let device = HeadlessDevice()
    let window: UIWindow = device.window
    window.rootViewController = Home()
    #expect(device.now == 0)
    device.advance(by: 0.1)
    let now: TimeInterval = device.now
    #expect(now == 0.1)
    device.settle()
    await device.settled()
    let log = ResultLog()
    let host = InsecurityHost(modal: try #require(window.rootViewController))
    host.start(Sheet(), animated: true, log.handler("pay"))
    await device.settled()
    let screens: ScreenDiagram = device.screens
    #expect(screens == "Home / Sheet")
    let transitions: [Transition] = device.transitions
    let last = try #require(transitions.last)
    #expect(last.kind == .present)
    #expect(last.animated)
    #expect(last.from == "Home")
    #expect(last.to == "Home / Sheet")
    #expect(!last.cancelled)
    let frames: [String] = device.frames
    #expect(frames.last == "Home / Sheet")
    let warnings: [String] = device.warnings
    #expect(warnings == [])
    try device.user.dragSheetDown(cancelledAt: 0.4)
    device.settle()
    try device.user.dragSheetDown(holdingAt: 0.4) {}
    device.settle()
    #expect(log.entries == ["pay: nil"])
  }

  @Test("A person's hands")
  func user() throws {
    let device = HeadlessDevice()
    let home = Home()
    let stack = UINavigationController(rootViewController: home)
    device.window.rootViewController = stack
    device.settle()
    let host = InsecurityHost(navigation: stack)
    let log = ResultLog()
    home.pay = { host.start(Page(), animated: true, log.handler("pay")) }
    let available: [UserAction] = device.user.availableActions
    #expect(!available.isEmpty)
    try device.user.type("4242", into: "Number")
    for leave in [
      { try device.user.tapBack() }, { try device.user.swipeBack() },
      { try device.user.holdBack(to: 0) }, { try device.user.swipeBack(holdingAt: 0.4) {} },
    ] as [() throws -> Void] {
      try device.user.tap("Pay")
      device.settle()
      try device.user.swipeBack(cancelledAt: 0.4)
      device.settle()
      #expect(device.screens == "Home > Page")
      try leave()
      device.settle()
      #expect(device.screens == "Home")
    }
    #expect(log.entries == ["pay: nil", "pay: nil", "pay: nil", "pay: nil"])
    host.start(Sheet(), animated: true, log.handler("sheet"))
    device.settle()
    try device.user.dragSheetDown()
    device.settle()
    #expect(throws: (any Error).self) { try device.user.tapOutside() }
  }

  @Test("Lifetimes, issues, and the explorer")
  func others() async {
    let alive = LifetimeTracker()
    var object: Sheet? = Sheet()
    object.map { _ = alive.track($0, as: "Cart") }
    let names: [String] = alive.alive
    #expect(names == ["Cart"])
    object = nil
    #expect(alive.alive == [])
    let issues: [Insecurity.Issue] = Issues.collect { Sheet().finish("too early") }
    #expect(issues.count == 1)
    let explorer = NavigationExplorer(app: { window in
      window.rootViewController = Home()
      return window
    })
    let exploration = await explorer.explore(.systematic(depth: 1))
    #expect(exploration.screens == ["Home"])
  }
}
