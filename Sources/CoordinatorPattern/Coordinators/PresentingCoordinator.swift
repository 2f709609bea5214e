import NavigationCore
import NavigationUIKit
import UIKit

/// A coordinator whose screens are presented.
///
/// Subclass ``BasePresentingCoordinator``, or conform a class of your own, and call `present` in
/// ``Coordinator/start()``.
@preconcurrency @MainActor
public protocol PresentingCoordinator: Coordinator {
  /// The controller over which it presents its screens; `nil` after it has ended.
  var presentingViewController: UIViewController? { get set }

  /// A coordinator that presents over a controller, below a parent or at the top of a tree.
  init(presentingViewController: UIViewController?, parent: (any Coordinator)?)
}

extension PresentingCoordinator {
  /// Presents a controller, and ends this coordinator when that has left.
  ///
  /// It joins the window's queue: on an idle window it is presented before this returns, else when its
  /// turn comes; it lands on what is on top. A ``BackwardConscious`` controller gets the default
  /// backward handler if it has none: that ends this coordinator with
  /// ``BackwardConscious/getPassingInfo()``. The lowest controller that was shown ends it in any case.
  /// Without a presenting controller nothing is shown, an issue is told, and a coordinator that shows
  /// nothing else ends.
  ///
  /// - Parameters:
  ///   - viewController: What is shown.
  ///   - navigationController: A navigation controller in which it is presented as the only page; it may
  ///     stand in it already.
  ///   - presentingViewController: Over what.
  ///   - animated: Whether it comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  public func present(
    _ viewController: UIViewController, with navigationController: UINavigationController? = nil,
    by presentingViewController: UIViewController?, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let screen = Screen(
      viewController, with: navigationController, of: self, SourceLocation(fileID, line))
    guard let presentingViewController else {
      return LiveTree.shared.refuse(screen, .tree(.noPresenter))
    }
    let root = LiveTree.shared.root(modal: presentingViewController)
    let placement: Placement = navigationController == nil ? .presented : .presentedInNewStack
    LiveTree.shared.show(screen, from: root, at: placement, animated: animated)
  }
}

/// A coordinator that presents its screens; override ``BaseCoordinator/start()``.
@preconcurrency @MainActor
open class BasePresentingCoordinator: BaseCoordinator, PresentingCoordinator {
  /// The controller over which it presents its screens; `nil` after it has ended.
  open var presentingViewController: UIViewController? {
    didSet { LiveTree.shared.watch(self) }
  }

  /// A coordinator that presents over a controller, below a parent or at the top of a tree.
  public required init(presentingViewController: UIViewController?, parent: (any Coordinator)?) {
    self.presentingViewController = presentingViewController
    super.init(parent: parent)
    LiveTree.shared.watch(self)
  }
}
