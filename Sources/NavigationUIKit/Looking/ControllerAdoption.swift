import NavigationCore
import UIKit

/// Makes entries of controllers that somebody else has shown and that want to be told when they leave.
package enum ControllerAdoption {
  /// Gives a record for such a controller, once; `nil` for all others.
  package static var record: (UIViewController) -> (EntryID, EntryRecord)? = { _ in nil }
}

extension WindowNavigation {
  /// Makes an entry of a controller that was seen for the first time, if it is to be one.
  func adopt(_ controller: UIViewController) -> EntryID? {
    guard let (id, record) = ControllerAdoption.record(controller) else { return nil }
    records[id] = record
    controllers.add(found: controller, as: id)
    return id
  }

  /// A stack has become known with members that were seen for the first time.
  func enterNewcomers() {
    guard !controllers.newcomers.isEmpty else { return }
    machine.enter(controllers.newcomers)
    dropNewcomers()
  }

  /// Those that the state has taken over are newcomers no more, and those that are gone never were.
  func dropNewcomers() {
    for id in controllers.newcomers {
      if machine.state.contains(id) {
        controllers.newcomers.remove(id)
      } else if !isPlaced(id) {
        controllers.newcomers.remove(id)
        controllers.forget(id)
        records[id] = nil
      }
    }
  }

  private func isPlaced(_ id: EntryID) -> Bool {
    guard let controller = controllers.controller(of: id) else { return false }
    return controller.parent != nil || controller.presentingViewController != nil
  }
}
