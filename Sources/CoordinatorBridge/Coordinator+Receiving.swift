import CoordinatorPattern
import Insecurity
import NavigationCore
import NavigationUIKit
import UIKit

/// Where a coordinator's guests are shown, or what it lacks for them.
enum GuestPlace {
  case host(InsecurityHost)
  case missing(NavigationCore.Issue.Tree)
}

extension CoordinatorPattern.NavigationCoordinator {
  var stack: GuestPlace {
    navigationController.map { .host(InsecurityHost(navigation: $0)) }
      ?? .missing(.noNavigationController)
  }
}

extension PresentingCoordinator {
  var presenter: GuestPlace {
    presentingViewController.map { .host(InsecurityHost(modal: $0)) } ?? .missing(.noPresenter)
  }
}

extension VersatileCoordinator {
  /// It presents if it can, else it pushes (C4).
  var anyPlace: GuestPlace {
    if presentingViewController != nil { return presenter }
    if navigationController != nil { return stack }
    return .missing(.nowhereToStart)
  }
}

extension CoordinatorPattern.Coordinator {
  /// Adds a guest to the tree and starts it; the completion is called before its parent is told.
  ///
  /// Without a place an issue is told, and the completion gets `nil` at the end of the turn.
  func receive<Output>(
    _ guest: AnyObject, on place: GuestPlace, _ source: SourceLocation,
    _ completion: @escaping (Output?) -> Void,
    start: (InsecurityHost, @escaping (Output?) -> Void) -> Void
  ) {
    switch place {
    case .host(let host):
      let node = GuestCoordinator(guest)
      add(childCoordinator: node)
      start(host) { result in
        completion(result)
        node.hasEnded()
      }
    case .missing(let what):
      ChainRegistry.refuse(.tree(what), who: String(describing: type(of: self)), source) {
        completion(nil)
      }
    }
  }
}
