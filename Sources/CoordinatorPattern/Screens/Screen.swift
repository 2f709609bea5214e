import NavigationCore
import NavigationUIKit
import UIKit

/// One controller, from when a coordinator shows it, or it is found, until it has left.
///
/// Its record holds it. It holds the controller until that is shown, and one that is to be told until
/// it has been told.
final class Screen {
  private enum State {
    /// Not on screen yet, so nobody else may hold it.
    case waiting(UIViewController)
    /// The same, and nobody is told when it leaves.
    case waitingQuietly(UIViewController)
    /// It is on screen, and is told when it leaves.
    case attentive(any BackwardConscious)
    /// It is on screen, and nobody is told.
    case quiet
    /// It has been told, or has never come.
    case over
  }

  /// Whose handler the controller has.
  private enum Handler {
    case its
    /// The default one of its coordinator, which is taken back in the end.
    case ours
  }

  let id = WindowNavigation.makeEntryID()
  private var navigationController: UINavigationController?
  let source: SourceLocation
  private(set) weak var coordinator: (any Coordinator)?
  private(set) weak var controller: UIViewController?
  private var state: State
  private var handler: Handler = .its
  private var root: ChainRoot?

  /// A controller that a coordinator is about to show.
  init(
    _ controller: UIViewController, with navigationController: UINavigationController? = nil,
    of coordinator: any Coordinator, _ source: SourceLocation
  ) {
    self.controller = controller
    self.navigationController = navigationController
    self.coordinator = coordinator
    self.source = source
    state = .waiting(controller)
  }

  /// A controller that somebody else has shown.
  init(found controller: any BackwardConscious) {
    self.controller = controller
    navigationController = nil
    source = .unknown
    state = .attentive(controller)
  }

  /// Whether it brings a navigation controller along.
  var bringsStack: Bool { navigationController != nil }

  var name: String {
    coordinator.map { TypeName.of($0) } ?? controller.map { TypeName.of($0) }
      ?? "A controller"
  }

  // MARK: - Coming

  /// Sets the handler that ends its coordinator, if it has none.
  func setDefaultHandler(_ end: @escaping (any Coordinator, [AnyHashable: Any]?) -> Void) {
    guard let controller = controller as? any BackwardConscious, controller.backwardHandler == nil
    else { return }
    handler = .ours
    controller.backwardHandler = { [weak coordinator] info in
      coordinator.map { end($0, info) }
    }
  }

  /// It is about to come from this root.
  func comes(from root: ChainRoot) {
    self.root = root
  }

  /// The controller, as it is asked for by the chain: from now on UIKit holds it.
  func give() -> UIViewController {
    switch state {
    case .waiting(let controller):
      state = (controller as? any BackwardConscious).map(State.attentive) ?? .quiet
      return controller
    case .waitingQuietly(let controller):
      state = .quiet
      return controller
    case .attentive(let controller): return controller
    case .quiet, .over: return controller ?? UIViewController()
    }
  }

  /// The navigation controller around it, as it is asked for by the chain.
  func giveNavigation() -> UINavigationController {
    defer { navigationController = nil }
    return navigationController ?? UINavigationController()
  }

  /// The chain in which it stands.
  var chain: WindowNavigation? { root?.core }

  // MARK: - Going

  /// Whether it has left, and only has not been told.
  var hasLeft: Bool { root?.core.hasLeft(id) ?? false }

  /// From now on nobody is told, unless it has left already.
  func silence() {
    guard !hasLeft else { return }
    switch state {
    case .waiting(let controller):
      takeBackHandler()
      state = .waitingQuietly(controller)
    case .attentive:
      takeBackHandler()
      state = .quiet
    case .waitingQuietly, .quiet, .over: break
    }
  }

  /// It has left: its handler is called with what it passes back.
  ///
  /// - Returns: what it passes back.
  func tell() -> [AnyHashable: Any]? {
    guard case .attentive(let controller) = state else {
      close()
      return nil
    }
    let info = controller.getPassingInfo()
    let told = controller.backwardHandler
    close()
    told?(info)
    return info
  }

  /// It has never come.
  func close() {
    takeBackHandler()
    state = .over
  }

  private func takeBackHandler() {
    switch handler {
    case .its: return
    case .ours:
      (controller as? any BackwardConscious)?.backwardHandler = nil
      handler = .its
    }
  }
}
