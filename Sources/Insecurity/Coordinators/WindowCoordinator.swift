import UIKit

/// Owns a window's host: subclass it for the coordinator from which the app begins.
///
/// It shows nothing by itself: start the first screen with ``navigation``. It has no screen that would
/// keep it, so whoever makes it does, beside the window: what is on screen stays without it, but
/// handlers that hold it weakly reach nobody. It may hold the window.
@preconcurrency @MainActor
open class WindowCoordinator {
  /// The host whose starts become the window's root view controller.
  public let navigation: WindowHost

  /// Makes a coordinator for a window, which it holds weakly.
  public init(_ window: UIWindow) {
    navigation = WindowHost(window)
  }

  // NB: written out, because the compiler's own insists on the main actor, and a suite of Swift
  // Testing lets go of its properties elsewhere.
  nonisolated deinit {}
}
