import NavigationCore
import NavigationUIKit
import UIKit

extension LiveTree {
  /// Shows a coordinator's screen: the chain of the root carries it out.
  func show(_ screen: Screen, from root: ChainRoot, at placement: Placement, animated: Bool) {
    guard let coordinator = screen.coordinator else { return }
    let node = node(of: coordinator)
    let asker = tree.nearestScreen(of: node)
    screen.comes(from: root)
    switch tree.shown(screen.id, by: node) {
    case .shown: screen.setDefaultHandler { [self] in endByDefault($0, $1) }
    case .silent: screen.silence()
    }
    keep(screen)
    watch(coordinator)
    root.core.start(
      screen.id, record(of: screen), from: root, asker: asker, at: placement, animated: animated)
  }

  /// A screen that has nowhere to go: its coordinator is told at the next turn end that it has ended.
  func refuse(_ screen: Screen, _ kind: Issue.Kind) {
    guard let coordinator = screen.coordinator else { return }
    _ = tree.shown(screen.id, by: node(of: coordinator))
    ChainRegistry.refuse(kind, who: screen.name, screen.source) { [self] in
      left(screen, .refused(kind))
    }
  }

  private func record(of screen: Screen) -> EntryRecord {
    EntryRecord(
      knowing: screen.coordinator, name: screen.name,
      controller: { screen.give() },
      navigation: screen.bringsStack ? { screen.giveNavigation() } : nil,
      source: screen.source,
      deliver: { [self] in left(screen, $0) })
  }

  /// The record of a controller that somebody else has shown, if it wants to be told.
  func recordOfFound(_ controller: UIViewController) -> (EntryID, EntryRecord)? {
    guard let conscious = controller as? any BackwardConscious, !isKnown(controller) else {
      return nil
    }
    let screen = Screen(found: conscious)
    keep(screen)
    let record = EntryRecord(
      knowing: nil, name: screen.name, controller: { screen.give() },
      deliver: { [self] in left(screen, $0) })
    return (screen.id, record)
  }

  /// A screen has left, or has never come.
  func left(_ screen: Screen, _ ending: Ending) {
    // What it passes back may depend on it: it lives until all have been told.
    let controller = screen.controller
    let action = tree.left(screen.id)
    let info = told(screen, ending)
    forget(screen)
    switch action {
    case .none: break
    case .wasLowest(let node):
      if tree.life(of: node) == .live { end(node, info) }
    case .wasLast(let node):
      if let coordinator = coordinator(of: node) { reportIfHeld(coordinator, after: screen.chain) }
    }
    withExtendedLifetime(controller) {}
  }

  private func told(_ screen: Screen, _ ending: Ending) -> [AnyHashable: Any]? {
    switch ending {
    case .refused:
      screen.close()
      return nil
    case .finished, .dismissed, .left, .endedBelow, .replaced, .rootGone: return screen.tell()
    }
  }
}
