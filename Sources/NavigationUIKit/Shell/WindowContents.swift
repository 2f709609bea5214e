import NavigationCore
import UIKit

/// What stands in one window, as far as it is known: it holds controllers and windows weakly.
final class WindowContents {
  /// Whether a root swap of ours is running.
  enum RootSwap {
    case none
    case running
  }

  weak var window: UIWindow?
  let controllers = KnownControllers()
  var roots: [RootID: RootRecord] = [:]
  var rootSwap: RootSwap = .none
  /// The ground on which the presentations were last seen to stand.
  private weak var groundSeen: UIViewController?
  /// The snapshot behind which presentations go before a root swap.
  private weak var snapshot: UIView?

  init(window: UIWindow?) {
    self.window = window
  }

  /// Where the window's chain of presentations begins.
  var groundController: UIViewController? { window?.rootViewController }

  /// Whether the ground has been replaced under the lowest presentation, which stays in the window
  /// and stands on nothing of it any more (H4).
  func isLeftBehind(_ lowest: @autoclosure () -> UIViewController?) -> Bool {
    guard let groundSeen, groundSeen !== groundController, let lowest = lowest() else {
      return false
    }
    return lowest.presentingViewController?.topmostAncestor !== groundController
  }

  /// Remembers the ground, as long as the lowest presentation stands on it.
  func seeGround(under lowest: @autoclosure () -> UIViewController?) {
    guard groundSeen !== groundController, !isLeftBehind(lowest()) else { return }
    groundSeen = groundController
  }

  /// What presents the lowest level for a root.
  func presenterAtGround(for root: RootID?) -> UIViewController? {
    root.flatMap { roots[$0]?.subject.controller } ?? groundController
  }

  /// The stack that a foreign navigation controller is known as.
  func stack(of navigation: UINavigationController) -> StackID {
    if let known = controllers.stack(of: navigation) { return known }
    let stack = StackID(Serial.next())
    controllers.add(foundStack: stack, in: navigation)
    return stack
  }

  /// Puts a snapshot of the window over it: what goes behind it is not seen (R13).
  func cover() {
    guard let window, snapshot == nil else { return }
    guard let view = window.snapshotView(afterScreenUpdates: false) else { return }
    window.addSubview(view)
    snapshot = view
  }

  func uncover() {
    snapshot?.removeFromSuperview()
    snapshot = nil
  }
}
