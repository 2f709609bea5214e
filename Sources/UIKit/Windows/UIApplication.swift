/// The running app.
@MainActor open class UIApplication: UIResponder {
  /// How near the app is to the person.
  public enum State: Int, Sendable {
    /// Receiving events.
    case active = 0
    /// On screen, but not receiving events.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  /// The application of the current device.
  open class var shared: UIApplication { SimulatedDevice.current.application }

  /// The app's object, held strongly.
  open var delegate: (any UIApplicationDelegate)?

  /// How near the app is to the person: the nearest of its scenes.
  open var applicationState: UIApplication.State {
    switch device?.scene.activationState ?? .unattached {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> {
    guard let scene = device?.scene, scene.activationState != .unattached else { return [] }
    return [scene]
  }

  /// The sessions that exist.
  open var openSessions: Set<UISceneSession> { device.map { [$0.scene.session] } ?? [] }

  /// Whether there may be several scenes; not here.
  open var supportsMultipleScenes: Bool { false }

  /// Whether touches are ignored; never set here.
  open var isIdleTimerDisabled = false

  /// All windows of the device.
  open var windows: [UIWindow] { device?.windows ?? [] }

  /// The window that receives keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  weak var device: SimulatedDevice?
  var backgroundTasks = 0

  // MARK: Opening and background

  /// Whether another app would open an address: there are no other apps here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address in another app; none is here, which the completion says at the end of the turn.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    (device ?? .current).afterCommit { completion(false) }
  }

  /// Asks for time after the app has gone to the background; it has all the time here.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time after the app has gone to the background, under a name.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Gives the time back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
