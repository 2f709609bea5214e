import InsecurityTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Simulated user")
struct SimulatedUserTests {
  @Test("A button is tapped by its title or its identifier, and acts at once")
  func tapping() throws {
    var taps: [String] = []
    let buttons = ["Pay", "Save"].map { title in
      NamedScreen.button(title) { taps.append(title) }
    }
    buttons[1].accessibilityIdentifier = "save-button"
    let device = Fixture.device(showing: NamedScreen("Home", rows: buttons))
    try device.user.tap("Pay")
    try device.user.tap("save-button")
    #expect(taps == ["Pay", "Save"])
  }

  @Test("A field takes what is typed, in place of what it held")
  func typing() throws {
    let field = NamedScreen.field("Number")
    let device = Fixture.device(showing: NamedScreen("Home", rows: [field]))
    try device.user.type("4242", into: "Number")
    #expect(field.text == "4242")
    try device.user.type("17", into: "Number")
    #expect(field.text == "17")
  }

  @Test("What is covered or missing cannot be tapped, and the error says what can be done")
  func impossible() {
    let device = Fixture.device(
      showing: NamedScreen("Home", rows: [NamedScreen.button("Pay") {}]))
    #expect(
      refusal {
        try device.user.tap("Buy")
      } == "Cannot tap \"Buy\": nothing of this name can be reached; possible: tap \"Pay\".")
    device.window.rootViewController?.present(
      NamedScreen("Cart", rows: [NamedScreen.button("Close") {}]), animated: true)
    device.settle()
    #expect(
      refusal {
        try device.user.tap("Pay")
      } == "Cannot tap \"Pay\": nothing of this name can be reached; "
        + "possible: tap \"Close\", drag the sheet down, tap outside.")
  }

  @Test("While the screen moves, touches are ignored (D18)")
  func moving() throws {
    let device = Fixture.device(showing: NamedScreen("Home"))
    device.window.rootViewController?.present(
      NamedScreen("Cart", rows: [NamedScreen.button("Close") {}]), animated: true)
    #expect(
      refusal {
        try device.user.tap("Close")
      } == "Cannot tap \"Close\": the screen is moving; possible: nothing.")
    #expect(device.user.availableActions == [])
    device.settle()
    try device.user.tap("Close")
  }

  @Test("A disabled button is seen and does not react")
  func disabled() {
    let button = NamedScreen.button("Pay") {}
    button.isEnabled = false
    let device = Fixture.device(showing: NamedScreen("Home", rows: [button]))
    #expect(device.user.visibleElements == [.button("Pay", isEnabled: false)])
    #expect(device.user.availableActions == [])
    #expect(
      refusal {
        try device.user.tap("Pay")
      } == "Cannot tap \"Pay\": it does not react to a tap; possible: nothing.")
  }

  @Test("A hidden view is not there for a person")
  func hidden() {
    let button = NamedScreen.button("Pay") {}
    button.isHidden = true
    let device = Fixture.device(showing: NamedScreen("Home", rows: [button]))
    #expect(device.user.visibleElements == [])
  }

  @Test("Back: by button, by swipe, by the menu (E1, E9, D36)")
  func back() throws {
    let (device, stack) = Fixture.stack("One", "Two", "Three", "Four", "Five")
    #expect(
      device.user.availableActions == [
        .tapBack, .holdBack(to: 0), .holdBack(to: 1), .holdBack(to: 2), .holdBack(to: 3),
        .swipeBack,
      ])
    try device.user.tapBack()
    device.settle()
    try device.user.swipeBack()
    device.settle()
    #expect(device.screens == "One > Two > Three")
    try device.user.holdBack(to: 0)
    device.settle()
    #expect(stack.viewControllers.map(\.title) == ["One"])
    #expect(
      refusal {
        try device.user.tapBack()
      } == "Cannot tap back: the stack has nothing below its screen; possible: nothing.")
  }

  @Test("A sheet is pulled down, and stays if the finger lets go too early (E11, E12)")
  func sheet() throws {
    let device = Fixture.device(showing: NamedScreen("Home"))
    device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
    device.settle()
    try device.user.dragSheetDown(cancelledAt: 0.4)
    device.settle()
    #expect(device.screens == "Home / Cart")
    try device.user.dragSheetDown()
    device.settle()
    #expect(device.screens == "Home")
    #expect(
      refusal {
        try device.user.dragSheetDown()
      } == "Cannot drag the sheet down: nothing is presented; possible: nothing.")
  }

  @Test("An alert covers all, and its buttons act when it has gone (E24)")
  func alert() throws {
    let device = Fixture.device(
      showing: NamedScreen("Home", rows: [NamedScreen.button("Pay") {}]))
    var chosen: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for title in ["Yes", "No"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { _ in chosen.append(title) })
    }
    device.window.rootViewController?.present(alert, animated: true)
    device.settle()
    #expect(device.user.availableActions == [.tap("Yes"), .tap("No")])
    try device.user.tap("No")
    #expect(chosen == [])
    device.settle()
    #expect(chosen == ["No"])
    #expect(device.screens == "Home")
  }

  @Test("Bar buttons and tabs are tapped by their titles")
  func bars() throws {
    var taps = 0
    let first = NamedScreen("First")
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { _ in taps += 1 })
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: first), NamedScreen("Second"),
    ]
    let device = Fixture.device(showing: tabs)
    try device.user.tap("Add")
    #expect(taps == 1)
    try device.user.tap("Second")
    device.settle()
    #expect(device.screens == "Second")
    #expect(device.transitions.map(\.kind) == [.select])
  }

  @Test("A row is tapped by its text, and tells the table's delegate")
  func rows() throws {
    let list = List(["Ada", "Grace"])
    let device = Fixture.device(showing: list)
    #expect(device.user.availableActions == [.tap("Ada"), .tap("Grace")])
    try device.user.tap("Grace")
    #expect(list.chosen == [1])
  }

  @Test("A choice of a menu is tapped by its title")
  func menus() throws {
    var chosen: [String] = []
    let choices = ["Rename", "Delete"].map { title in
      UIAction(title: title) { _ in chosen.append(title) }
    }
    let screen = NamedScreen("Home")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: choices))
    let device = Fixture.device(showing: UINavigationController(rootViewController: screen))
    try device.user.tap("Delete")
    #expect(chosen == ["Delete"])
  }

  @Test("Beside an action sheet a tap cancels it (E25)")
  func actionSheet() throws {
    let device = Fixture.device(showing: NamedScreen("Home"))
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    device.window.rootViewController?.present(sheet, animated: true)
    device.settle()
    try device.user.tapOutside()
    device.settle()
    #expect(chosen == ["Cancel"])
    #expect(device.screens == "Home")
  }

  @Test("A search begins with typing, is no level of the diagram, and is cancelled by its button")
  func searching() throws {
    let (device, stack) = Fixture.stack("Home")
    let search = UISearchController(searchResultsController: nil)
    stack.topViewController?.navigationItem.searchController = search
    device.settle()
    try device.user.type("Ada", into: "Search")
    device.settle()
    #expect(search.isActive)
    #expect(search.searchBar.text == "Ada")
    #expect(device.screens == "Home")
    try device.user.tap("Cancel")
    device.settle()
    #expect(!search.isActive)
    #expect(device.transitions == [])
  }

  @Test("A collapsed split is a stack")
  func split() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UINavigationController(rootViewController: NamedScreen("List"))
    split.setViewController(list, for: .primary)
    split.setViewController(NamedScreen("Detail"), for: .secondary)
    let device = Fixture.device(showing: split)
    #expect(device.screens == "List > Detail")
    try device.user.tapBack()
    device.settle()
    #expect(device.screens == "List")
  }

  @Test("On iOS 26 a person may go back while a push still runs (D19)")
  func interrupting() throws {
    var behaviour = SimulatedBehaviour.fromEnvironment
    behaviour.version = .iOS26
    let device = HeadlessDevice(behaviour: behaviour)
    let stack = UINavigationController(rootViewController: NamedScreen("Home"))
    device.window.rootViewController = stack
    device.settle()
    stack.pushViewController(NamedScreen("Cart"), animated: true)
    try device.user.tapBack()
    device.settle()
    #expect(device.screens == "Home")
    #expect(device.transitions.map(\.kind) == [.push, .pop])
  }

  @Test("A person cannot act inside an action of the app")
  func inside() throws {
    var device: HeadlessDevice?
    var told: String?
    let button = NamedScreen.button("Pay") {
      do { try device?.user.tap("Pay") } catch { told = "\(error)" }
    }
    device = Fixture.device(showing: NamedScreen("Home", rows: [button]))
    try device?.user.tap("Pay")
    #expect(
      told
        == "Cannot tap \"Pay\": a person cannot act inside an action of the app; possible: nothing."
    )
  }

  private func refusal(of action: () throws -> Void) -> String? {
    do {
      try action()
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// A table of names that remembers which rows were chosen.
private final class List: UITableViewController {
  private let names: [String]
  private(set) var chosen: [Int] = []

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}
