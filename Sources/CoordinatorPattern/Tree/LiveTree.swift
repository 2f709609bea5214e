import NavigationCore
import NavigationUIKit
import UIKit

/// The coordinators behind the nodes of the tree, which it holds weakly, and their screens.
///
/// It performs what the tree decides.
final class LiveTree {
  static let shared = LiveTree()

  private struct Live {
    weak var coordinator: (any Coordinator)?
    var output: (any OutputDelivery)?
  }

  private struct WeakScreen {
    weak var screen: Screen?
  }

  var tree = CoordinatorTree()
  var watches = Watches()
  private var lives: [NodeID: Live] = [:]
  private var ids: [ObjectIdentifier: NodeID] = [:]
  private var screens: [EntryID: WeakScreen] = [:]
  /// The screens again, by what they show: a controller that is found is not compared with all.
  private var shown: [ObjectIdentifier: WeakScreen] = [:]
  private var lastID = 0
  private var countAfterPruning = 0

  private init() {
    ControllerAdoption.record = { [unowned self] in recordOfFound($0) }
  }

  static func name(of coordinator: any Coordinator) -> String {
    TypeName.of(coordinator)
  }

  // MARK: - Coordinators

  /// The node of a coordinator; made when it is seen for the first time.
  func node(of coordinator: any Coordinator) -> NodeID {
    let key = ObjectIdentifier(coordinator)
    if let id = ids[key] {
      if lives[id]?.coordinator === coordinator { return id }
      release(id)
    }
    prune()
    lastID += 1
    let id = NodeID(lastID)
    ids[key] = id
    lives[id] = Live(coordinator: coordinator)
    tree.made(id)
    return id
  }

  func coordinator(of node: NodeID) -> (any Coordinator)? { lives[node]?.coordinator }

  /// Adds a child to the tree and to its parent's list.
  func add(_ child: any Coordinator, to parent: any Coordinator) -> CoordinatorTree.AddAction {
    let action = tree.addRequested(node(of: child), to: node(of: parent))
    switch action {
    case .added: adopt(child, into: parent)
    case .moved(let old):
      coordinator(of: old)?.childCoordinators.removeAll { $0 === child }
      adopt(child, into: parent)
    case .none: adopt(child, into: parent)
    case .refused(let issue): tell(issue, about: child)
    }
    return action
  }

  private func adopt(_ child: any Coordinator, into parent: any Coordinator) {
    if !parent.childCoordinators.contains(where: { $0 === child }) {
      parent.childCoordinators.append(child)
    }
    if child.parent !== parent { child.parent = parent }
    watch(child)
    watch(parent)
  }

  func isChild(_ child: any Coordinator, of parent: any Coordinator) -> Bool {
    tree.parent(of: node(of: child)) == node(of: parent)
  }

  /// Forgets what has been released, now and then.
  private func prune() {
    guard lives.count > 2 * countAfterPruning + 32 else { return }
    for (id, live) in lives where live.coordinator == nil { release(id) }
    ids = ids.filter { lives[$0.value] != nil }
    screens = screens.filter { $0.value.screen != nil }
    shown = shown.filter { $0.value.screen?.controller != nil }
    watches.prune()
    countAfterPruning = lives.count
  }

  /// A coordinator is deallocated.
  func release(_ id: NodeID) {
    for screen in tree.screens(of: id) { self.screen(of: screen).map(forget) }
    tree.released(id)
    lives[id] = nil
  }

  /// How many coordinators and screens are known; for leak checks.
  var count: Int { lives.count + screens.count }

  // MARK: - Screens

  func keep(_ screen: Screen) {
    screens[screen.id] = WeakScreen(screen: screen)
    guard let controller = screen.controller else { return }
    shown[ObjectIdentifier(controller)] = WeakScreen(screen: screen)
  }

  func screen(of id: EntryID) -> Screen? { screens[id]?.screen }

  func forget(_ screen: Screen) {
    screens[screen.id] = nil
    guard let controller = screen.controller else { return }
    let key = ObjectIdentifier(controller)
    if shown[key]?.screen === screen { shown[key] = nil }
  }

  /// Whether a controller has been shown by a coordinator, or found, and has not left.
  func isKnown(_ controller: UIViewController) -> Bool {
    shown[ObjectIdentifier(controller)]?.screen?.controller === controller
  }

  // MARK: - Outputs

  func output(of node: NodeID) -> (any OutputDelivery)? { lives[node]?.output }

  func setOutput(_ output: (any OutputDelivery)?, of node: NodeID) {
    lives[node]?.output = output
  }

  // MARK: - Issues

  func tell(_ issue: Issue.Tree, about coordinator: any Coordinator) {
    report(.tree(issue), Self.name(of: coordinator), .unknown)
  }

  func report(_ kind: Issue.Kind, _ who: String, _ source: SourceLocation) {
    IssueReporter.report(Issue(kind, who: who), source)
  }
}
