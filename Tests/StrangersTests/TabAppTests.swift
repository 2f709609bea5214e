import InsecurityTesting
import TabApp
import Testing
import UIKit

extension Strangers {
  @MainActor @Suite("An app with tabs")
  struct TabAppTests {
    let device = HeadlessDevice()
    let tabs = MainTabBarController()

    init() {
      device.window.rootViewController = tabs
      device.settle()
    }

    @Test("A row is tapped, its page pushed, and the tab bar goes and comes")
    func openingABook() throws {
      #expect(device.screens == "Books")
      try device.user.tap("Emma")
      device.settle()
      #expect(device.screens == "Books > Emma")
      try device.user.tapBack()
      device.settle()
      #expect(device.screens == "Books")
    }

    @Test("A tab that may not be selected says why, and opens when it may")
    func favorites() throws {
      try device.user.tap("Favorites")
      device.settle()
      #expect(device.screens == "Books / No favorites yet")
      try device.user.tap("OK")
      device.settle()
      #expect(tabs.selectedIndex == 0)
      try device.user.tap("Walden")
      device.settle()
      try device.user.tap("Star")
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "1")
      try device.user.tapBack()
      device.settle()
      try device.user.tap("Favorites")
      device.settle()
      #expect(device.screens == "Favorites")
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == nil)
    }

    @Test("A tap on the selected tab goes back to its first page")
    func selectedTab() throws {
      try device.user.tap("Profile")
      device.settle()
      #expect(device.screens == "Profile")
      try device.user.tap("News")
      device.settle()
      try device.user.tap("About")
      device.settle()
      #expect(device.screens == "Profile / About")
      try device.user.dragSheetDown()
      device.settle()
      #expect(device.screens == "Profile")
      try device.user.tap("Books")
      device.settle()
      #expect(device.screens == "Books")
      #expect(device.warnings.isEmpty)
    }

    @Test("Searching shows fewer rows")
    func searching() throws {
      try device.user.type("mo", into: "Search books")
      device.settle()
      #expect(throws: (any Error).self) { try device.user.tap("Emma") }
      try device.user.tap("Moby-Dick")
      device.settle()
      #expect(device.screens.contains("Moby-Dick"))
    }

    @Test("The app delegate names the scene delegate, which makes the window")
    func connecting() throws {
      let scene = try #require(device.window.windowScene)
      let configuration = AppDelegate().application(
        .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
      #expect(configuration.delegateClass == SceneDelegate.self)
      let delegate = SceneDelegate()
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      let window = try #require(delegate.window)
      #expect(window.isKeyWindow)
      #expect(window.rootViewController is MainTabBarController)
      #expect(scene.windows.contains(window))
    }
  }
}
