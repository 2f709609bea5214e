import UIKit

// Starts that have no place here, so that the compiler says what to write instead. Every start that has a place
// is better than these, so they are met where nothing else fits.

extension AdaptiveNavigation {
  /// A coordinator that is pushed, where there may be no stack.
  @_documentation(visibility: internal)
  @available(
    *, unavailable,
    message: "there is no stack to push on: present one with start(UINavigationController(), child)"
  )
  public func start<NewResult>(
    _ child: NavigationCoordinator<NewResult>, animated: Bool = true,
    _ completion: @escaping (NewResult?) -> Void
  ) {}

  /// A coordinator that is shown as its starter says, which does not say.
  @_documentation(visibility: internal)
  @available(
    *, unavailable,
    message: "say where an adaptive coordinator is shown: start(child, in: .current)"
  )
  public func start<NewResult>(
    _ child: AdaptiveCoordinator<NewResult>, animated: Bool = true,
    _ completion: @escaping (NewResult?) -> Void
  ) {}
}
