/// The lasting identity of a scene, which outlives the scene object (H10).
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Makes a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An app's windows on the device's own screen.
    public static let windowApplication = UISceneSession.Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// An app's windows on another screen that a person can touch.
    public static let windowExternalDisplay = UISceneSession.Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// An app's windows on another screen that is only looked at.
    public static let windowExternalDisplayNonInteractive = UISceneSession.Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene while it is connected.
  open var scene: UIScene? { connected }

  /// What the scene is for.
  open var role: UISceneSession.Role { kind }

  /// A name that stays the same while the session exists.
  open var persistentIdentifier: String { identifier }

  /// How the scene was made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: kind)
  }

  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  weak var connected: UIScene?
  private let kind: UISceneSession.Role
  private let identifier: String

  init(role: UISceneSession.Role, identifier: String) {
    kind = role
    self.identifier = identifier
    super.init()
  }
}
