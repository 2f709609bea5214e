import NavigationCore
import NavigationUIKit
import UIKit

/// The shared body of the coordinators: their life, their result, and their navigation.
final class CoordinatorCore<Output> {
  /// Where it stands, from its start until its screen is not ours any more.
  private struct Stand {
    let id: EntryID
    let root: ChainRoot
    let navigation: ChainNavigation
  }

  private var life = CoordinatorLife()
  private var result: Output?
  private var stand: Stand?
  private weak var lastChain: WindowNavigation?
  var companions: [any Companion] = []

  /// The chain in which it stands, or stood.
  var chain: WindowNavigation? { stand?.root.core ?? lastChain }

  // MARK: - Starting

  /// Begins its life, if it has none yet.
  func begin(as id: EntryID, in root: ChainRoot) -> CoordinatorLife.StartAction {
    let action = life.startRequested(as: id)
    if action == .start {
      let navigation = ChainNavigation(.open(root, asker: id))
      stand = Stand(id: id, root: root, navigation: navigation)
    }
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
    stand?.navigation.close()
    stand = nil
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
    chain?.end(id, .dismissed, animated: animated)
  }

  private func end(
    _ ending: NavigationCore.Ending, animated: Bool, of coordinator: AnyObject,
    _ source: SourceLocation
  ) {
    switch life.endRequested(settleCount: chain?.settleCount) {
    case .end(let id): chain?.end(id, ending, animated: animated)
    case .race: break
    case .issue(let issue): tell(issue, about: coordinator, source)
    }
  }

  func dismissChildren(animated: Bool) {
    guard let stand else { return }
    stand.root.core.endAll(above: stand.id, animated: animated)
  }

  // MARK: - Asking

  var isOnScreen: Bool {
    stand.map { $0.root.core.contains($0.id) } ?? false
  }

  /// The handle for what it starts; one that only tells the misuse before its start and after its end.
  func navigation(of coordinator: AnyObject) -> ChainNavigation {
    stand?.navigation ?? ChainNavigation(.closed(who: String(describing: type(of: coordinator))))
  }

  func tell(
    _ issue: NavigationCore.Issue.Life, about coordinator: AnyObject,
    _ source: SourceLocation = .unknown
  ) {
    let who = String(describing: type(of: coordinator))
    IssueReporter.report(NavigationCore.Issue(.life(issue), who: who), source)
  }
}
