import NavigationCore
import UIKit

/// Where an adaptive coordinator is shown.
@preconcurrency @MainActor
public struct AdaptiveContext {
  let placement: Placement
  let makeNavigationController: (() -> UINavigationController)?

  /// As the level is shown on which it lands: pushed on a stack, else presented.
  public static var current: AdaptiveContext {
    AdaptiveContext(placement: .current, makeNavigationController: nil)
  }

  /// Presented.
  public static var modal: AdaptiveContext {
    AdaptiveContext(placement: .presented, makeNavigationController: nil)
  }

  /// As the root of a navigation controller, which is presented.
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
