import NavigationCore
import NavigationUIKit
import UIKit

/// How a start is carried out: one value instead of parameter lists.
struct StartOptions {
  var placement: Placement
  var animated: Bool
  /// The navigation controller around it; asked only when one is needed.
  var navigationController: (() -> UINavigationController)?
  var transition: RootTransition?
  var source: SourceLocation = .unknown
}

extension StartOptions {
  /// The same, asked for at this place of the app's source.
  func at(_ fileID: StaticString, _ line: UInt) -> StartOptions {
    var options = self
    options.source = SourceLocation(fileID, line)
    return options
  }

  static func presented(_ animated: Bool) -> StartOptions {
    StartOptions(placement: .presented, animated: animated)
  }

  static func pushed(_ animated: Bool) -> StartOptions {
    StartOptions(placement: .pushed, animated: animated)
  }

  static func stack(
    _ navigationController: UINavigationController, _ animated: Bool
  ) -> StartOptions {
    StartOptions(
      placement: .presentedInNewStack, animated: animated,
      navigationController: { navigationController })
  }

  static func adaptive(_ context: AdaptiveContext, _ animated: Bool) -> StartOptions {
    StartOptions(
      placement: context.placement, animated: animated,
      navigationController: context.makeNavigationController)
  }
}
