import NavigationCore
import UIKit

/// What is not as it should be when a window has come to rest.
package struct Audit: Hashable, Sendable {
  /// Where state and hierarchy differ, a sentence each.
  package var differences: [String] = []
  /// The names of those who wait to be shown or to leave, although nothing moves.
  package var waiting: [String] = []
  /// Whether they wait for a person, who has an alert to answer first.
  package var waitsForPerson = false
}

extension ChainRegistry {
  /// Looks at all chains of a window, and those of none, from UIKit's side, entry by entry.
  package func audit(of window: UIWindow) -> Audit {
    var audit = Audit()
    for chain in chains where chain.window == nil || chain.window === window {
      chain.audit(into: &audit)
    }
    return audit
  }

  /// Whether a task has been given a result in a window and has not gone on.
  package func isHeld(in window: UIWindow) -> Bool {
    chains.contains { $0.window === window && $0.machine.isHeld }
  }

  /// Whether an entry is live or waits in any chain.
  package func knows(_ id: EntryID) -> Bool {
    chains.contains { $0.records[id] != nil }
  }
}

extension WindowNavigation {
  func audit(into audit: inout Audit) {
    let moving = machine.waiting.map(\.id)
    audit.waiting += moving.map { records[$0]?.name ?? "?" }
    if !machine.leaving.isEmpty { audit.waiting.append("what has ended") }
    if !audit.waiting.isEmpty, topmostPresented is UIAlertController { audit.waitsForPerson = true }
    guard audit.waiting.isEmpty else { return }
    for (id, entry) in machine.state.entries where !isShown(id, entry) {
      audit.differences.append("\(records[id]?.name ?? "?") is not where the state says")
    }
    audit.differences.sort()
  }

  private var topmostPresented: UIViewController? {
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func isShown(_ id: EntryID, _ entry: Entry) -> Bool {
    guard let controller = controllers.controller(of: id) else { return false }
    switch entry.place {
    case .ground: return window?.rootViewController === controller
    case .presented: return controller.presentingViewController != nil
    case .member(let stack, let index):
      guard let members = controllers.navigation(of: stack)?.viewControllers else { return false }
      return members.indices.contains(index) && members[index] === controller
    }
  }
}
