import InsecurityTesting
import TestSupport
import Testing
import UIKit

/// What a person cannot do is not done, and is said with its reason.
@MainActor @Suite("What a person cannot do")
struct RefusalTests {
  // MARK: Taps and typing

  @Test("A button that takes no touches, or lies in what takes none, is not tapped")
  func untouchable() {
    let (device, screen) = shown([NamedScreen.button("Pay") {}])
    for view in [screen.view.subviews[0], screen.view] {
      view?.isUserInteractionEnabled = false
      #expect(reason { try device.user.tap("Pay") } == "it does not react to a tap")
      view?.isUserInteractionEnabled = true
    }
    #expect(reason { try device.user.tap("Pay") } == nil)
  }

  @Test("A hidden or see-through button is not there")
  func invisible() {
    let (device, screen) = shown([NamedScreen.button("Pay") {}])
    screen.view.subviews[0].isHidden = true
    #expect(reason { try device.user.tap("Pay") } == "nothing of this name can be reached")
    screen.view.subviews[0].isHidden = false
    screen.view.alpha = 0
    #expect(reason { try device.user.tap("Pay") } == "nothing of this name can be reached")
  }

  @Test("Text is typed into fields that take it, and into nothing else")
  func typing() {
    let field = NamedScreen.field("Number")
    field.isEnabled = false
    let (device, _) = shown([field, NamedScreen.button("Pay") {}])
    #expect(
      reason { try device.user.type("1", into: "Name") } == "no field of this name can be reached")
    #expect(reason { try device.user.type("1", into: "Number") } == "nothing can be typed into it")
    #expect(reason { try device.user.type("1", into: "Pay") } == "nothing can be typed into it")
    #expect(field.text?.isEmpty != false)
  }

  @Test("A field is cleared by its button, where it shows one")
  func clearing() throws {
    let field = NamedScreen.field("Number")
    let (device, _) = shown([field, NamedScreen.button("Pay") {}])
    let none = "it shows no button that removes its text"
    #expect(reason { try device.user.clear("Name") } == "no field of this name can be reached")
    #expect(reason { try device.user.clear("Pay") } == "no field of this name can be reached")
    try device.user.type("4242", into: "Number")
    #expect(reason { try device.user.clear("Number") } == none)
    field.clearButtonMode = .unlessEditing
    #expect(reason { try device.user.clear("Number") } == none)
    field.clearButtonMode = .whileEditing
    try device.user.clear("Number")
    #expect(field.text?.isEmpty != false)
    field.clearButtonMode = .always
    #expect(reason { try device.user.clear("Number") } == none)
  }

  @Test("The field's delegate may refuse to be cleared")
  func clearingRefused() throws {
    let field = NamedScreen.field("Number")
    let keeping = KeepingDelegate()
    field.text = "4242"
    field.clearButtonMode = .always
    field.delegate = keeping
    let (device, _) = shown([field])
    try device.user.clear("Number")
    #expect(field.text == "4242")
  }

  @Test("A row of a table that lets nothing be chosen is not tapped")
  func rows() {
    let list = UITableViewController(style: .plain)
    let rows = Rows()
    list.tableView.dataSource = rows
    list.tableView.allowsSelection = false
    let device = Fixture.device(showing: list)
    #expect(reason { try device.user.tap("Row 0") } == "it does not react to a tap")
    list.tableView.allowsSelection = true
    #expect(reason { try device.user.tap("Row 0") } == nil)
  }

  @Test("A tab that is disabled, or whose bar is away, is not tapped")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedScreen("One"), NamedScreen("Two")]
    let device = Fixture.device(showing: tabs)
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    #expect(reason { try device.user.tap("Two") } == "it does not react to a tap")
    tabs.viewControllers?[1].tabBarItem.isEnabled = true
    tabs.isTabBarHidden = true
    #expect(reason { try device.user.tap("Two") } == "nothing of this name can be reached")
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A disabled button of an alert is not tapped, and what lies under the alert is not reached")
  func alertButtons() {
    let (device, screen) = shown([NamedScreen.button("Pay") {}])
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.actions[0].isEnabled = false
    screen.present(alert, animated: true)
    device.settle()
    #expect(reason { try device.user.tap("Yes") } == "it does not react to a tap")
    #expect(reason { try device.user.tap("Pay") } == "nothing of this name can be reached")
    #expect(reason { try device.user.tapOutside() } == "nothing lies beside what is presented")
  }

  // MARK: Ways back

  @Test("Where there is no stack nobody goes back")
  func noStack() {
    let (device, _) = shown([])
    for back in ways(device.user) { #expect(reason(back) == "there is no stack") }
  }

  @Test("From the root of a stack nobody goes back (E6)")
  func root() {
    let (device, _) = Fixture.stack("Home")
    let below = "the stack has nothing below its screen"
    #expect(reason { try device.user.tapBack() } == below)
    #expect(reason { try device.user.holdBack(to: 0) } == below)
    #expect(reason { try device.user.swipeBack() } == noSwipe)
  }

  @Test("Without a back button there is neither tap nor swipe (E6)")
  func noBackButton() {
    let (device, stack) = Fixture.stack("Home", "List")
    stack.topViewController?.navigationItem.hidesBackButton = true
    #expect(reason { try device.user.tapBack() } == "the screen shows no back button")
    #expect(reason { try device.user.swipeBack() } == noSwipe)
    stack.topViewController?.navigationItem.hidesBackButton = false
    stack.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
    #expect(reason { try device.user.holdBack(to: 0) } == "the screen shows no back button")
    stack.topViewController?.navigationItem.leftBarButtonItem = nil
    stack.isNavigationBarHidden = true
    #expect(reason { try device.user.tapBack() } == "the bar is hidden")
    #expect(reason { try device.user.swipeBack(cancelledAt: 0.3) } == noSwipe)
    #expect(stack.viewControllers.count == 2)
  }

  @Test("The back menu has the screens below, and no others (E9)")
  func backMenu() {
    let (device, _) = Fixture.stack("Home", "List", "Detail")
    for index in [-1, 2, 3] {
      #expect(
        reason { try device.user.holdBack(to: index) } == "the menu has the indices 0 to 1")
    }
  }

  @Test("An app that switches the swipe off has switched it off (E6)")
  func swipeOff() {
    let (device, stack) = Fixture.stack("Home", "List")
    stack.interactivePopGestureRecognizer?.isEnabled = false
    stack.interactiveContentPopGestureRecognizer?.isEnabled = false
    #expect(reason { try device.user.swipeBack(to: 0.9, velocity: 1) } == noSwipe)
    #expect(reason { try device.user.swipeBack(holdingAt: 0.5) {} } == noSwipe)
  }

  @Test("While a finger pulls, another one does nothing")
  func twoFingers() throws {
    let (device, stack) = Fixture.stack("Home", "List")
    var second: String?
    try device.user.swipeBack(holdingAt: 0.5) {
      second = reason { try device.user.swipeBack() }
    }
    device.settle()
    #expect(second != nil && stack.viewControllers.count == 1)
  }

  // MARK: Sheets

  @Test("What is no sheet is not pulled, and nothing lies beside what covers the screen")
  func noSheet() {
    let (device, screen) = shown([])
    let cover = NamedScreen("Cover")
    cover.modalPresentationStyle = .fullScreen
    screen.present(cover, animated: true)
    device.settle()
    #expect(reason { try device.user.dragSheetDown() }?.hasSuffix("is not a sheet") == true)
    #expect(reason { try device.user.pullSheet(to: .medium) }?.hasSuffix("is not a sheet") == true)
    #expect(reason { try device.user.tapOutside() } == "nothing lies beside what is presented")
    #expect(screen.presentedViewController === cover)
  }

  @Test("Where nothing is presented there is nothing to pull, and nothing beside it")
  func nothingPresented() {
    let (device, _) = shown([])
    let user = device.user
    let tries: [() throws -> Void] = [
      { try user.dragSheetDown() }, { try user.dragSheetDown(cancelledAt: 0.2) },
      { try user.dragSheetDown(to: 0.9, velocity: 0) }, { try user.dragSheetDown(holdingAt: 1) {} },
      { try user.pullSheet(to: .large) }, { try user.tapOutside() },
    ]
    for one in tries { #expect(reason(one) == "nothing is presented") }
  }

  @Test("A sheet is pulled to the heights that it has, and tells its delegate")
  func heights() throws {
    let (device, screen) = shown([])
    let sheet = NamedScreen("Sheet")
    sheet.modalPresentationStyle = .pageSheet
    let hearer = HeightHearer()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.delegate = hearer
    screen.present(sheet, animated: true)
    device.settle()
    let low = sheet.view.frame.height
    #expect(reason { try device.user.pullSheet(to: .medium) } == "the sheet is at this height")
    #expect(
      reason { try device.user.pullSheet(to: .init("half")) } == "the sheet has no such height")
    try device.user.pullSheet(to: .large)
    device.settle()
    #expect(sheet.view.frame.height > low && hearer.heard == [.large])
    try device.user.pullSheet(to: .medium)
    device.settle()
    #expect(sheet.view.frame.height == low && hearer.heard == [.large, .medium])
  }

  @Test("An action sheet without a cancel button is not ended by a tap beside it (E25)")
  func noCancel() {
    let (device, screen) = shown([])
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    screen.present(sheet, animated: true)
    device.settle()
    #expect(reason { try device.user.tapOutside() } == "nothing lies beside what is presented")
    #expect(screen.presentedViewController === sheet)
  }

  // MARK: Support

  private let noSwipe = "the stack does not let itself be swiped back here"

  private func shown(_ rows: [UIView]) -> (HeadlessDevice, UIViewController) {
    let screen = NamedScreen("Home", rows: rows)
    return (Fixture.device(showing: screen), screen)
  }

  private func ways(_ user: SimulatedUser) -> [() throws -> Void] {
    [
      { try user.tapBack() }, { try user.holdBack(to: 0) }, { try user.swipeBack() },
      { try user.swipeBack(cancelledAt: 0.4) }, { try user.swipeBack(to: 0.4, velocity: 2) },
    ]
  }

  /// The reason for which something is impossible; nil if it was done.
  private func reason(_ action: () throws -> Void) -> String? {
    do {
      try action()
      return nil
    } catch {
      return (error as? ImpossibleAction)?.reason ?? "\(error)"
    }
  }
}

private final class KeepingDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
}

private final class HeightHearer: NSObject, UISheetPresentationControllerDelegate {
  var heard: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { heard.append(sheetPresentationController.selectedDetentIdentifier) }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
