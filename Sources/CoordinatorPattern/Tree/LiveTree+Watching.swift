import NavigationCore
import NavigationUIKit
import UIKit

extension LiveTree {
  func root(navigation: UINavigationController) -> ChainRoot {
    watches.root(navigation, as: .navigation)
  }

  func root(modal controller: UIViewController) -> ChainRoot {
    watches.root(controller, as: .modal)
  }

  /// The controllers on which a coordinator shows its screens are looked at while it lives.
  func watch(_ coordinator: any Coordinator) {
    let node = node(of: coordinator)
    guard tree.life(of: node) == .live else { return }
    watches.remove(node)
    if let navigation = (coordinator as? any NavigationCoordinator)?.navigationController {
      watch(watches.add(node, on: navigation, as: .navigation))
    }
    if let presenter = (coordinator as? any PresentingCoordinator)?.presentingViewController {
      watch(watches.add(node, on: presenter, as: .modal))
    }
  }

  private func watch(_ root: ChainRoot) {
    root.attention = .whileWatched { [self, unowned root] in isWatched(root) }
    root.lost = { [self, unowned root] in lost(root) }
    root.core.watch(root)
  }

  private func isWatched(_ root: ChainRoot) -> Bool {
    watches.nodes(of: root).contains { coordinator(of: $0) != nil && tree.life(of: $0) == .live }
  }

  /// What coordinators show on has gone, and with it their screens: those that have not ended stand
  /// nowhere.
  private func lost(_ root: ChainRoot) {
    for node in watches.nodes(of: root) where tree.life(of: node) == .live {
      guard let coordinator = coordinator(of: node) else { continue }
      tell(.standsNowhere, about: coordinator)
    }
  }
}
