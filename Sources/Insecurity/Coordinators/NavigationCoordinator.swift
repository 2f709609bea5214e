import UIKit

/// A screen that is pushed on the stack on top, or is the root of a new one.
///
/// Started where there is no stack, it is refused: an issue is told and the handler gets `nil`.
@preconcurrency @MainActor
open class NavigationCoordinator<Output>: ResultCoordinator<Output> {
  /// What it starts its children with.
  ///
  /// Never `nil`, and valid from the call of `start`, also while that waits and inside
  /// `viewController`, until the ending has been delivered. Before and after, each start is answered
  /// with `nil` and told as an issue.
  public var navigation: (any NavigationControllerNavigation & AdaptiveNavigation)! {
    core.navigation(of: self)
  }
}
