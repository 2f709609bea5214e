import InsecurityTesting
import TestSupport
import UIKit

/// Screens with more on them than there is room for, and what stands in something else.
extension PictureScene {
  static let longAlert = PictureScene(description: "long alert") { device in
    show(question(.alert, buttons: choices), on: device)
  }

  static let longActionSheet = PictureScene(description: "long action sheet") { device in
    show(question(.actionSheet, buttons: choices), on: device)
  }

  static let buttons = PictureScene(description: "buttons") { device in
    let looks: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    var buttons = looks.map { look in
      let button = UIButton(configuration: look)
      button.configuration?.title = "Go on to the next page, which has yet more to read"
      return button
    }
    let own = NamedScreen.button("Own colours") {}
    own.backgroundColor = .systemYellow
    own.setTitleColor(.black, for: .normal)
    buttons.append(own)
    device.window.rootViewController = NamedScreen("Buttons", rows: buttons)
  }

  static let sections = PictureScene(description: "sections") { device in
    device.window.rootViewController = UINavigationController(rootViewController: Sections())
  }

  static let split = PictureScene(description: "split") { device in
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(NamedScreen("List"), for: .primary)
    split.setViewController(NamedScreen("Detail"), for: .secondary)
    device.window.rootViewController = split
  }

  static let popover = PictureScene(description: "popover") { device in
    let home = formScreen()
    device.window.rootViewController = home
    device.settle()
    let popover = formScreen()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = home.view
    home.present(popover, animated: false)
  }

  static let tooWide = PictureScene(description: "too wide") { device in
    let label = NamedScreen.label("A label that is wider than the screen on which it stands")
    let screen = NamedScreen("Wide")
    label.frame = CGRect(x: 200, y: 20, width: 500, height: 30)
    screen.view.addSubview(label)
    device.window.rootViewController = screen
  }

  private static let choices = (1...24).map { "Choice \($0)" } + ["Cancel"]
}

/// A table whose sections have words above and below.
private final class Sections: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "Sections"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section == 1 ? "A note that says more about what stands above it than one line can hold" : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
