import NavigationCore
import UIKit

extension WindowNavigation {
  /// Looks at a root from now on, for as long as it is watched.
  package func watch(_ root: any RootHandle) {
    wake()
    guard root.subject.object != nil else { return }
    attach(root)
    askTurn()
  }

  /// Whether a root is looked at although nothing of ours stands on it.
  var isWatching: Bool {
    for root in contents.roots.values where root.isWatched { return true }
    return false
  }

  /// Whether an entry has left the state and its handler has not been called.
  package func hasLeft(_ id: EntryID) -> Bool {
    records[id]?.deliver != nil && !machine.state.contains(id)
      && !machine.waiting.contains { $0.id == id }
  }

  /// Calls `body` at the end of the first turn after the window has come to rest.
  package func afterNextRest(_ body: @escaping () -> Void) {
    afterNextRest.append(body)
    keeper?.keep(self)
    askTurn()
  }

  func callAfterNextRest() {
    guard !afterNextRest.isEmpty, machine.isSettled else { return }
    let waiting = afterNextRest
    afterNextRest = []
    for one in waiting { one() }
  }

  /// Roots that have been found lost are not looked at any more.
  func dropLostRoots(_ reading: Reading) {
    for id in reading.lostRoots where machine.state.roots[id] == nil {
      roots.removeValue(forKey: id)?.handle?.lost()
    }
  }

  /// Where a root is watched, a navigation controller on the ground or presented is looked at, and
  /// those that are tabs; of presentations, as many levels as a look reads.
  func watchStacks() {
    guard isWatching else { return }
    for navigation in Self.stacks(in: contents.groundController) { watchGround(navigation) }
    let presentations = machine.state.presentations
    for index in presentations.indices.suffix(HierarchyReader.watchedLevels) {
      let presentation = presentations[index]
      switch presentation.cover {
      case .stack: continue
      case .entry, .foreign: break
      }
      for navigation in Self.stacks(in: controllers.controller(of: presentation.cover)) {
        _ = stack(of: navigation, at: index + 1)
      }
    }
    enterNewcomers()
  }

  private func watchGround(_ navigation: UINavigationController) {
    if let stack = controllers.stack(of: navigation), machine.state.stacks[stack] != nil { return }
    let id = RootID(Serial.next())
    machine.add(root: id, kind: .navigation(stack(of: navigation, at: 0)), depth: 0)
    roots[id] = RootRecord(onGround: navigation)
  }

  private static func stacks(in container: UIViewController?) -> [UINavigationController] {
    switch container {
    case let navigation as UINavigationController: [navigation]
    case let tabs as UITabBarController:
      (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    default: []
    }
  }
}
