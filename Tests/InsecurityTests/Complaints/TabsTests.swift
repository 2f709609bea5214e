import Insecurity
import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Flows in tabs") struct TabsTests {
  @Test("A tap on the selected tab ends what it pops, each time, and nothing else (C135)")
  func reselect() throws {
    let app = TwoTabs()
    app.push("Other", on: app.two)
    for round in 1...3 {
      app.push("List", on: app.one)
      app.push("Item", on: app.one)
      try app.device.user.tap("One")
      app.settle()
      #expect(app.screens == "First")
      #expect(
        app.log.entries
          == Array(repeating: [.init("Item", "nil"), .init("List", "nil")], count: round)
          .flatMap { $0 })
    }
    #expect(app.second.titles == ["Second", "Other"])
    #expect(app.log.waiting == ["Other"])
  }

  @Test("Everything on a tab's root can be closed again and again (C136)")
  func closesAll() {
    let app = TwoTabs()
    for round in 1...3 {
      app.push("Page", on: app.one)
      app.present("Sheet", from: app.one)
      let before = app.device.transitions.count
      if round.isMultiple(of: 2) { app.one.dismissChildren() } else { app.one.popToRoot() }
      #expect(app.log.entries.suffix(2) == ["Sheet: nil", "Page: nil"])
      app.settle()
      #expect(app.screens == "First")
      #expect(app.device.transitions.count == before + 1)
    }
    #expect(app.log.entries.count == 6)
  }

  @Test("From deep inside a tab its own stack goes back to the root, the others stay (C137)")
  func backToRootFromDeep() {
    let app = TwoTabs()
    app.push("Other", on: app.two)
    let list = app.push("List", on: app.one)
    let item = PushedPage("Item")
    list.navigation.start(item, animated: true, app.log.handler("Item"))
    app.settle()
    item.navigation.start(Page("Sheet"), animated: true, app.log.handler("Sheet"))
    app.settle()
    let before = app.device.transitions.count
    app.one.popToRoot()
    app.settle()
    #expect(app.screens == "First")
    #expect(app.device.transitions.count == before + 1)
    #expect(app.log.entries == ["Sheet: nil", "Item: nil", "List: nil"])
    #expect(app.second.titles == ["Second", "Other"])
  }

  @Test("A delegate that selects tabs and starts flows by itself comes to rest (C138)")
  func noFeedback() throws {
    let app = TwoTabs()
    let delegate = SelectingDelegate()
    app.controller.delegate = delegate
    delegate.selected = { [unowned app] in
      app.controller.selectedIndex = app.controller.selectedIndex
      app.two.start(PushedPage("Page"), animated: true, app.log.handler("Page"))
    }
    try app.device.user.tap("Two")
    app.settle()
    #expect(delegate.times == 1)
    #expect(app.screens == "Second > Page")
    #expect(app.log.entries == [])
    #expect(app.controller.delegate === delegate)
    app.controller.selectedIndex = 0
    app.settle()
    #expect(delegate.times == 1)
    #expect(app.screens == "First")
    #expect(app.log.entries == [])
  }

  @Test("A push from a tab's coordinator lands in that tab's stack, seen or not (C139)")
  func pushesInOwnStack() {
    let app = TwoTabs()
    let list = app.push("List", on: app.one)
    list.navigation.start(FlexPage("Item"), in: .current, animated: true, app.log.handler("Item"))
    app.settle()
    #expect(app.screens == "First > List > Item")
    app.controller.selectedIndex = 1
    app.settle()
    let counter = CallCounter(app.device)
    list.navigation.start(FlexPage("Photo"), in: .current, animated: true, app.log.handler("Photo"))
    app.settle()
    #expect(counter.kinds == [.push])
    #expect(counter.animated == 0)
    #expect(app.first.titles == ["First", "List", "Item", "Photo"])
    #expect(app.screens == "Second")
    #expect(app.controller.presentedViewController == nil)
  }

  @Test("A push in the turn of a tab switch lands in its own stack (C139)")
  func pushesWhileSwitching() throws {
    let app = TwoTabs()
    try app.device.user.tap("Two")
    app.push("Left", on: app.one)
    app.controller.selectedIndex = 0
    app.push("Right", on: app.two)
    app.settle()
    #expect(app.first.titles == ["First", "Left"])
    #expect(app.second.titles == ["Second", "Right"])
    #expect(app.screens == "First > Left")
    #expect(app.device.simulation.refusedCalls == [])
  }

  @Test("A container that removes the hidden child from itself ends nothing in it (C140)")
  func customContainer() throws {
    let stacks = ["First", "Second"].map {
      UINavigationController(rootViewController: NamedScreen($0))
    }
    let container = Switcher(stacks)
    let device = Fixture.device(showing: container)
    let log = ResultLog()
    let host = InsecurityHost(navigation: stacks[0])
    let list = PushedPage("List")
    host.start(list, animated: true, log.handler("List"))
    device.settle()
    for _ in 1...2 {
      container.show(1)
      device.settle()
      #expect(stacks[0].parent == nil)
      #expect(log.entries == [])
      #expect(list.isOnScreen)
      container.show(0)
      device.settle()
    }
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    #expect(stacks[0].titles == ["First", "List", "Item"])
    try device.user.tapBack()
    device.settle()
    #expect(log.entries == ["Item: nil"])
    list.finish("x")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: x"])
    #expect(stacks[0].titles == ["First"])
  }

  @Test("A page that is pushed while its tab is out of the container is there afterwards (C140)")
  func pushedWhileRemoved() {
    let stacks = ["First", "Second"].map {
      UINavigationController(rootViewController: NamedScreen($0))
    }
    let container = Switcher(stacks)
    let device = Fixture.device(showing: container)
    let log = ResultLog()
    let host = InsecurityHost(navigation: stacks[0])
    let list = PushedPage("List")
    host.start(list, animated: true, log.handler("List"))
    device.settle()
    container.show(1)
    device.settle()
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
    #expect(stacks[0].titles == ["First", "List", "Item"])
    container.show(0)
    device.settle()
    list.finish("x")
    device.settle()
    #expect(log.entries == ["Item: nil", "List: x"])
    #expect(stacks[0].titles == ["First"])
  }
}

/// Counts how often a tab was selected, and does something each time.
private final class SelectingDelegate: NSObject, UITabBarControllerDelegate {
  var selected: () -> Void = {}
  private(set) var times = 0

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    times += 1
    selected()
  }
}

/// A container of one's own that holds one child at a time and lets the others go.
private final class Switcher: UIViewController {
  private let stacks: [UIViewController]
  private var shown = 0

  init(_ stacks: [UIViewController]) {
    self.stacks = stacks
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    insert(stacks[0])
  }

  func show(_ index: Int) {
    let old = stacks[shown]
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    shown = index
    insert(stacks[index])
  }

  private func insert(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
