import NavigationCore
import UIKit

extension WindowNavigation {
  /// Whether an entry is live and shown.
  package func contains(_ id: EntryID) -> Bool { machine.state.contains(id) }

  /// Whether a coordinator was started from this root, or above it, and is live.
  package func contains(_ coordinator: AnyObject, from root: any RootHandle) -> Bool {
    records.contains { id, record in
      record.coordinator === coordinator && machine.state.stands(id, on: root.id)
    }
  }

  /// The coordinator on top of a root's chain.
  package func topCoordinator(of root: any RootHandle) -> AnyObject? {
    machine.state.topEntry(of: root.id).flatMap { records[$0]?.coordinator }
  }
}
