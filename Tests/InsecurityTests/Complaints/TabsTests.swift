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
    let app = SwitchedStacks()
    for _ in 1...2 {
      app.show(1)
      #expect(app.first.parent == nil)
      #expect(app.log.entries == [])
      #expect(app.list.isOnScreen)
      app.show(0)
    }
    app.startItem()
    #expect(app.first.titles == ["First", "List", "Item"])
    try app.device.user.tapBack()
    app.device.settle()
    #expect(app.log.entries == ["Item: nil"])
    app.list.finish("x")
    app.device.settle()
    #expect(app.log.entries == ["Item: nil", "List: x"])
    #expect(app.first.titles == ["First"])
  }

  @Test("A page that is pushed while its tab is out of the container is there afterwards (C140)")
  func pushedWhileRemoved() {
    let app = SwitchedStacks()
    app.show(1)
    app.startItem()
    #expect(app.first.titles == ["First", "List", "Item"])
    app.show(0)
    app.list.finish("x")
    app.device.settle()
    #expect(app.log.entries == ["Item: nil", "List: x"])
    #expect(app.first.titles == ["First"])
  }
}

/// Two stacks of which a container of the app's own has the shown one only; a page was started on the
/// first.
@MainActor private final class SwitchedStacks {
  let first = UINavigationController(rootViewController: NamedScreen("First"))
  let device: HeadlessDevice
  let list = PushedPage("List")
  let log = ResultLog()
  private let container: Switcher

  init() {
    let second = UINavigationController(rootViewController: NamedScreen("Second"))
    container = Switcher([first, second])
    device = Fixture.device(showing: container)
    InsecurityHost(navigation: first).start(list, animated: true, log.handler("List"))
    device.settle()
  }

  func show(_ index: Int) {
    container.show(index)
    device.settle()
  }

  func startItem() {
    list.navigation.start(PushedPage("Item"), animated: true, log.handler("Item"))
    device.settle()
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
