import NavigationCore
import NavigationUIKit
import UIKit

/// What the three kinds of coordinators have in common: a screen that is started and gives a result.
///
/// Subclass ``ModalCoordinator``, ``NavigationCoordinator`` or ``AdaptiveCoordinator`` instead.
@preconcurrency @MainActor
open class ResultCoordinator<Output> {
  let core = CoordinatorCore<Output>()

  /// Makes a coordinator that has not been started; each is started once.
  public init() {}

  /// The controller of the screen; asked exactly once, when the start is carried out.
  ///
  /// Override it. What was not overridden shows an empty screen and tells an issue.
  open var viewController: UIViewController {
    core.tell(.noViewController, about: self)
    return UIViewController()
  }

  /// Whether the screen may leave by itself before its result is known; false unless overridden.
  ///
  /// Some system screens report after they have gone: a document picker, a web view controller. With
  /// true the handler waits then for `finish`, `dismiss` or the release of the controller, and gets
  /// `nil` at the latest with what the screen stood on. Such a coordinator must not own its
  /// controller, else it is never released (fact E27).
  open var reportsAfterDismissal: Bool { false }

  /// Ends with a result.
  ///
  /// Decides at once that this screen and everything above it ends, and calls their handlers before
  /// it returns, the topmost first. The screen moves at the end of the turn, or together with the
  /// next start of the turn. A second ending is ignored while the screen is on its way out, and
  /// told after that; so is an ending before the start.
  ///
  /// Inside a result handler it returns first: what it ends is told when that handler has returned.
  ///
  /// - Parameters:
  ///   - result: What the handler of the start gets.
  ///   - animated: Whether the screen leaves with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  public func finish(
    _ result: Output, animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    core.finish(result, animated: animated, of: self, SourceLocation(fileID, line))
  }

  /// Ends with a result, animated; a form without defaults, to be stored as a closure.
  @_disfavoredOverload
  public func finish(_ result: Output) {
    core.finish(result, animated: true, of: self, .unknown)
  }

  /// Ends without a result.
  ///
  /// The handler of the start gets `nil`; otherwise as ``finish(_:)``.
  ///
  /// - Parameters:
  ///   - animated: Whether the screen leaves with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  public func dismiss(
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    core.dismiss(animated: animated, of: self, SourceLocation(fileID, line))
  }

  /// Ends without a result, animated; a form without defaults, to be stored as a closure.
  @_disfavoredOverload
  public func dismiss() {
    core.dismiss(animated: true, of: self, .unknown)
  }

  /// Ends everything above this screen without a result; the screen stays.
  ///
  /// The handlers run before it returns; the screens move at the end of the turn. Does nothing on a
  /// coordinator that is not on screen.
  ///
  /// Inside a result handler it returns first: what it ends is told when that handler has returned.
  public func dismissChildren(animated: Bool = true) {
    core.dismissChildren(animated: animated)
  }

  /// Comes back to this screen: ends everything above it, as ``dismissChildren(animated:)``.
  public func returnHere(animated: Bool = true) {
    dismissChildren(animated: animated)
  }

  /// Whether its screen stands in a window's navigation, be it covered or in a hidden tab.
  ///
  /// False while the start waits, and from the moment its ending was decided.
  public var isOnScreen: Bool { core.isOnScreen }
}
