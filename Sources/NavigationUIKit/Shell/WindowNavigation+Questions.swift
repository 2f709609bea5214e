import NavigationCore
import UIKit

extension WindowNavigation {
  /// Whether an entry is live and shown.
  package func contains(_ id: EntryID) -> Bool { machine.state.contains(id) }

  /// Whether a coordinator was started from this root, or above it, and is live.
  package func contains(_ coordinator: AnyObject, from root: ChainRoot) -> Bool {
    records.contains { id, record in
      record.coordinator === coordinator && machine.state.stands(id, on: root.id)
    }
  }

  /// The coordinator on top of a root's chain.
  package func topCoordinator(of root: ChainRoot) -> AnyObject? {
    machine.state.topEntry(of: root.id).flatMap { records[$0]?.coordinator }
  }

  /// The names of the screens of each level, from the ground up.
  package var levelNames: [[String]] { state.levels.map { $0.map(name(of:)) } }

  private var state: NavigationState { machine.state }

  private func name(of member: Member) -> String {
    guard let controller = controllers.controller(of: member) else { return "?" }
    return controller.title ?? String(describing: type(of: controller))
  }

  /// Answers a start that no chain can take with `nil`, at the next turn end.
  package static func refuse(
    _ kind: Issue.Kind, who: String, _ source: SourceLocation, answer: @escaping () -> Void
  ) {
    let chain = ChainRegistry.of(nil).chainWithoutWindow()
    let id = makeEntryID()
    chain.records[id] = EntryRecord(
      coordinator: chain, name: who, controller: { UIViewController() }, source: source,
      deliver: { _ in answer() })
    chain.machine.refused(Start(id: id, root: RootID(0), placement: .presented), kind)
    chain.run(.none)
    chain.askTurn()
  }
}
