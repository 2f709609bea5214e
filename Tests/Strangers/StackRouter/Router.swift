import UIKit

/// A router over a stack and the modals above it, one router for each stack.
@MainActor public final class Router: NSObject {
  public let navigationController: UINavigationController
  public private(set) var child: Router?
  public private(set) weak var parent: Router?
  private let factory: any ScreenFactory
  private var onLeave: [ObjectIdentifier: () -> Void] = [:]

  public init(
    _ navigationController: UINavigationController, factory: any ScreenFactory,
    parent: Router? = nil
  ) {
    self.navigationController = navigationController
    self.factory = factory
    self.parent = parent
    super.init()
    navigationController.delegate = self
  }

  /// The router of the topmost modal.
  public var topmost: Router { child?.topmost ?? self }

  /// Goes to a route: modal ones over everything, the others onto the topmost stack.
  public func go(
    to route: Route, animated: Bool = true, onLeave: (() -> Void)? = nil,
    completion: (() -> Void)? = nil
  ) {
    if route.isModal {
      topmost.present(route, animated: animated, onLeave: onLeave, completion: completion)
    } else {
      topmost.push(route, animated: animated, onLeave: onLeave, completion: completion)
    }
  }

  public func back(animated: Bool = true) {
    if navigationController.viewControllers.count > 1 {
      navigationController.popViewController(animated: animated)
    } else {
      close(animated: animated)
    }
  }

  public func backToRoot(animated: Bool = true) {
    navigationController.popToRootViewController(animated: animated)
  }

  /// Closes the modal that this router runs in.
  public func close(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let parent else { return }
    parent.navigationController.dismiss(animated: animated) {
      parent.childHasGone()
      completion?()
    }
  }

  private func push(
    _ route: Route, animated: Bool, onLeave: (() -> Void)?, completion: (() -> Void)?
  ) {
    let screen = factory.screen(for: route, router: self)
    self.onLeave[ObjectIdentifier(screen)] = onLeave
    navigationController.pushViewController(screen, animated: animated)
    after(animated, completion)
  }

  private func present(
    _ route: Route, animated: Bool, onLeave: (() -> Void)?, completion: (() -> Void)?
  ) {
    let stack = UINavigationController()
    let router = Router(stack, factory: factory, parent: self)
    let screen = factory.screen(for: route, router: router)
    router.onLeave[ObjectIdentifier(screen)] = onLeave
    stack.setViewControllers([screen], animated: false)
    stack.presentationController?.delegate = self
    child = router
    navigationController.present(stack, animated: animated, completion: completion)
  }

  /// Runs a closure when the stack's movement is over; at once if there is none.
  private func after(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    if animated, let coordinator = navigationController.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in completion() }
    } else {
      completion()
    }
  }

  private func childHasGone() {
    child?.childHasGone()
    child?.leaveAll()
    child = nil
  }

  private func leaveAll() {
    let closures = onLeave.values
    onLeave = [:]
    closures.forEach { $0() }
  }
}

extension Router: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let left = navigationController.viewControllers.map { ObjectIdentifier($0) }
    for (screen, closure) in onLeave where !left.contains(screen) {
      onLeave[screen] = nil
      closure()
    }
  }
}

extension Router: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    childHasGone()
  }
}
