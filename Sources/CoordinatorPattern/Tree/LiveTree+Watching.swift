import NavigationCore
import NavigationUIKit
import UIKit

extension LiveTree {
  func root(navigation: UINavigationController) -> ChainRoot {
    watches.watch(navigation, as: .navigation).root
  }

  func root(modal controller: UIViewController) -> ChainRoot {
    watches.watch(controller, as: .modal).root
  }

  /// The controllers on which a coordinator shows its screens are looked at while it lives.
  func watch(_ coordinator: any Coordinator) {
    let node = node(of: coordinator)
    guard tree.life(of: node) == .live else { return }
    var all: [Watch] = []
    if let navigation = (coordinator as? any NavigationCoordinator)?.navigationController {
      all.append(watches.watch(navigation, as: .navigation))
    }
    if let presenter = (coordinator as? any PresentingCoordinator)?.presentingViewController {
      all.append(watches.watch(presenter, as: .modal))
    }
    watches.set(all, for: node)
    for watch in all { look(at: watch) }
  }

  private func look(at watch: Watch) {
    let root = watch.root
    // A window in which nothing was looked at is read anew by this, so it comes first.
    root.core.watch(root)
    root.attention = .whileWatched { [self, weak watch] in isLooked(at: watch) }
    root.lost = { [self, weak watch] in lost(watch) }
  }

  private func isLooked(at watch: Watch?) -> Bool {
    guard let watch else { return false }
    for node in watch.nodes where coordinator(of: node) != nil && tree.life(of: node) == .live {
      return true
    }
    return false
  }

  /// What coordinators show on has gone, and with it their screens: those that have not ended stand
  /// nowhere.
  private func lost(_ watch: Watch?) {
    for node in watch?.nodes ?? [] where tree.life(of: node) == .live {
      guard let coordinator = coordinator(of: node) else { continue }
      tell(.standsNowhere, about: coordinator)
    }
  }
}
