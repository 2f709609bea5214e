import NavigationCore
import UIKit

/// Where an adaptive coordinator is shown.
///
/// Decided when the start is carried out: one that waits lands on what is on top then. On a
/// ``WindowHost`` it becomes the root, in the navigation controller that the context names, if any.
@preconcurrency @MainActor
public struct AdaptiveContext {
  let placement: Placement
  let makeNavigationController: (() -> UINavigationController)?

  /// As the level is shown on which it lands: pushed on a stack, else presented.
  ///
  /// A child in this context is shown as its parent is.
  public static var current: AdaptiveContext {
    AdaptiveContext(placement: .current, makeNavigationController: nil)
  }

  /// Presented over what is on top, without a stack of its own.
  public static var modal: AdaptiveContext {
    AdaptiveContext(placement: .presented, makeNavigationController: nil)
  }

  /// As the root of a navigation controller, which is presented.
  ///
  /// The navigation controller stands nowhere yet, and what it holds is replaced. One that is on screen
  /// already is refused, and told as an issue.
  public static func navigation(
    new navigationController: UINavigationController
  ) -> AdaptiveContext {
    AdaptiveContext(
      placement: .presentedInNewStack, makeNavigationController: { navigationController })
  }

  /// Pushed if there is a stack on top, else as the root of a navigation controller that is made
  /// only then.
  public static func navigation(
    fallback navigationController: @autoclosure @escaping () -> UINavigationController
  ) -> AdaptiveContext {
    AdaptiveContext(
      placement: .pushedOrInNewStack, makeNavigationController: navigationController)
  }
}
