import NavigationCore
import UIKit

extension WindowNavigation {
  /// Makes a root known, at the level in which it stands.
  func attach(_ root: any RootHandle) {
    guard roots[root.id] == nil else { return }
    let depth = root.subject.controller.map(findDepth(of:)) ?? 0
    machine.add(root: root.id, kind: kind(of: root, at: depth), depth: depth)
    contents.roots[root.id] = RootRecord(root, onGround: contents.groundController)
    enterNewcomers()
  }

  /// Roots from which nothing stands any more are attached anew by their next start.
  func forgetRoots() {
    guard roots.count > 1 || machine.state.entries.isEmpty else { return }
    let isWatching = isWatching
    for (id, root) in roots where machine.state.entryCount(of: id) == 0 && !isWaiting(id) {
      guard !root.isKept(whileWatching: isWatching) else { continue }
      machine.forget(id)
      roots[id] = nil
    }
  }

  private func isWaiting(_ root: RootID) -> Bool {
    machine.waiting.contains { $0.root == root }
  }

  private func kind(of root: any RootHandle, at depth: Int) -> Root.Kind {
    switch (root.subject.kind, root.subject.object) {
    case (.window, _): .window
    case (.navigation, let navigation as UINavigationController):
      .navigation(stack(of: navigation, at: depth))
    case (.modal, let navigation as UINavigationController):
      .modal(.stack(stack(of: navigation, at: depth)))
    case (.modal, let object), (.navigation, let object):
      kind(ofRootOver: object) ?? .modal(.foreign(ForeignID(Serial.next())))
    }
  }

  /// What another host has made of the same controller.
  private func kind(ofRootOver object: AnyObject?) -> Root.Kind? {
    let known = roots.first {
      $0.value.subject.kind == .modal && $0.value.subject.object === object
    }
    return known.flatMap { machine.state.roots[$0.key]?.kind }
  }

  func stack(of navigation: UINavigationController, at depth: Int) -> StackID {
    if let known = controllers.stack(of: navigation), machine.state.stacks[known] != nil {
      return known
    }
    let stack = StackID(Serial.next())
    controllers.add(foundStack: stack, in: navigation)
    let members = navigation.viewControllers.map(controllers.member(of:))
    machine.add(
      stack: stack, members: members, depth: depth, within: entry(holding: navigation))
    return stack
  }

  /// The entry whose controller is this one or contains it; foreign pages above an entry do not count.
  private func entry(holding controller: UIViewController?) -> EntryID? {
    entry(above: controller) { [controllers] in controllers.entry(of: $0) }
  }

  /// The first live entry that is found on the way from a controller to its topmost ancestor.
  private func entry(
    above start: UIViewController?, _ find: (UIViewController) -> EntryID?
  ) -> EntryID? {
    start?.firstOnWayUp { [self] in
      find($0).flatMap { machine.state.contains($0) ? $0 : nil }
    }
  }

  /// The level in which a controller stands; 0 is the ground.
  ///
  /// What others have presented since the last look becomes known for it.
  private func findDepth(of controller: UIViewController) -> Int {
    let top = controller.topmostAncestor
    guard top.presentingViewController != nil else { return 0 }
    if let depth = level(of: top) { return depth }
    machine.foreignSeen(read())
    return level(of: top) ?? 0
  }

  private func level(of top: UIViewController) -> Int? {
    if let depth = machine.state.depth(of: controllers.cover(of: top)), depth > 0 { return depth }
    // NB: a navigation controller on which a host was made before somebody else presented it is known
    // as that stack, and stands in the state as what was presented.
    let index = machine.state.presentations.lastIndex { [controllers] in
      controllers.controller(of: $0.cover) === top
    }
    return index.map { $0 + 1 }
  }

  /// Whether what carries a root has gone, or has ended and goes: and the root with it.
  func isGoing(_ root: any RootHandle) -> Bool {
    let ground = contents.groundController
    if let record = roots[root.id] {
      if record.fate(onGround: ground) == .lost { return true }
    } else if root.subject.controller?.isLeftBehind(onGround: ground) == true {
      return true
    }
    guard root.subject.kind != .window, !machine.leaving.isEmpty,
      let controller = root.subject.controller
    else { return false }
    return isLeaving(controller) || isCovered(controller, by: machine.leaving.covers)
  }

  /// Whether it sits in a page that has ended and is still in its stack.
  private func isLeaving(_ controller: UIViewController) -> Bool {
    let page = controller.firstOnWayUp { [controllers] in controllers.entry(of: $0) }
    guard let page, !machine.state.contains(page) else { return false }
    return machine.leaving.stacks.values.contains { $0.members[$0.kept...].contains(.entry(page)) }
  }

  private func isCovered(_ controller: UIViewController, by covers: [Cover]) -> Bool {
    let top = controller.topmostAncestor
    guard !covers.isEmpty, top.presentingViewController != nil else { return false }
    return covers.contains(controllers.cover(of: top))
  }

  /// Whether a root stands on the ground that another one is about to replace.
  func isBeingReplaced(_ root: any RootHandle) -> Bool {
    guard root.subject.kind != .window, machine.isAboutToReplaceGround else { return false }
    return root.subject.controller?.bottomPresenter === contents.groundController
  }

  /// The entry in whose controller a root sits.
  func entry(around root: any RootHandle) -> EntryID? {
    let start = root.subject.kind == .window ? nil : root.subject.controller
    return entry(above: start) { [self] in
      controllers.entry(of: $0) ?? entry(bringing: $0) ?? entry(under: $0)
    }
  }

  /// The entry that has come in this navigation controller.
  private func entry(bringing controller: UIViewController) -> EntryID? {
    (controller as? UINavigationController).flatMap(controllers.stack(of:))
      .flatMap(machine.state.bringer(of:))
  }

  /// The entry that stands next below a controller in its stack: what is foreign stands on it too.
  private func entry(under controller: UIViewController) -> EntryID? {
    guard let navigation = controller.parent as? UINavigationController else { return nil }
    let members = navigation.viewControllers
    guard let index = members.lastIndex(where: { $0 === controller }) else { return nil }
    let below = members[..<index].reversed().lazy
    return below.compactMap { [controllers] in controllers.entry(of: $0) }.first
  }

  /// Whether a root stands in this controller or in a descendant of it.
  func hasRoot(under top: UIViewController) -> Bool {
    roots.values.contains { $0.subject.controller?.topmostAncestor === top }
  }

  /// Whether its roots may stand in another window than it does.
  var mayHaveStrayed: Bool { window == nil || (lastReading?.strayed ?? 0) > 0 }

  /// The window to which the chain may move: without one, where a root of it has got; else the one
  /// where all its roots are now.
  ///
  /// Roots of which only some have gone stay in the chain in which they began.
  var windowToMoveTo: UIWindow? {
    guard !machine.isOut else { return nil }
    let windows = roots.values.lazy.compactMap(\.subject.window)
    guard let window else { return windows.first }
    guard machine.mayChangeWindow, let other = windows.first, other !== window else { return nil }
    return windows.allSatisfy { $0 === other } ? other : nil
  }

  /// It has a window now, in which no other chain is known.
  func moved(to window: UIWindow) {
    contents.window = window
    settleIn(Array(roots.keys))
    askTurn()
  }

  /// Roots that have come into the window stand in what is presented there, or on the ground.
  private func settleIn(_ ids: [RootID]) {
    machine.foreignSeen(read(.whole))
    for id in ids {
      guard let controller = roots[id]?.subject.controller else { continue }
      machine.place(id, at: findDepth(of: controller), within: entry(holding: controller))
    }
  }

  /// Takes over all that lives in another chain.
  ///
  /// - Returns: whether it did.
  func take(_ other: WindowNavigation) -> Bool {
    guard mayTake(other) else { return false }
    keeper?.keep(self)
    let arriving = Array(other.roots.keys)
    controllers.take(from: other.controllers)
    machine.tookOver(other.machine)
    records.merge(other.records) { mine, _ in mine }
    roots.merge(other.roots) { mine, _ in mine }
    ended += other.ended
    afterSettling += other.afterSettling
    afterNextRest += other.afterNextRest
    settleIn(arriving)
    other.successor = self
    other.records = [:]
    other.emptied()
    askTurn()
    return true
  }

  /// What comes into the window joins while neither moves; what has come in the screens of entries
  /// stands on them from then on, and joins at once.
  private func mayTake(_ other: WindowNavigation) -> Bool {
    guard other.machine.canMoveAway, machine.canTakeOver else { return false }
    if !machine.isOut, !machine.isMoving, !other.machine.isMoving { return true }
    return other.roots.values.allSatisfy { entry(holding: $0.subject.controller) != nil }
  }

  /// The state knows what stays in a stack as what it is read as.
  func takeForForeign(_ controller: UIViewController, that was: EntryID) {
    guard let navigation = controller.parent as? UINavigationController,
      let stack = controllers.stack(of: navigation)
    else { return }
    machine.rename(.entry(was), in: stack, to: controllers.member(of: controller))
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
