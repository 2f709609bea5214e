import Insecurity
import InsecurityTesting
import UIKit

/// The device on which a program plays, with what is on screen at first.
final class World {
  /// A host as programs number them; its number is that of its root, too.
  struct Place {
    var host: NavigationHost?
    /// What it was made for; nil for a window's host.
    weak var subject: UIViewController?
  }

  let device: HeadlessDevice
  let window: UIWindow
  var simulation: SimulatedDevice { window.simulatedDevice }
  private(set) var places: [Place] = []
  /// What stands on no screen and is alive through the program alone.
  var kept: [UIViewController] = []
  private let model: Model

  init(_ place: Program.Place, _ behaviour: SimulatedBehaviour, _ model: Model) {
    device = HeadlessDevice()
    window = device.window
    self.model = model
    simulation.behaviour = behaviour
    switch place {
    case .plain: showPlain()
    case .stack: showStack()
    case .both:
      showStack()
      makeHostOfGround(.modal)
    case .tabs: showTabs()
    case .window:
      add(WindowHost(window), nil, Model.Root())
      showPlain()
    }
    device.settle()
  }

  private func showPlain() {
    window.rootViewController = screen("Home")
    makeHostOfGround(.modal)
  }

  private func showStack() {
    window.rootViewController = UINavigationController(rootViewController: screen("Home"))
    makeHostOfGround(.stack)
  }

  private func showTabs() {
    let stacks = ["Left", "Right"].map { UINavigationController(rootViewController: screen($0)) }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    window.rootViewController = tabs
    for (number, stack) in stacks.enumerated() {
      add(InsecurityHost(navigation: stack), stack, Model.Root(stack: .ground(number)))
    }
    makeHostOfGround(.modal)
  }

  enum Manner {
    case modal, stack
  }

  private func makeHostOfGround(_ manner: Manner) {
    guard let ground = window.rootViewController else { return }
    switch (manner, ground) {
    case (.stack, let stack as UINavigationController):
      add(InsecurityHost(navigation: stack), stack, Model.Root(stack: .ground(places.count)))
    case (.modal, _), (.stack, _):
      let stack: Model.Pages? = ground is UINavigationController ? .ground(0) : nil
      add(InsecurityHost(modal: ground), ground, Model.Root(stack: stack, pushes: false))
    }
  }

  func add(_ host: NavigationHost, _ subject: UIViewController?, _ root: Model.Root) {
    var root = root
    root.subject = places.firstIndex { $0.subject === subject && subject != nil } ?? places.count
    places.append(Place(host: host, subject: subject))
    model.add(root)
  }

  /// Whoever has a host of what cannot be read does not use it any more.
  func forgetHostsOfControllers() {
    for number in places.indices where places[number].subject != nil { places[number].host = nil }
  }

  func forgetHost(_ number: Int) { places[number].host = nil }

  // MARK: - Hosts

  /// The numbers of the hosts that are there.
  private var numbers: [Int] { places.indices.filter { places[$0].host != nil } }

  /// One of the hosts that are there, with its number.
  func host(_ pick: Int) -> (NavigationHost, Int)? {
    let numbers = numbers
    guard !numbers.isEmpty else { return nil }
    let number = numbers[pick % numbers.count]
    return places[number].host.map { ($0, number) }
  }

  /// Whether what a root presents may have to wait until its screen can be seen (R10).
  func isHidden(root: Int) -> Bool {
    guard let subject = places[root].subject else { return false }
    return subject.viewIfLoaded?.window == nil
  }

  // MARK: - Controllers

  func screen(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    return controller
  }

  /// Every controller that is on screen, or would be if it were not covered: bottom to top.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    window.rootViewController.map { visit($0, &found) }
    for one in kept { visit(one, &found) }
    return found
  }

  private func visit(_ controller: UIViewController, _ found: inout [UIViewController]) {
    found.append(controller)
    for child in controller.children { visit(child, &found) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      visit(presented, &found)
    }
  }

  /// The navigation controllers among them.
  var stacks: [UINavigationController] {
    controllers.compactMap { $0 as? UINavigationController }
  }

  /// What is presented topmost, if anything is.
  var topPresented: UIViewController? {
    controllers.last { $0.presentingViewController?.presentedViewController === $0 }
  }
}
