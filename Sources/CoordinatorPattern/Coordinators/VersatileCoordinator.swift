import NavigationCore
import NavigationUIKit
import UIKit

/// A coordinator whose screens can be pushed and presented, as it was made.
///
/// Subclass ``BaseVersatileCoordinator``, and say in both forms of `start(from:)` what is shown.
@preconcurrency @MainActor
public protocol VersatileCoordinator: NavigationCoordinator, PresentingCoordinator {
  /// Shows its first screen on a navigation controller.
  func start(from navigationController: UINavigationController)

  /// Shows its first screen over a controller.
  func start(from presentingViewController: UIViewController)
}

extension VersatileCoordinator {
  /// Presents if it has a presenting controller, else pushes if it has a navigation controller.
  ///
  /// With neither it does nothing and tells an issue.
  public func start() {
    startAsMade()
  }

  fileprivate func startAsMade() {
    if let presentingViewController {
      start(from: presentingViewController)
    } else if let navigationController {
      start(from: navigationController)
    } else {
      LiveTree.shared.tell(.nowhereToStart, about: self)
    }
  }
}

/// A coordinator that pushes or presents its screens; override both forms of `start(from:)`.
@preconcurrency @MainActor
open class BaseVersatileCoordinator: BaseCoordinator, VersatileCoordinator {
  /// The navigation controller on which it shows its screens; `nil` after it has ended.
  open var navigationController: UINavigationController? {
    didSet { LiveTree.shared.watch(self) }
  }

  /// The controller over which it presents its screens; `nil` after it has ended.
  open var presentingViewController: UIViewController? {
    didSet { LiveTree.shared.watch(self) }
  }

  /// A coordinator that pushes, on a navigation controller, which may be empty.
  public required init(navigationController: UINavigationController?, parent: (any Coordinator)?) {
    self.navigationController = navigationController
    super.init(parent: parent)
    LiveTree.shared.watch(self)
  }

  /// A coordinator that presents, over a controller.
  public required init(presentingViewController: UIViewController?, parent: (any Coordinator)?) {
    self.presentingViewController = presentingViewController
    super.init(parent: parent)
    LiveTree.shared.watch(self)
  }

  /// Presents if it has a presenting controller, else pushes if it has a navigation controller.
  ///
  /// With neither it does nothing and tells an issue.
  open override func start() {
    startAsMade()
  }

  /// Shows its first screen on a navigation controller; override it.
  ///
  /// Here it tells an issue.
  open func start(from navigationController: UINavigationController) {
    LiveTree.shared.tell(.startsNothing, about: self)
  }

  /// Shows its first screen over a controller; override it.
  ///
  /// Here it tells an issue.
  open func start(from presentingViewController: UIViewController) {
    LiveTree.shared.tell(.startsNothing, about: self)
  }
}
