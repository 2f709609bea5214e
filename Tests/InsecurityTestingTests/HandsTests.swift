import TestSupport
import Testing
import UIKit

@testable import InsecurityTesting

@MainActor @Suite("A person's hands")
struct HandsTests {
  @Test(
    "A swipe completes by its way and its speed (E1, E2)",
    arguments: [(0.3, 0.0, false), (0.6, 0.0, true), (0.3, 2.0, true), (0.6, -2.0, false)])
  func flungSwipe(fraction: Double, velocity: Double, completes: Bool) throws {
    let (device, stack) = Fixture.stack("One", "Two")
    #expect(try device.user.swipeBack(to: fraction, velocity: velocity) == completes)
    device.settle()
    #expect(stack.viewControllers.count == (completes ? 1 : 2))
  }

  @Test("A sheet goes by the way and the speed of the pull (E11, E12)", arguments: [0.0, 3.0])
  func flungSheet(velocity: Double) throws {
    let device = Fixture.device(showing: NamedScreen("Home"))
    device.window.rootViewController?.present(NamedScreen("Cart"), animated: true)
    device.settle()
    #expect(try device.user.dragSheetDown(to: 0.2, velocity: velocity) == (velocity > 0))
    device.settle()
    #expect(device.screens == (velocity > 0 ? "Home" : "Home / Cart"))
  }

  @Test("The escape key ends a sheet, cancels an alert and a search, and says where it cannot")
  func escape() throws {
    let (device, stack) = Fixture.stack("Home")
    #expect(
      refusal { try device.user.pressEscape() }
        == "Cannot press escape: nothing is presented that the key could end; possible: nothing.")
    stack.present(NamedScreen("Cart"), animated: true)
    device.settle()
    try device.user.pressEscape()
    device.settle()
    #expect(device.screens == "Home")
    let search = UISearchController(searchResultsController: nil)
    stack.topViewController?.navigationItem.searchController = search
    search.isActive = true
    device.settle()
    try device.user.pressEscape()
    device.settle()
    #expect(!search.isActive)
  }

  @Test("The escape key is an alert's cancel button (E24)")
  func escapeFromAlert() throws {
    let device = Fixture.device(showing: NamedScreen("Home"))
    var chosen: [String] = []
    for style in [UIAlertAction.Style.default, .cancel] {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: style) { _ in chosen.append("OK") })
      device.window.rootViewController?.present(alert, animated: true)
      device.settle()
      if style == .default {
        #expect(
          refusal { try device.user.pressEscape() }
            == "Cannot press escape: the alert has no cancel button; possible: tap \"OK\".")
        try device.user.tap("OK")
      } else {
        try device.user.pressEscape()
      }
      device.settle()
    }
    #expect(chosen == ["OK", "OK"])
  }

  @Test("In the background nobody touches the app (H11)")
  func background() throws {
    let (device, _) = Fixture.stack("One", "Two")
    device.enterBackground()
    #expect(device.user.availableActions.isEmpty)
    #expect(
      refusal { try device.user.tapBack() }
        == "Cannot tap back: the app is in the background; possible: nothing.")
    device.enterForeground()
    try device.user.tapBack()
    device.settle()
    #expect(device.screens == "One")
  }

  @Test("A scene that was taken comes back with another window, in which a person goes on (H10)")
  func reconnection() throws {
    let device = HeadlessDevice()
    let delegate = RebuildingDelegate()
    device.connectScene(delegate)
    device.settle()
    #expect(device.screens == "Start 1" && device.window === delegate.window)
    device.disconnectScene()
    #expect(delegate.window == nil)
    #expect(
      refusal { try device.user.tap("Next") }
        == "Cannot tap \"Next\": the app has no scene; possible: nothing.")
    device.connectScene(delegate)
    device.settle()
    #expect(device.screens == "Start 2" && device.window === delegate.window)
    try device.user.tap("Next")
    #expect(delegate.taps == 1)
    #expect(device.frames.last == "Start 2")
  }

  @Test("More room from left to right parts a collapsed split, less puts it together (I10, I11)")
  func width() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(NamedScreen("List"), for: .primary)
    split.setViewController(NamedScreen("Detail"), for: .secondary)
    let device = Fixture.device(showing: split)
    #expect(split.isCollapsed && device.screens == "List > Detail")
    device.changeWidth(to: .regular)
    device.settle()
    #expect(!split.isCollapsed)
    device.changeWidth(to: .compact)
    device.settle()
    #expect(split.isCollapsed && device.screens == "List > Detail")
  }

  @Test("A split is parted while its stack moves, and all comes to rest")
  func widthWhileMoving() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(NamedScreen("List"), for: .primary)
    split.setViewController(NamedScreen("Detail"), for: .secondary)
    let device = Fixture.device(showing: split)
    let stack = split.viewControllers.first as? UINavigationController
    stack?.pushViewController(NamedScreen("More"), animated: true)
    device.advance(by: 0.1)
    device.changeWidth(to: .regular)
    device.settle()
    device.changeWidth(to: .compact)
    device.settle()
    #expect(split.isCollapsed)
    #expect(device.simulation.unbalancedAppearanceCalls == 0)
    #expect(stack?.transitionCoordinator == nil)
  }

  @Test("A fifth tab of six is a list, whose rows are tapped (I6)")
  func more() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...6).map { NamedScreen("Tab \($0)") }
    let device = Fixture.device(showing: tabs)
    try device.user.tap("More")
    device.settle()
    try device.user.tap("Tab 6")
    device.settle()
    #expect(tabs.selectedIndex == 5)
  }

  @Test("A tap on the chosen tab leads its stack back to the root (I4)")
  func chosenTab() throws {
    let stack = UINavigationController()
    stack.viewControllers = [NamedScreen("First"), NamedScreen("Deep"), NamedScreen("Deeper")]
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, NamedScreen("Second")]
    let device = Fixture.device(showing: tabs)
    try device.user.tap("First")
    device.settle()
    #expect(device.screens == "First" && stack.viewControllers.count == 1)
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

/// Builds its interface anew whenever its scene is connected, and lets go when it is taken.
private final class RebuildingDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  var taps = 0
  private var count = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    count += 1
    let button = NamedScreen.button("Next") { [weak self] in self?.taps += 1 }
    let fresh = UIWindow(windowScene: scene)
    fresh.rootViewController = NamedScreen("Start \(count)", rows: [button])
    fresh.makeKeyAndVisible()
    window = fresh
  }

  func sceneDidDisconnect(_ scene: UIScene) { window = nil }
}
