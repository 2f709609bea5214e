import CoordinatorPattern
import InsecurityTesting
import TestSupport
import UIKit

/// A page that is told when it is left, and passes back its name.
final class Leaf: UIViewController, BackwardConscious {
  var backwardHandler: (([AnyHashable: Any]?) -> Void)?
  private(set) var timesAsked = 0

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func getPassingInfo() -> [AnyHashable: Any]? {
    timesAsked += 1
    return ["from": title ?? ""]
  }
}

/// A coordinator that shows one page, pushed or presented, as it was made.
final class Branch: BaseVersatileCoordinator {
  var name = ""
  /// Whether it is presented with a stack around its page.
  var stack: UINavigationController?
  var animated = true
  /// Makes the page: one that is told, unless the test says otherwise.
  var makePage: @MainActor (String) -> UIViewController = { Leaf($0) }
  private(set) weak var page: UIViewController?

  convenience init(
    _ name: String, on navigation: UINavigationController?, below parent: (any Coordinator)?
  ) {
    self.init(navigationController: navigation, parent: parent)
    self.name = name
  }

  convenience init(
    _ name: String, over presenter: UIViewController?, below parent: (any Coordinator)?
  ) {
    self.init(presentingViewController: presenter, parent: parent)
    self.name = name
  }

  override func start(from navigationController: UINavigationController) {
    let page = makePage(name)
    self.page = page
    navigate(page, by: navigationController, animated: animated)
  }

  override func start(from presentingViewController: UIViewController) {
    let page = makePage(name)
    self.page = page
    present(page, with: stack, by: presentingViewController, animated: animated)
  }
}

/// A device at rest, a navigation controller with a home page, and a coordinator at the top of a tree.
@MainActor final class Grove {
  let device: HeadlessDevice
  let navigation = UINavigationController()
  let home = NamedScreen("Home")
  let top: BaseNavigationCoordinator
  let alive = LifetimeTracker()
  private(set) var log: [String] = []

  init() {
    navigation.viewControllers = [home]
    device = Fixture.device(showing: navigation)
    top = BaseNavigationCoordinator(navigationController: navigation, parent: nil)
    listen(to: top)
  }

  var screens: String { device.screens.description }

  func settle() { device.settle() }

  func record(_ line: String) { log.append(line) }

  /// Records which child ends, and with what.
  func listen(to parent: any Coordinator) {
    parent.removeChildHandler = { [unowned self] child, info in
      let name = (child as? Branch)?.name ?? "\(type(of: child))"
      log.append("\(name): \(info?["from"] ?? info?["result"] ?? "nil")")
    }
  }

  /// Pushes a page by a new child.
  @discardableResult
  func push(_ name: String, below parent: (any Coordinator)? = nil, animated: Bool = true) -> Branch
  {
    let child = Branch(name, on: navigation, below: parent ?? top)
    child.animated = animated
    begin(child, below: parent ?? top)
    return child
  }

  /// Presents a page by a new child, alone or in a stack.
  @discardableResult
  func present(
    _ name: String, in stack: UINavigationController? = nil, below parent: (any Coordinator)? = nil
  ) -> Branch {
    let child = Branch(name, over: navigation, below: parent ?? top)
    child.stack = stack
    begin(child, below: parent ?? top)
    return child
  }

  private func begin(_ child: Branch, below parent: any Coordinator) {
    listen(to: child)
    alive.track(child, as: child.name)
    parent.coordinate(with: child)
    if let page = child.page { alive.track(page, as: "page of \(child.name)") }
  }
}
