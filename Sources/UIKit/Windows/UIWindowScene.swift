/// A scene that shows windows.
@MainActor open class UIWindowScene: UIScene {
  /// The scene's windows, back to front; held weakly (G3).
  open var windows: [UIWindow] { windowList.compactMap(\.window) }

  /// The window that receives keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Which way up the interface is.
  open var interfaceOrientation: UIInterfaceOrientation { orientation }

  var orientation = UIInterfaceOrientation.portrait
  var windowList: [WeakWindow] = []

  func add(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
    windowList.append(WeakWindow(window: window))
    device?.add(window)
  }

  func remove(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
  }

  static func connected() -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication, identifier: "stand-in")
    return UIWindowScene(session: session, connectionOptions: .init())
  }

  /// The screen on which the scene is shown.
  open var screen: UIScreen { (device ?? .current).screen }

  /// What is known of the surroundings.
  open var traitCollection: UITraitCollection { (device ?? .current).traits }

  /// Called after the surroundings changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the scene covers the screen: yes.
  open var isFullScreen: Bool { true }

  /// Asks for another orientation, which what covers the screen must support; else the handler is told.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wishes = geometryPreferences as? GeometryPreferences.iOS,
      let wanted = wishes.interfaceOrientations, let device
    else { return }
    if !device.turnInterface(toOneOf: wanted) { errorHandler?(GeometryError.notSupported) }
  }
}

extension UIWindowScene: UITraitEnvironment {}

extension UIWindowScene {
  /// Wishes about the size and the orientation of a scene.
  @MainActor open class GeometryPreferences: NSObject {
    /// Wishes for a phone or a tablet.
    @MainActor open class iOS: UIWindowScene.GeometryPreferences {
      /// The orientations, nil for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Makes wishes for orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Why a wish about a scene was not granted.
  enum GeometryError: Error {
    case notSupported
  }
}
