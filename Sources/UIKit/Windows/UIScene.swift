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

    /// Who asks to open addresses: nobody here.
    open var sourceApplication: String? { nil }

    let contexts: Set<UIOpenURLContext>

    package init(urlContexts: Set<UIOpenURLContext> = []) {
      contexts = urlContexts
      super.init()
    }
  }

  /// How an address is opened in another app.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that knows the address may open it.
    open var universalLinksOnly = false
  }

  /// How an address came.
  @MainActor open class OpenURLOptions: NSObject {
    /// The app that sent the address: none here.
    open var sourceApplication: String? { nil }

    /// What came with the address: nothing here.
    open var annotation: Any? { nil }

    /// Whether the file is opened where it lies.
    open var openInPlace: Bool { false }
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

  /// What the app switcher says besides the title.
  open var subtitle = ""

  /// Opens an address in another app; none is here, which the completion says at the end of the turn.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    (device ?? .current).afterCommit { completion(false) }
  }

  /// Opens an address in another app; none is here.
  open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool { false }

  /// The application.
  open override var next: UIResponder? { device?.application }

  @exclusivity(unchecked) package internal(set) weak var device: SimulatedDevice?
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

  /// How the address came.
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }

  private let address: URL

  package init(url: URL) {
    address = url
    super.init()
  }
}
