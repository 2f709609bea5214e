import NavigationCore
import NavigationUIKit
import UIKit

/// Everything that can be started from.
package typealias EveryNavigation = ModalNavigation & NavigationControllerNavigation
  & AdaptiveNavigation

/// The shared body of the coordinators: their life, their result, and their navigation.
final class CoordinatorCore<Output> {
  /// Where it stands, from its start until its screen is not ours any more.
  private struct Place {
    let id: EntryID
    let root: ChainRoot
    let navigation: ChainNavigation
  }

  private enum Stand {
    case nowhere
    case chain(Place)
    /// In a unit test, with a navigation that shows nothing.
    case rehearsal(any EveryNavigation, end: (NavigationCore.Ending) -> Void)
  }

  private var life = CoordinatorLife()
  private var result: Output?
  private var stand: Stand = .nowhere
  private weak var lastChain: WindowNavigation?
  var companions: [any Companion] = []

  /// The chain in which it stands, or stood.
  var chain: WindowNavigation? { place?.root.core ?? lastChain }

  private var place: Place? {
    switch stand {
    case .chain(let place): place
    case .nowhere, .rehearsal: nil
    }
  }

  // MARK: - Starting

  /// Begins its life, if it has none yet.
  func begin(as id: EntryID, in root: ChainRoot) -> CoordinatorLife.StartAction {
    let action = life.startRequested(as: id)
    if action == .start {
      let navigation = ChainNavigation(.open(root, asker: id))
      stand = .chain(Place(id: id, root: root, navigation: navigation))
    }
    return action
  }

  /// Begins its life with a navigation that shows nothing; `end` is called once it has ended.
  func rehearse(
    as id: EntryID, with navigation: any EveryNavigation,
    _ end: @escaping (NavigationCore.Ending) -> Void
  ) -> CoordinatorLife.StartAction {
    let action = life.startRequested(as: id)
    if action == .start { stand = .rehearsal(navigation, end: end) }
    return action
  }

  /// Hands out the result, if its own `finish` was what ended it.
  func deliver(
    _ ending: NavigationCore.Ending, to handler: (Output?, NavigationCore.Ending) -> Void
  ) {
    life.delivered(settleCount: chain?.settleCount ?? 0)
    let given = result
    result = nil
    endCompanions()
    handler(ending == .finished ? given : nil, ending)
  }

  private func endCompanions() {
    let kept = companions
    companions = []
    for companion in kept { companion.ownerEnded() }
  }

  /// Its screen is not ours any more: what it starts from now on has nowhere to go.
  func close() {
    lastChain = chain
    place?.navigation.close()
    stand = .nowhere
  }

  // MARK: - Ending

  func finish(
    _ result: Output, animated: Bool, of coordinator: AnyObject, _ source: SourceLocation
  ) {
    if life.entry != nil { self.result = result }
    end(.finished, animated: animated, of: coordinator, source)
  }

  func dismiss(animated: Bool, of coordinator: AnyObject, _ source: SourceLocation) {
    end(.dismissed, animated: animated, of: coordinator, source)
  }

  /// Ends it if it has not ended yet; says nothing if it has.
  func cancel(animated: Bool) {
    guard let id = life.entry else { return }
    _ = life.endRequested(settleCount: nil)
    end(id, .dismissed, animated: animated)
  }

  private func end(
    _ ending: NavigationCore.Ending, animated: Bool, of coordinator: AnyObject,
    _ source: SourceLocation
  ) {
    switch life.endRequested(settleCount: chain?.settleCount) {
    case .end(let id): end(id, ending, animated: animated)
    case .race: break
    case .issue(let issue): tell(issue, about: coordinator, source)
    }
  }

  private func end(_ id: EntryID, _ ending: NavigationCore.Ending, animated: Bool) {
    switch stand {
    case .chain(let place): place.root.core.end(id, ending, animated: animated)
    case .rehearsal(_, let end):
      stand = .nowhere
      end(ending)
    case .nowhere: break
    }
  }

  func dismissChildren(animated: Bool) {
    guard let place else { return }
    place.root.core.endAll(above: place.id, animated: animated)
  }

  // MARK: - Asking

  var isOnScreen: Bool {
    place.map { $0.root.core.contains($0.id) } ?? false
  }

  /// The handle for what it starts; one that only tells the misuse before its start and after its end.
  func navigation(of coordinator: AnyObject) -> any EveryNavigation {
    switch stand {
    case .chain(let place): place.navigation
    case .rehearsal(let navigation, _): navigation
    case .nowhere: ChainNavigation(.closed(who: String(describing: type(of: coordinator))))
    }
  }

  func tell(
    _ issue: NavigationCore.Issue.Life, about coordinator: AnyObject,
    _ source: SourceLocation = .unknown
  ) {
    let who = String(describing: type(of: coordinator))
    IssueReporter.report(NavigationCore.Issue(.life(issue), who: who), source)
  }
}
