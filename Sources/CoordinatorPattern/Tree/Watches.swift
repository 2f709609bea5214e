import NavigationCore
import NavigationUIKit
import UIKit

/// The controllers on which coordinators show their screens: each is looked at while one does.
struct Watches {
  private struct Key: Hashable {
    let controller: ObjectIdentifier
    let subject: RootSubject.Kind
  }

  private struct Watch {
    let root: ChainRoot
    var nodes: [NodeID] = []
  }

  private var watches: [Key: Watch] = [:]

  /// The root that a controller is, one for all coordinators that show on it.
  mutating func root(_ controller: UIViewController, as subject: RootSubject.Kind) -> ChainRoot {
    let key = Key(controller: ObjectIdentifier(controller), subject: subject)
    if let watch = watches[key], watch.root.object === controller { return watch.root }
    let root = Self.make(controller, as: subject)
    watches[key] = Watch(root: root)
    return root
  }

  private static func make(
    _ controller: UIViewController, as subject: RootSubject.Kind
  ) -> ChainRoot {
    if subject == .navigation, let navigation = controller as? UINavigationController {
      return ChainRoot(navigation: navigation)
    }
    return ChainRoot(modal: controller)
  }

  mutating func add(
    _ node: NodeID, on controller: UIViewController, as subject: RootSubject.Kind
  ) -> ChainRoot {
    let root = root(controller, as: subject)
    let key = Key(controller: ObjectIdentifier(controller), subject: subject)
    if watches[key]?.nodes.contains(node) == false { watches[key]?.nodes.append(node) }
    return root
  }

  /// A coordinator has ended.
  mutating func remove(_ node: NodeID) {
    for (key, watch) in watches where watch.nodes.contains(node) {
      watches[key]?.nodes.removeAll { $0 == node }
    }
  }

  /// Who shows on a root.
  func nodes(of root: ChainRoot) -> [NodeID] {
    watches.values.first { $0.root === root }?.nodes ?? []
  }

  /// The chain in which a coordinator shows its screens.
  func chain(of node: NodeID) -> WindowNavigation? {
    watches.values.first { $0.nodes.contains(node) }?.root.core
  }

  /// Forgets controllers that are gone, or on which nobody shows.
  mutating func prune() {
    watches = watches.filter { $0.value.root.object != nil && !$0.value.nodes.isEmpty }
  }
}
