import NavigationCore
import UIKit

/// What the chain knows of a root; it holds nothing of it.
struct RootRecord {
  let subject: ChainRoot.Subject
  weak var object: AnyObject?
  weak var handle: ChainRoot?
  /// The window's root view controller, or the presented controller, under which it was last seen.
  weak var carrier: UIViewController?
  private var wasCarried = false
  private let attention: Attention

  /// Who decides how long it is looked at.
  private enum Attention {
    case handle
    /// It stands on the ground of a window in which others are watched.
    case ground
  }

  init(_ root: ChainRoot) {
    subject = root.subject
    object = root.object
    handle = root
    attention = .handle
    seeCarrier()
  }

  /// A navigation controller on the ground that nobody has asked to be looked at.
  init(onGround navigation: UINavigationController) {
    subject = .navigation
    object = navigation
    attention = .ground
    seeCarrier()
  }

  /// Whether it is looked at even if nothing of ours stands on it.
  var isWatched: Bool { handle?.isWatched ?? false }

  func isKept(whileWatching isWatching: Bool) -> Bool {
    switch attention {
    case .handle: isWatched
    case .ground: isWatching
    }
  }

  var controller: UIViewController? {
    switch subject {
    case .modal, .navigation: object as? UIViewController
    case .window: (object as? UIWindow)?.rootViewController
    }
  }

  /// The window in which it stands now.
  var window: UIWindow? {
    switch subject {
    case .modal, .navigation: controller.flatMap(WindowNavigation.window(of:))
    case .window: object as? UIWindow
    }
  }

  var isVisible: Bool { controller?.viewIfLoaded?.window != nil }

  /// Remembers what carries it, as long as something does.
  mutating func seeCarrier() {
    guard subject != .window, let controller else { return }
    let top = WindowNavigation.topmostAncestor(of: controller)
    guard top.presentingViewController != nil || top.viewIfLoaded?.window != nil else { return }
    carrier = top
    wasCarried = true
  }

  /// It is deallocated, or neither it nor what carried it is on screen any more.
  func isLost(in chain: WindowNavigation) -> Bool {
    guard object != nil else { return true }
    guard subject != .window, wasCarried else { return false }
    if let controller, isCarrying(WindowNavigation.topmostAncestor(of: controller), chain) {
      return false
    }
    return carrier.map { !isCarrying($0, chain) } ?? true
  }

  private func isCarrying(_ carrier: UIViewController, _ chain: WindowNavigation) -> Bool {
    if carrier === chain.window?.rootViewController { return true }
    return carrier.presentingViewController != nil || carrier.isBeingPresented
      || carrier.transitionCoordinator != nil
  }
}
