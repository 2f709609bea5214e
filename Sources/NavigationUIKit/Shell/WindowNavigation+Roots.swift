import NavigationCore
import UIKit

extension WindowNavigation {
  /// The chain that a controller belongs to: its window's, or one of its own.
  static func of(_ controller: UIViewController) -> WindowNavigation {
    guard let window = window(of: controller) else {
      return ChainRegistry.of(nil).chainWithoutWindow()
    }
    return of(window)
  }

  static func of(_ window: UIWindow) -> WindowNavigation {
    ChainRegistry.of(window).chain(of: window)
  }

  /// Makes a root known, at the level in which it stands.
  func attach(_ root: ChainRoot) {
    guard roots[root.id] == nil else { return }
    let depth = root.controller.map(depth(of:)) ?? 0
    machine.add(root: root.id, kind: kind(of: root, at: depth), depth: depth)
    roots[root.id] = RootRecord(root)
    enterNewcomers()
  }

  /// Roots from which nothing stands any more are attached anew by their next start.
  func forgetRoots() {
    guard roots.count > 1 || machine.state.entries.isEmpty else { return }
    let used = Set(machine.state.entries.values.lazy.map(\.root))
    let isWatching = isWatching
    for (id, root) in roots where !used.contains(id) && !isWaiting(id) {
      guard !root.isKept(whileWatching: isWatching) else { continue }
      machine.forget(id)
      roots[id] = nil
    }
  }

  private func isWaiting(_ root: RootID) -> Bool {
    machine.waiting.contains { $0.root == root }
  }

  private func kind(of root: ChainRoot, at depth: Int) -> Root.Kind {
    switch root.subject {
    case .modal: .modal
    case .window: .window
    case .navigation:
      (root.object as? UINavigationController).map { .navigation(stack(of: $0, at: depth)) }
        ?? .modal
    }
  }

  func stack(of navigation: UINavigationController, at depth: Int) -> StackID {
    if let known = controllers.stack(of: navigation), machine.state.stacks[known] != nil {
      return known
    }
    let stack = StackID(Serial.next())
    controllers.add(navigation, as: stack)
    let members = navigation.viewControllers.map(controllers.member(of:))
    machine.add(stack: stack, members: members, depth: depth)
    return stack
  }

  /// The stack that a foreign navigation controller is known as.
  func stack(of navigation: UINavigationController) -> StackID {
    if let known = controllers.stack(of: navigation) { return known }
    let stack = StackID(Serial.next())
    controllers.add(navigation, as: stack)
    return stack
  }

  /// The level in which a controller stands; 0 is the ground.
  private func depth(of controller: UIViewController) -> Int {
    let top = Self.topmostAncestor(of: controller)
    guard top.presentingViewController != nil else { return 0 }
    let cover = controllers.cover(of: top)
    let index = machine.state.presentations.lastIndex { $0.cover == cover }
    return index.map { $0 + 1 } ?? 0
  }

  /// The entry in whose controller a root sits.
  func entry(around root: ChainRoot) -> EntryID? {
    var controller = root.subject == .window ? nil : root.controller
    while let one = controller {
      if let id = controllers.entry(of: one), machine.state.contains(id) { return id }
      controller = one.parent
    }
    return nil
  }

  /// A root that had no window and has one now takes its whole chain along, while neither moves.
  ///
  /// - Returns: whether it has moved.
  func moveToWindow() -> Bool {
    guard window == nil, let window = roots.values.lazy.compactMap(\.window).first else {
      return false
    }
    let target = ChainRegistry.of(window).chain(of: window, orAdopt: self)
    guard target !== self else {
      self.window = window
      return true
    }
    guard machine.canMoveAway, target.machine.canTakeOver else { return false }
    target.take(self)
    return true
  }

  private func take(_ other: WindowNavigation) {
    registry?.keep(self)
    controllers.take(from: other.controllers)
    machine.tookOver(other.machine)
    records.merge(other.records) { mine, _ in mine }
    roots.merge(other.roots) { mine, _ in mine }
    ended += other.ended
    afterSettling += other.afterSettling
    afterNextRest += other.afterNextRest
    for root in other.roots.values { root.handle?.chain = self }
    other.records = [:]
    other.emptied()
    askTurn()
  }

  /// Nothing lives here any more.
  func emptied() {
    machine = WindowMachine()
    for record in records.values { record.close() }
    records = [:]
    roots = [:]
    ended = []
    afterSettling = []
    afterNextRest = []
  }
}
