extension UIApplication {
  /// Whether another app would open an address: there are no other apps here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address in another app; none is here, which the completion says at the end of the turn.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    (device ?? .current).afterCommit { completion(false) }
  }

  /// Asks for time after the app has gone to the background; it has all the time here.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time after the app has gone to the background, under a name.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Gives the time back.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// Names a stretch of time in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
