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
}
