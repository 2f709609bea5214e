import Insecurity
import UIKit

extension RecordingNavigation: ModalNavigation, NavigationControllerNavigation, AdaptiveNavigation {
  /// Records a presentation; nothing is shown, and the test answers.
  public func start<NewResult>(
    _ child: ModalCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    record(child, .presented, animated, completion)
  }

  /// Records a push; nothing is shown, and the test answers.
  public func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    record(child, .pushed, animated, completion)
  }

  /// Records the presentation of a new stack.
  public func start<NewResult>(
    _ navigationController: UINavigationController, _ child: NavigationCoordinator<NewResult>,
    animated: Bool, _ completion: @escaping (NewResult?) -> Void
  ) {
    record(child, .presentedInNewStack, animated, completion)
  }

  /// Records the start of an adaptive coordinator.
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, in context: AdaptiveContext, animated: Bool,
    _ completion: @escaping (NewResult?) -> Void
  ) {
    record(child, .adaptive, animated, completion)
  }
}
