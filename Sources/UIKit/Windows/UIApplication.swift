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
  public class var shared: UIApplication { SimulatedDevice.current.application }

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
}
