/// Who is asked and told about a person's choice of tabs.
///
/// A choice by code asks and tells nobody (I1).
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks whether a controller may be chosen; yes by default. For tabs set as controllers.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that a person has chosen a controller, even if it was chosen before (I2).
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  /// Asks whether a tab may be chosen; yes by default. For tabs set as `UITab` (I7).
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool

  /// Tells that a person has chosen a tab (I7).
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )
}

extension UITabBarControllerDelegate {
  /// Agrees.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// Agrees.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {}
}
