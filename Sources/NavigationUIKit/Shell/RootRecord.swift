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
  /// The controller under which it was last seen.
  private weak var carrier: UIViewController?
  private var carriage: Carriage = .none
  /// What the carrier stood on, through all presentations, if that was the ground.
  private weak var ground: UIViewController?
  private let attention: Attention

  /// As what its carrier was seen.
  private enum Carriage {
    /// It has never been on screen.
    case none
    /// As the window's root view controller, which is there or not, whatever moves in it.
    case ground
    /// As a presented controller, which is there until the transition that takes it away has ended.
    case presented
  }

  /// Who decides how long it is looked at.
  private enum Attention {
    case handle
    /// It stands on the ground of a window in which others are watched.
    case ground
  }

  init(_ root: any RootHandle, onGround ground: UIViewController?) {
    subject = root.subject
    handle = root
    attention = .handle
    seeCarrier(onGround: ground)
  }

  /// A navigation controller on the ground that nobody has asked to be looked at.
  init(onGround navigation: UINavigationController) {
    subject = RootSubject(.navigation, navigation)
    attention = .ground
    carrier = navigation.topmostAncestor
    carriage = .ground
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
  func seeCarrier(onGround ground: UIViewController?) {
    guard subject.kind != .window, let top = subject.controller?.topmostAncestor else { return }
    if top.presentingViewController != nil {
      remember(top, .presented)
      if self.ground !== ground, top.bottomPresenter === ground { self.ground = ground }
    } else if top === ground || top.isGround {
      remember(top, .ground)
    }
  }

  private func remember(_ top: UIViewController, _ carriage: Carriage) {
    if carrier !== top { carrier = top }
    self.carriage = carriage
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
    guard subject.kind != .window, carriage != .none else { return .carried }
    if isLeftBehind(by: ground) { return .lost }
    let now = subject.controller.map { Self.fate(of: $0.topmostAncestor, ground) } ?? .lost
    switch now {
    case .carried, .elsewhere: return now
    case .lost: return fateOfCarrier(ground)
    }
  }

  /// Whether the ground has been replaced under what carries it, which is still presented (H4).
  private func isLeftBehind(by ground: UIViewController?) -> Bool {
    guard carriage == .presented, let seen = self.ground, seen !== ground, let carrier else {
      return false
    }
    return carrier.bottomPresenter === seen
  }

  private func fateOfCarrier(_ ground: UIViewController?) -> Fate {
    guard let carrier else { return .lost }
    switch carriage {
    case .presented where carrier.isInTransition: return .carried
    case .none, .ground, .presented: return Self.fate(of: carrier, ground)
    }
  }

  private static func fate(of carrier: UIViewController, _ ground: UIViewController?) -> Fate {
    if carrier === ground { return .carried }
    if carrier.isGround { return .elsewhere }
    let isPresented = carrier.presentingViewController != nil || carrier.isBeingPresented
    return isPresented ? .carried : .lost
  }
}
