import UIKit

/// A screen that is presented over what is there.
///
/// Where it is started there may be a stack or not: it does not mind.
@preconcurrency @MainActor
open class ModalCoordinator<Output>: ResultCoordinator<Output> {
  /// What it starts its children with.
  ///
  /// Never `nil`, and valid from the call of `start`, also while that waits and inside
  /// `viewController`, until the ending has been delivered. Before and after, each start is answered
  /// with `nil` and told as an issue.
  public var navigation: (any ModalNavigation & AdaptiveNavigation)! { core.navigation(of: self) }
}
