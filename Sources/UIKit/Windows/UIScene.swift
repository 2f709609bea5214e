/// One instance of an app's user interface.
@MainActor open class UIScene: UIResponder {
  /// How near a scene is to the person.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On screen and receiving events.
    case foregroundActive = 0
    /// On screen, but not receiving events.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// Why a scene is being connected.
  @MainActor open class ConnectionOptions: NSObject {
    /// The addresses to open; none here.
    open var urlContexts: Set<UIOpenURLContext> { contexts }

    let contexts: Set<UIOpenURLContext>

    package init(urlContexts: Set<UIOpenURLContext> = []) {
      contexts = urlContexts
      super.init()
    }
  }

  /// Makes a scene for a session; UIKit does it, apps do not.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownSession = session
    super.init()
    session.connected = self
  }

  /// The session that the scene belongs to.
  open var session: UISceneSession { ownSession }

  /// The app's object for this scene, held strongly.
  open var delegate: (any UISceneDelegate)?

  /// How near the scene is to the person.
  open var activationState: UIScene.ActivationState { state }

  /// What the app switcher calls the scene.
  open var title: String! = ""

  /// The application.
  open override var next: UIResponder? { device?.application }

  package internal(set) weak var device: SimulatedDevice?
  var state = UIScene.ActivationState.foregroundActive
  private let ownSession: UISceneSession
}

extension UIScene {
  /// Posted when a scene has been connected.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has been disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted before a scene comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene receives events.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops receiving events.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is in the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// An address that a scene is asked to open.
@MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  open var url: URL { address }

  private let address: URL

  package init(url: URL) {
    address = url
    super.init()
  }
}
