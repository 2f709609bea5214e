import NavigationCore
import NavigationUIKit
import UIKit

/// The controllers on which coordinators show their screens: each is looked at while one does.
struct Watches {
  private struct Key: Hashable {
    let controller: ObjectIdentifier
    let subject: RootSubject.Kind
  }

  private var watches: [Key: Watch] = [:]
  private var watched: [NodeID: [Watch]] = [:]

  /// The one watch of a controller, for all coordinators that show on it.
  mutating func watch(_ controller: UIViewController, as subject: RootSubject.Kind) -> Watch {
    let key = Key(controller: ObjectIdentifier(controller), subject: subject)
    if let watch = watches[key], watch.root.object === controller { return watch }
    let watch = Watch(controller, as: subject)
    watches[key] = watch
    return watch
  }

  /// A coordinator shows its screens on these.
  mutating func set(_ all: [Watch], for node: NodeID) {
    remove(node)
    guard !all.isEmpty else { return }
    watched[node] = all
    for watch in all { watch.nodes.append(node) }
  }

  /// A coordinator has ended.
  mutating func remove(_ node: NodeID) {
    watched.removeValue(forKey: node)?.forEach { $0.nodes.removeAll { $0 == node } }
  }

  /// The chain in which a coordinator shows its screens.
  func chain(of node: NodeID) -> WindowNavigation? {
    watched[node]?.first?.root.core
  }

  /// Forgets controllers that are gone, or on which nobody shows.
  mutating func prune() {
    watches = watches.filter { $0.value.root.object != nil && !$0.value.nodes.isEmpty }
  }
}

/// A controller on which coordinators show their screens.
final class Watch {
  let root: ChainRoot
  var nodes: [NodeID] = []

  init(_ controller: UIViewController, as subject: RootSubject.Kind) {
    if subject == .navigation, let navigation = controller as? UINavigationController {
      root = ChainRoot(navigation: navigation)
    } else {
      root = ChainRoot(modal: controller)
    }
  }
}
