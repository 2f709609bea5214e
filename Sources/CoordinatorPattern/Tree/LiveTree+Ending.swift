import NavigationCore
import NavigationUIKit
import UIKit

extension LiveTree {
  /// A coordinator has finished.
  func end(_ coordinator: any Coordinator, _ info: [AnyHashable: Any]?) {
    end(node(of: coordinator), info)
  }

  /// The default handler of one of its controllers runs.
  ///
  /// A class of the app may have a `didFinish(with:)` of its own that does not lead here.
  func endByDefault(_ coordinator: any Coordinator, _ info: [AnyHashable: Any]?) {
    let node = node(of: coordinator)
    guard tree.life(of: node) == .live else { return }
    coordinator.didFinish(with: info)
    if tree.life(of: node) == .live { endQuietly(node) }
  }

  /// Ends a node and all below it, the deepest first; each parent is told.
  func end(_ node: NodeID, _ info: [AnyHashable: Any]?) {
    switch tree.endRequested(node) {
    case .end(let order):
      for one in order { tellEnd(of: one, info: one == node ? info : nil) }
    case .race: break
    case .twice:
      guard let coordinator = coordinator(of: node) else { return }
      report(.life(.finishedTwice), Self.name(of: coordinator), .unknown)
    }
  }

  /// An app has dropped a child by itself: its parent knows.
  func removed(_ child: any Coordinator, by parent: any Coordinator) {
    let node = node(of: child)
    guard tree.life(of: node) == .live, tree.parent(of: node) == self.node(of: parent) else {
      return
    }
    endQuietly(node)
  }

  private func endQuietly(_ node: NodeID) {
    guard case .end(let order) = tree.endRequested(node) else { return }
    for one in order where one != node { tellEnd(of: one, info: nil) }
    guard let coordinator = coordinator(of: node) else { return released(node) }
    silenceScreens(of: node)
    deliverOutput(of: node)
    close(coordinator, node)
  }

  private func tellEnd(of node: NodeID, info: [AnyHashable: Any]?) {
    guard let coordinator = coordinator(of: node) else { return released(node) }
    silenceScreens(of: node)
    deliverOutput(of: node)
    let parent = coordinator.parent
    parent?.removeChildHandler?(coordinator, info)
    parent?.remove(childCoordinator: coordinator)
    if let parent, parent.childCoordinators.contains(where: { $0 === coordinator }) {
      tell(.staysWithParent, about: coordinator)
    }
    close(coordinator, node)
  }

  /// It has ended: it lets go of what it has shown on.
  private func close(_ coordinator: any Coordinator, _ node: NodeID) {
    let wasChild = tree.ended(node) != nil
    let chain = watches.chain(of: node)
    watches.remove(node)
    coordinator.parent = nil
    (coordinator as? any NavigationCoordinator)?.navigationController = nil
    (coordinator as? any PresentingCoordinator)?.presentingViewController = nil
    if wasChild, tree.screens(of: node).isEmpty { reportIfHeld(coordinator, after: chain) }
  }

  private func released(_ node: NodeID) {
    watches.remove(node)
    release(node)
  }

  /// What has left already is still told.
  private func silenceScreens(of node: NodeID) {
    for screen in tree.screens(of: node) { self.screen(of: screen)?.silence() }
  }

  /// A coordinator that is still there a turn after the window has come to rest is held by somebody.
  func reportIfHeld(_ coordinator: any Coordinator, after chain: WindowNavigation?) {
    let name = Self.name(of: coordinator)
    chain?.afterNextRest { [weak coordinator, self] in
      if coordinator != nil { report(.tree(.outlivesScreens), name, .unknown) }
    }
  }
}
