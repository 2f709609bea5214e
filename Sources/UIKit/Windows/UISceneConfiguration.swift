/// How a scene is made: its role, its classes.
@MainActor open class UISceneConfiguration: NSObject {
  /// Makes a configuration of a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    called = name
    kind = sessionRole
    super.init()
  }

  /// The name.
  open var name: String? { called }

  /// What the scene is for.
  open var role: UISceneSession.Role { kind }

  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  private let called: String?
  private let kind: UISceneSession.Role
}
