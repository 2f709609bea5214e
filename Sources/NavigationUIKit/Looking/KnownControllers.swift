import NavigationCore
import UIKit

/// Identities of controllers ⇄ the controllers, which it holds weakly.
///
/// The one exception: a controller that was given and has not been shown is held until it is.
package final class KnownControllers {
  private enum Identity {
    case entry(EntryID)
    case stack(StackID)
    case foreign(ForeignID)
  }

  private struct Known {
    weak var controller: UIViewController?
    /// What it counts as where it is presented, or stands in a stack.
    let identity: Identity
    /// The stack that it holds, whatever it counts as: a screen may give a navigation controller.
    var stack: StackID?
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var entries: [EntryID: WeakController] = [:]
  private var stacks: [StackID: WeakController] = [:]
  private var foreign: [ForeignID: WeakController] = [:]
  private var unshown: [EntryID: [UIViewController]] = [:]
  private var waiting: Set<ObjectIdentifier> = []
  private var knownAfterPruning = 0
  /// Asked for each controller that is seen for the first time: an entry, if it is to be one.
  var adopt: (UIViewController) -> EntryID? = { _ in nil }
  /// Entries that were found and that the state has not taken over yet.
  var newcomers: Set<EntryID> = []

  private struct WeakController {
    weak var controller: UIViewController?
  }

  // MARK: - Making known

  /// A coordinator gave this controller, with this navigation controller around it.
  func add(
    _ controller: UIViewController, for id: EntryID,
    in navigation: UINavigationController?, as stack: StackID?
  ) {
    count(controller, as: id)
    hold([controller, navigation].compactMap { $0 }, for: id)
    if let navigation, let stack { add(navigation, as: stack) }
  }

  /// Somebody else has shown this controller, which is an entry from now on.
  func add(found controller: UIViewController, as id: EntryID) {
    count(controller, as: id)
    newcomers.insert(id)
  }

  private func count(_ controller: UIViewController, as id: EntryID) {
    let stack = living(controller)?.stack
    entries[id] = WeakController(controller: controller)
    known[ObjectIdentifier(controller)] = Known(
      controller: controller, identity: .entry(id), stack: stack)
  }

  /// A navigation controller comes with entries in it: it counts as their stack from now on.
  func add(_ navigation: UINavigationController, as stack: StackID) {
    stacks[stack] = WeakController(controller: navigation)
    known[ObjectIdentifier(navigation)] = Known(
      controller: navigation, identity: .stack(stack), stack: stack)
  }

  /// A navigation controller that is there already is known as a stack from now on; what it was
  /// presented as it stays.
  func add(foundStack stack: StackID, in navigation: UINavigationController) {
    guard var found = living(navigation) else { return add(navigation, as: stack) }
    found.stack = stack
    stacks[stack] = WeakController(controller: navigation)
    known[ObjectIdentifier(navigation)] = found
  }

  /// It has come on screen, where UIKit holds it, or never will.
  ///
  /// - Returns: whether it was waited for.
  @discardableResult
  func release(_ id: EntryID) -> Bool {
    guard let held = unshown.removeValue(forKey: id) else { return false }
    for controller in held { waiting.remove(ObjectIdentifier(controller)) }
    return true
  }

  private func hold(_ controllers: [UIViewController], for id: EntryID) {
    unshown[id] = controllers
    waiting.formUnion(controllers.map { ObjectIdentifier($0) })
  }

  /// Forgets an entry that has ended and is not on screen any more.
  func forget(_ id: EntryID) {
    release(id)
    guard let controller = entries.removeValue(forKey: id)?.controller else { return }
    known[ObjectIdentifier(controller)] = nil
  }

  /// Forgets what has died, now and then: a sweep costs what is known, so it is made when that
  /// has doubled.
  func prune() {
    guard known.count > 2 * knownAfterPruning + 32 else { return }
    known = known.filter { $0.value.controller != nil }
    foreign = foreign.filter { $0.value.controller != nil }
    stacks = stacks.filter { $0.value.controller != nil }
    knownAfterPruning = known.count
  }

  /// Whether a controller was given already and has not been shown.
  func isWaiting(_ controller: UIViewController) -> Bool {
    waiting.contains(ObjectIdentifier(controller))
  }

  /// How many identities are kept.
  package var count: Int { known.count + entries.count + stacks.count + foreign.count }

  /// Takes over what another window knew of a root that came over.
  func take(from other: KnownControllers) {
    known.merge(other.known) { mine, other in
      var merged = mine
      merged.stack = mine.stack ?? other.stack
      return merged
    }
    entries.merge(other.entries) { mine, _ in mine }
    stacks.merge(other.stacks) { mine, _ in mine }
    foreign.merge(other.foreign) { mine, _ in mine }
    unshown.merge(other.unshown) { mine, _ in mine }
    waiting.formUnion(other.waiting)
    newcomers.formUnion(other.newcomers)
  }

  // MARK: - From identity to controller

  package func controller(of id: EntryID) -> UIViewController? { entries[id]?.controller }

  package func navigation(of stack: StackID) -> UINavigationController? {
    stacks[stack]?.controller as? UINavigationController
  }

  package func controller(of member: Member) -> UIViewController? {
    switch member {
    case .entry(let id): controller(of: id)
    case .foreign(let id): foreign[id]?.controller
    }
  }

  package func controller(of cover: Cover) -> UIViewController? {
    switch cover {
    case .entry(let id): controller(of: id)
    case .stack(let stack): navigation(of: stack)
    case .foreign(let id): foreign[id]?.controller
    }
  }

  // MARK: - From controller to identity

  /// What a presented controller is; one that was not known becomes known as foreign.
  func cover(of controller: UIViewController) -> Cover {
    switch identity(of: controller) {
    case .entry(let id): .entry(id)
    case .stack(let stack): .stack(stack)
    case .foreign(let id): .foreign(id)
    }
  }

  /// What a member of a stack is; one that was not known becomes known as foreign.
  func member(of controller: UIViewController) -> Member {
    switch identity(of: controller) {
    case .entry(let id): .entry(id)
    case .foreign(let id): .foreign(id)
    case .stack: .foreign(makeForeign(controller))
    }
  }

  func entry(of controller: UIViewController) -> EntryID? {
    guard case .entry(let id) = living(controller)?.identity else { return nil }
    return id
  }

  func stack(of navigation: UINavigationController) -> StackID? {
    living(navigation)?.stack
  }

  private func identity(of controller: UIViewController) -> Identity {
    living(controller)?.identity ?? adopt(controller).map(Identity.entry)
      ?? .foreign(makeForeign(controller))
  }

  /// An address may be used again after a controller has died, so the weak reference decides.
  private func living(_ controller: UIViewController) -> Known? {
    guard let known = known[ObjectIdentifier(controller)], known.controller === controller else {
      return nil
    }
    return known
  }

  private func makeForeign(_ controller: UIViewController) -> ForeignID {
    let id = ForeignID(Serial.next())
    foreign[id] = WeakController(controller: controller)
    if living(controller) == nil {
      known[ObjectIdentifier(controller)] = Known(
        controller: controller, identity: .foreign(id), stack: nil)
    }
    return id
  }
}
