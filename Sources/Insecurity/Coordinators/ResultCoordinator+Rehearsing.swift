import NavigationCore
import NavigationUIKit
import UIKit

extension ResultCoordinator {
  /// Begins its life with a navigation that shows nothing, for unit tests of one coordinator.
  ///
  /// The completion gets its result once it finishes or dismisses.
  package func rehearse(
    with navigation: any EveryNavigation, _ completion: @escaping (Output?) -> Void
  ) {
    let id = WindowNavigation.makeEntryID()
    let action = core.rehearse(as: id, with: navigation) { [core] ending in
      core.deliver(ending) { result, _ in completion(result) }
    }
    switch action {
    case .start: break
    case .issue(let issue): core.tell(issue, about: self)
    }
  }
}
