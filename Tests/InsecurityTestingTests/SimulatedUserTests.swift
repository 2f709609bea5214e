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
