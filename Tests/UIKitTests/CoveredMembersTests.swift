import Testing
import UIKit

extension Contract {
  /// Members of the types that are covered as a whole, where no fact speaks of them.
  @MainActor @Suite("Covered members")
  struct CoveredMembers {
    @Test("A sheet is as high as its chosen detent")
    func detents() throws {
      let phone = Phone()
      let root = phone.show(phone.screen("R"))
      let modal = phone.screen("M", style: .pageSheet)
      let sheet = try #require(modal.sheetPresentationController)
      let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 200 }
      sheet.detents = [low, .medium(), .large()]
      let hearer = SheetHearer()
      sheet.delegate = hearer
      root.present(modal, animated: true)
      phone.settle()
      #expect(modal.view.frame.height == 200 && modal.view.frame.maxY == phone.window.bounds.maxY)
      sheet.chooseDetent(.medium)
      let room = sheet.frameOfPresentedViewInContainerView.height
      #expect(hearer.chosen == [.medium])
      sheet.chooseDetent(.large)
      #expect(sheet.frameOfPresentedViewInContainerView.height == 2 * room)
    }

    @Test("A popover that becomes a sheet is prepared, and points at what it comes from")
    func popover() throws {
      let phone = Phone()
      let root = phone.screen("R")
      let button = UIBarButtonItem(title: "More")
      root.navigationItem.rightBarButtonItem = button
      phone.show(UINavigationController(rootViewController: root))
      let modal = phone.screen("M", style: .popover)
      let popover = try #require(modal.popoverPresentationController)
      popover.sourceItem = button
      let hearer = PopoverHearer()
      popover.delegate = hearer
      root.present(modal, animated: true)
      phone.settle()
      #expect(hearer.prepared === popover.adaptiveSheetPresentationController)
      #expect(modal.view.frame.height == 300)
      #expect(button.frame(in: root.view) != nil)
      #expect(UIView().frame(in: root.view) == nil)
    }

    @Test(
      "A zoom asks for its source and can be interrupted from iOS 18 on (D19)", arguments: [17, 18])
    func zoom(version: Int) {
      let phone = Phone("version=\(version)")
      let stack = phone.showStack("A")
      let (b, source) = (phone.screen("B"), UIView())
      var asked: [String?] = []
      b.preferredTransition = .zoom { context in
        asked.append(context.sourceViewController.title)
        return source
      }
      stack.pushViewController(b, animated: true)
      phone.device.endTurn()
      #expect(asked == (version == 17 ? [] : ["A"]))
      let popped = stack.popViewController(animated: true)
      #expect((popped === b) == (version != 17))
      phone.settle()
      #expect(stack.viewControllers.count == (version == 17 ? 2 : 1))
    }

    @Test(
      "Constraints and properties are brought up to date before the layout, when it was asked for")
    func updates() {
      let phone = Phone("version=26")
      let root = phone.show(UpdateRecorder())
      #expect(root.heard == ["properties"])
      root.view.setNeedsUpdateConstraints()
      root.setNeedsUpdateProperties()
      #expect(root.view.needsUpdateConstraints())
      phone.settle()
      #expect(root.heard == ["properties", "constraints", "properties"])
      #expect(!root.view.needsUpdateConstraints())
      root.view.layoutMargins = .zero
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      #expect(root.heard.suffix(2) == ["margins", "safe area"])
      #expect(root.view.safeAreaInsets.top == 5)
    }

    @Test("A view of a class that needs constraints is asked before its first layout")
    func requiredConstraints() {
      let phone = Phone()
      let root = phone.show(phone.screen("R"))
      let view = ConstrainedView()
      root.view.addSubview(view)
      phone.settle()
      view.setNeedsLayout()
      phone.settle()
      #expect(view.updates == 1)
    }

    @Test("A primary column of the app's own takes the last one in, and gives it back")
    func ownCollapse() {
      let phone = Phone()
      let split = UISplitViewController()
      let (primary, detail) = (CollectingController(), phone.screen("D"))
      split.viewControllers = [primary, detail]
      phone.show(split)
      #expect(primary.taken === detail)
      phone.device.traits = .pad
      phone.settle()
      #expect(primary.taken == nil && split.viewControllers.last === detail)
    }

    @Test("The scroll view of an edge is the one that was named for it")
    func contentScrollViews() {
      let controller = UIViewController()
      let (first, second) = (UIScrollView(), UIScrollView())
      controller.setContentScrollView(first)
      controller.setContentScrollView(second, for: .bottom)
      #expect(controller.contentScrollView(for: .top) === first)
      #expect(controller.contentScrollView(for: .bottom) === second)
    }

    @Test("Points of two windows meet on the screen; nobody opens addresses")
    func windowsAndScenes() {
      let phone = Phone()
      phone.show(phone.screen("R"))
      let other = UIWindow(windowScene: phone.device.scene)
      other.frame.origin = CGPoint(x: 10, y: 20)
      #expect(phone.window.convert(CGPoint(x: 11, y: 22), to: other) == CGPoint(x: 1, y: 2))
      #expect(phone.window.convert(CGPoint(x: 1, y: 2), from: other) == CGPoint(x: 11, y: 22))
      var opened: [Bool] = []
      let address = URL(fileURLWithPath: "/")
      phone.device.scene.open(address, options: nil, completionHandler: { opened.append($0) })
      #expect(opened.isEmpty)
      phone.settle()
      #expect(opened == [false])
    }

    @Test("The accessory of a tab bar stands above the bar, and content ends above it")
    func accessory() {
      let phone = Phone()
      let tabs = UITabBarController()
      tabs.viewControllers = [phone.screen("A")]
      phone.show(tabs)
      let content = UIView()
      tabs.bottomAccessory = UITabAccessory(contentView: content)
      phone.settle()
      #expect(content.superview === tabs.view)
      #expect(content.frame.maxY == tabs.tabBar.frame.minY)
      tabs.bottomAccessory = nil
      #expect(content.superview == nil)
    }
  }
}

private final class SheetHearer: NSObject, UISheetPresentationControllerDelegate {
  var chosen: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { chosen.append(sheetPresentationController.selectedDetentIdentifier) }
}

private final class PopoverHearer: NSObject, UIPopoverPresentationControllerDelegate {
  var prepared: UIPresentationController?

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    prepared = adaptivePresentationController
    let sheet = adaptivePresentationController as? UISheetPresentationController
    sheet?.detents = [.custom { _ in 300 }]
  }
}

private final class UpdateRecorder: UIViewController {
  var heard: [String] = []

  override func updateViewConstraints() {
    super.updateViewConstraints()
    heard.append("constraints")
  }
  override func updateProperties() { heard.append("properties") }
  override func viewLayoutMarginsDidChange() { heard.append("margins") }
  override func viewSafeAreaInsetsDidChange() { heard.append("safe area") }
}

private final class ConstrainedView: UIView {
  var updates = 0

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    super.updateConstraints()
    updates += 1
  }
}

private final class CollectingController: UIViewController {
  var taken: UIViewController?

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { taken = secondaryViewController }

  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    defer { taken = nil }
    return taken
  }
}
