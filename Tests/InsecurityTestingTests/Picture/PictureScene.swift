import InsecurityTesting
import TestSupport
import UIKit

/// A screen to be drawn.
struct PictureScene: CustomStringConvertible, Sendable {
  let description: String
  let make: @MainActor @Sendable (HeadlessDevice) throws -> Void

  @MainActor func device() throws -> HeadlessDevice {
    let device = HeadlessDevice()
    try make(device)
    device.settle()
    return device
  }

  static let all: [PictureScene] = [
    form, stack, switches, table, tabs, sheet, alert, actionSheet, search,
    longAlert, longActionSheet, buttons, sections, split, popover, tooWide,
  ]

  static let form = PictureScene(description: "form") { device in
    device.window.rootViewController = formScreen()
  }

  static let stack = PictureScene(description: "stack") { device in
    let stack = UINavigationController()
    let top = NamedScreen("Item")
    top.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in }),
      UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in }),
    ]
    stack.viewControllers = [NamedScreen("Items"), top]
    device.window.rootViewController = stack
  }

  static let switches = PictureScene(description: "switches") { device in
    let on = UISwitch()
    on.isOn = true
    let choice = UISegmentedControl(items: ["Day", "Month"])
    choice.selectedSegmentIndex = 1
    device.window.rootViewController = NamedScreen("Settings", rows: [on, UISwitch(), choice])
  }

  static let table = PictureScene(description: "table") { device in
    device.window.rootViewController = UINavigationController(rootViewController: Rows())
  }

  static let tabs = PictureScene(description: "tabs") { device in
    let tabs = UITabBarController()
    let pages = [
      UINavigationController(rootViewController: Rows()), formScreen(), NamedScreen("Third"),
    ]
    for (index, controller) in pages.enumerated() {
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
    }
    tabs.viewControllers = pages
    device.window.rootViewController = tabs
  }

  static let sheet = PictureScene(description: "sheet") { device in
    let home = formScreen()
    device.window.rootViewController = home
    device.settle()
    home.present(UINavigationController(rootViewController: formScreen()), animated: false)
  }

  static let alert = PictureScene(description: "alert") { device in
    show(question(.alert, buttons: ["Delete", "Keep"]), on: device)
  }

  static let actionSheet = PictureScene(description: "action sheet") { device in
    show(question(.actionSheet, buttons: ["Copy", "Move to another folder", "Cancel"]), on: device)
  }

  static let search = PictureScene(description: "search") { device in
    let rows = Rows()
    rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
    device.window.rootViewController = UINavigationController(rootViewController: rows)
  }

  @MainActor static func show(_ alert: UIAlertController, on device: HeadlessDevice) {
    let home = formScreen()
    device.window.rootViewController = home
    device.settle()
    home.present(alert, animated: false)
  }

  @MainActor static func question(
    _ style: UIAlertController.Style, buttons: [String]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the note?",
      message: "It cannot be brought back, neither here nor on another phone.",
      preferredStyle: style)
    for button in buttons {
      let style: UIAlertAction.Style =
        button == "Cancel" || button == "Keep"
        ? .cancel : button == "Delete" ? .destructive : .default
      alert.addAction(UIAlertAction(title: button, style: style))
    }
    return alert
  }

  @MainActor static func formScreen() -> UIViewController {
    let field = NamedScreen.field("Name")
    field.text = "A name that is longer than the field in which it was typed"
    let button = NamedScreen.button("Go on & save <it>") {}
    return NamedScreen("Form", rows: [NamedScreen.label("Who is it?"), field, button])
  }
}

/// A table of every kind of row.
private final class Rows: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "Rows"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
    let cell = UITableViewCell(style: styles[indexPath.row % 3], reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row) with a title that goes on and on"
    cell.detailTextLabel?.text = "and its detail"
    cell.accessoryType = indexPath.row.isMultiple(of: 2) ? .disclosureIndicator : .none
    return cell
  }
}
