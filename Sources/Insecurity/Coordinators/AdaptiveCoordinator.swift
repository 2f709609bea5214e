import UIKit

/// A screen that is presented or pushed, as its starter decides.
///
/// Its starter says where with an ``AdaptiveContext``.
@preconcurrency @MainActor
open class AdaptiveCoordinator<Output>: ResultCoordinator<Output> {
  /// What it starts its children with.
  ///
  /// Never `nil`, and valid from the call of `start`, also while that waits and inside
  /// `viewController`, until the ending has been delivered. Before and after, each start is answered
  /// with `nil` and told as an issue.
  public var navigation: (any AdaptiveNavigation)! { core.navigation(of: self) }
}
