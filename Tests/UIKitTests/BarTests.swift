import Testing
import UIKit

/// Refuses to push or pop, and counts how often it was asked.
@MainActor private final class Refusing: NSObject, UINavigationBarDelegate {
  var asked = 0

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    asked += 1
    return false
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked += 1
    return false
  }
}

@MainActor @Suite("Bars and menus")
struct BarTests {
  @Test("A bar button performs its action as the sender")
  func barButton() {
    var sender: Any?
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Save") { sender = $0.sender })
    #expect(item.title == "Save")
    item.simulateTap()
    #expect(sender as? UIBarButtonItem === item)
  }

  @Test("A disabled or hidden bar button does nothing")
  func unusableBarButton() {
    var count = 0
    let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in count += 1 })
    #expect(item.title == "Done")
    item.isEnabled = false
    item.simulateTap()
    item.isEnabled = true
    item.isHidden = true
    item.simulateTap()
    #expect(count == 0)
  }

  @Test("Setting the outermost button replaces the first of several")
  func outermostButton() {
    let item = UINavigationItem(title: "A")
    let one = UIBarButtonItem(), two = UIBarButtonItem(), new = UIBarButtonItem()
    item.rightBarButtonItems = [one, two]
    item.rightBarButtonItem = new
    #expect(item.rightBarButtonItems == [new, two])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == [two])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("A controller's title goes to its items, not the other way round")
  func titles() {
    let controller = UIViewController()
    controller.title = "A"
    #expect(controller.navigationItem.title == "A")
    #expect(controller.tabBarItem.title == "A")
    controller.title = "B"
    #expect(controller.navigationItem.title == "B")
    controller.navigationItem.title = "C"
    #expect(controller.title == "B")
  }

  @Test("The edit button begins and ends the editing, and changes its words")
  func editButton() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit")
    item.simulateTap()
    #expect(controller.isEditing)
    #expect(item.title == "Done")
  }

  @Test("The delegate of a bar of the app's own may refuse items")
  func refusingDelegate() {
    let bar = UINavigationBar(frame: .zero)
    bar.items = [UINavigationItem(title: "A")]
    let delegate = Refusing()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.topItem?.title == "A")
    #expect(delegate.asked == 2)
  }

  @Test("The choices of a menu are those of the menus in it, without hidden and disabled ones")
  func menuChoices() {
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { _ in }
    }
    let menu = UIMenu(children: [
      action("A"), UIMenu(title: "More", children: [action("B"), action("C", .hidden)]),
      action("D", .disabled),
    ])
    #expect(menu.choices.map(\.title) == ["A", "B"])
    #expect(menu.replacingChildren([]).choices.isEmpty)
  }

  @Test("A menu stands on a button's tap if it asks for it, on a bar button's without an action")
  func tapMenus() {
    let menu = UIMenu(children: [])
    let button = UIButton(type: .system)
    button.menu = menu
    #expect(button.tapMenu == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(button.tapMenu === menu)
    let item = UIBarButtonItem(title: "Sort", menu: menu)
    #expect(item.tapMenu === menu)
    item.primaryAction = UIAction(title: "Go") { _ in }
    #expect(item.tapMenu == nil)
  }

  @Test("A choice of segments tells of a new value once")
  func segments() {
    var values: [Int] = []
    let control = UISegmentedControl(items: ["A", "B"])
    control.addAction(
      UIAction { values.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
      for: .valueChanged
    )
    control.selectedSegmentIndex = 0
    control.simulateTap(onSegment: 1)
    control.simulateTap(onSegment: 1)
    #expect(values == [1])
    control.setEnabled(false, forSegmentAt: 0)
    control.simulateTap(onSegment: 0)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 0) == "B")
  }

  @Test("A gap has a kind and no words")
  func gaps() {
    #expect(UIBarButtonItem.flexibleSpace().isSpace)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    #expect(!UIBarButtonItem(systemItem: .add).isSpace)
  }
}
