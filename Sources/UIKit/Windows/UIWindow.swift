/// The root of a view hierarchy, with a controller that fills it.
@MainActor open class UIWindow: UIView {
  /// Makes a hidden window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    sceneReference = windowScene
    windowScene.add(self)
  }

  /// Makes a hidden window that is in no scene and stays invisible until it has one (H9).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes an empty window: the stand-in decodes nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The scene that shows the window.
  open var windowScene: UIWindowScene? {
    get { sceneReference }
    set { move(to: newValue) }
  }

  /// How far in front the window is.
  @exclusivity(unchecked) open var windowLevel: UIWindow.Level = .normal

  /// Whether the window is invisible; the root controller appears and disappears with it (H2).
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityChanged() } }
  }

  /// The controller that fills the window.
  ///
  /// Replacing it does not dismiss what the old one presents (H4); setting `nil` does (H5).
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(by: newValue) }
  }

  /// Whether the window receives keys.
  open var isKeyWindow: Bool { windowScene?.device?.keyWindow === self }

  /// Whether the window may receive keys; `true` unless overridden.
  open var canBecomeKey: Bool { true }

  /// Makes the window receive keys.
  open func makeKey() {
    guard canBecomeKey, let device = windowScene?.device, device.keyWindow !== self else { return }
    device.keyWindow?.resignKey()
    device.keyWindow = self
    becomeKey()
  }

  /// Makes the window visible and lets it receive keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called when the window begins to receive keys; tells it.
  open func becomeKey() { post(UIWindow.didBecomeKeyNotification) }

  /// Called when the window ceases to receive keys; tells it.
  open func resignKey() { post(UIWindow.didResignKeyNotification) }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The scene.
  open override var next: UIResponder? { windowScene }

  /// The screen on which the window is shown; there is one, so setting it changes nothing.
  open var screen: UIScreen {
    get { windowScene?.screen ?? .main }
    set {}
  }

  /// Converts a point of this window to another one, `nil` for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + frame.minX - other.x, y: point.y + frame.minY - other.y)
  }

  /// Converts a point of another window to this one, `nil` for the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + other.x - frame.minX, y: point.y + other.y - frame.minY)
  }

  /// Converts a rectangle of this window to another one, `nil` for the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// Converts a rectangle of another window to this one, `nil` for the screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  @exclusivity(unchecked) private(set) weak var sceneReference: UIWindowScene?
  @exclusivity(unchecked) var root: UIViewController?
  var rootPlace: UIView?

  /// Presenters of what this window shows modally: kept as UIKit keeps them, even when the root is replaced (G8).
  var presenters: [ObjectIdentifier: UIViewController] = [:]

  /// What stays in the window although its presenter knows it no more (C7).
  var cutLevels: [Presentation] = []

  /// Whether what stands in the window can be seen by a person.
  var isOnScreen: Bool { !isHidden && sceneReference != nil }

  private func move(to scene: UIWindowScene?) {
    guard scene !== sceneReference else { return }
    sceneReference?.remove(self)
    sceneReference = scene
    scene?.add(self)
    visibilityChanged()
  }
}

extension UIWindow {
  /// Posted when a window can be seen.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window cannot be seen any more.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window receives keys.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window does not receive keys any more.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Makes a level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where an app's windows are.
    public static let normal = UIWindow.Level(0)
    /// In front of an app's windows.
    public static let alert = UIWindow.Level(2000)
    /// In front of the status bar.
    public static let statusBar = UIWindow.Level(1000)
  }
}

/// The size of the simulated phone.
enum SimulatedScreen {
  static let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  static let statusBarHeight: CGFloat = 59
}
