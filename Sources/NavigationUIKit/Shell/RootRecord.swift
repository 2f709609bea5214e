import NavigationCore
import UIKit

/// A root as its chain sees it: whoever made it holds it.
package protocol RootHandle: AnyObject {
  var id: RootID { get }
  var subject: RootSubject { get }
  /// Whether it is looked at even if nothing of ours stands on it.
  var isWatched: Bool { get }
  /// Told when it is deallocated, or when what carried it has gone.
  var lost: () -> Void { get }
}

/// What the chain knows of a root; it holds nothing of it.
final class RootRecord {
  let subject: RootSubject
  weak var handle: (any RootHandle)?
  /// The window's root view controller, or the presented controller, under which it was last seen.
  private weak var carrier: UIViewController?
  private var carriage: Carriage = .none
  private let attention: Attention

  private enum Carriage {
    /// It has never been on screen.
    case none
    case seen
  }

  /// Who decides how long it is looked at.
  private enum Attention {
    case handle
    /// It stands on the ground of a window in which others are watched.
    case ground
  }

  init(_ root: any RootHandle) {
    subject = root.subject
    handle = root
    attention = .handle
    seeCarrier()
  }

  /// A navigation controller on the ground that nobody has asked to be looked at.
  init(onGround navigation: UINavigationController) {
    subject = RootSubject(.navigation, navigation)
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

  var isVisible: Bool { subject.controller?.viewIfLoaded?.window != nil }

  /// Remembers what carries it, as long as something does.
  func seeCarrier() {
    guard subject.kind != .window, let top = subject.controller?.topmostAncestor else { return }
    guard top.presentingViewController != nil || top.viewIfLoaded?.window != nil else { return }
    if carrier !== top { carrier = top }
    carriage = .seen
  }

  /// What has become of a root.
  enum Fate {
    case carried
    /// Another window shows it, or what carried it: its chain goes there as soon as neither moves.
    case elsewhere
    /// It is deallocated, or neither it nor what carried it is on screen any more.
    case lost
  }

  func fate(onGround ground: UIViewController?) -> Fate {
    guard subject.object != nil else { return .lost }
    guard subject.kind != .window, carriage == .seen else { return .carried }
    let now = subject.controller.map { Self.fate(of: $0.topmostAncestor, ground) } ?? .lost
    switch now {
    case .carried, .elsewhere: return now
    case .lost: return carrier.map { Self.fate(of: $0, ground) } ?? .lost
    }
  }

  private static func fate(of carrier: UIViewController, _ ground: UIViewController?) -> Fate {
    if carrier === ground { return .carried }
    if carrier.isGround { return .elsewhere }
    let isThere =
      carrier.presentingViewController != nil || carrier.isBeingPresented
      || carrier.transitionCoordinator != nil
    return isThere ? .carried : .lost
  }
}
