import NavigationCore
import NavigationUIKit
import UIKit

/// A coordinator whose screens are pushed on a navigation controller.
///
/// Subclass ``BaseNavigationCoordinator``, or conform a class of your own, and call `navigate` in
/// ``Coordinator/start()``. The module `Insecurity` has a class of this name: where both are imported,
/// write `CoordinatorPattern.NavigationCoordinator`.
@preconcurrency @MainActor
public protocol NavigationCoordinator: Coordinator {
  /// The navigation controller on which it shows its screens; `nil` after it has ended.
  var navigationController: UINavigationController? { get set }

  /// A coordinator on a navigation controller, which may be empty.
  init(navigationController: UINavigationController?, parent: (any Coordinator)?)
}

extension NavigationCoordinator {
  /// Pushes a controller, and ends this coordinator when that has left.
  ///
  /// It joins the window's queue: on an idle window it is pushed before this returns, else when its
  /// turn comes. A ``BackwardConscious`` controller gets the default backward handler if it has none:
  /// that ends this coordinator with ``BackwardConscious/getPassingInfo()``. The lowest controller
  /// that was shown ends it in any case. Without a navigation controller nothing is shown, an issue is
  /// told, and a coordinator that shows nothing else ends.
  ///
  /// - Parameters:
  ///   - viewController: What is pushed.
  ///   - navigationController: On what; its stack may be empty.
  ///   - animated: Whether it comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  public func navigate(
    _ viewController: UIViewController, by navigationController: UINavigationController?,
    animated: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let screen = Screen(viewController, of: self, SourceLocation(fileID, line))
    guard let navigationController else {
      return LiveTree.shared.refuse(screen, .tree(.noNavigationController))
    }
    let root = LiveTree.shared.root(navigation: navigationController)
    LiveTree.shared.show(screen, from: root, at: .pushedOnRoot, animated: animated)
  }
}

/// A coordinator that pushes its screens; override ``BaseCoordinator/start()``.
@preconcurrency @MainActor
open class BaseNavigationCoordinator: BaseCoordinator, NavigationCoordinator {
  /// The navigation controller on which it shows its screens; `nil` after it has ended.
  open var navigationController: UINavigationController? {
    didSet { LiveTree.shared.watch(self) }
  }

  /// A coordinator on a navigation controller, which may be empty.
  public required init(navigationController: UINavigationController?, parent: (any Coordinator)?) {
    self.navigationController = navigationController
    super.init(parent: parent)
    LiveTree.shared.watch(self)
  }
}
