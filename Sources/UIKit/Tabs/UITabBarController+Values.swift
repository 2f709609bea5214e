extension UITabBarController {
  /// Whether tabs are shown as a bar or beside the content.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// When the bar shrinks while a person scrolls.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }
}

extension UITab {
  /// Where a tab may be shown.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }
}

extension UITabGroup {
  /// How a group looks in the sidebar.
  public enum SidebarAppearance: UInt, Sendable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }
}

/// A view of the app's own above the tab bar.
@MainActor open class UITabAccessory: NSObject {
  /// The view.
  open internal(set) var contentView: UIView

  /// Creates an accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabAccessory {
  /// Where the accessory of a tab bar is shown.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }
}
