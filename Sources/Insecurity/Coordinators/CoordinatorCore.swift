import NavigationCore
import NavigationUIKit
import UIKit

/// The shared body of the coordinators: their life, their result, and their navigation.
final class CoordinatorCore<Output> {
  private var life = CoordinatorLife()
  private var result: Output?
  private(set) var root: ChainRoot?
  private weak var chain: WindowNavigation?

  /// The chain in which it stands, or stood.
  var lastChain: WindowNavigation? { root?.core ?? chain }

  private var handle: ChainNavigation?

  // MARK: - Starting

  /// Begins its life, if it has none yet.
  func begin(as id: EntryID, in root: ChainRoot) -> CoordinatorLife.StartAction {
    let action = life.startRequested(as: id)
    if action == .start {
      self.root = root
      handle = ChainNavigation(.open(root, asker: id))
    }
    return action
  }

  /// Hands out the result, if its own `finish` was what ended it.
  func deliver(
    _ ending: NavigationCore.Ending, to handler: (Output?, NavigationCore.Ending) -> Void
  ) {
    let chain = root?.core
    self.chain = chain
    life.delivered(settleCount: chain?.settleCount ?? 0)
    handle?.close()
    handle = nil
    root = nil
    let given = result
    result = nil
    handler(ending == .finished ? given : nil, ending)
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
    root?.core.end(id, .dismissed, animated: animated)
  }

  private func end(
    _ ending: NavigationCore.Ending, animated: Bool, of coordinator: AnyObject,
    _ source: SourceLocation
  ) {
    switch life.endRequested(settleCount: chain?.settleCount) {
    case .end(let id): root?.core.end(id, ending, animated: animated)
    case .race: break
    case .issue(let issue): tell(issue, about: coordinator, source)
    }
  }

  func dismissChildren(animated: Bool) {
    guard let id = life.entry else { return }
    root?.core.endAll(above: id, animated: animated)
  }

  // MARK: - Asking

  var isOnScreen: Bool {
    guard let id = life.entry, let root else { return false }
    return root.core.contains(id)
  }

  /// The handle for what it starts; one that only tells the misuse before its start and after its end.
  func navigation(of coordinator: AnyObject) -> ChainNavigation {
    handle ?? ChainNavigation(.closed(who: String(describing: type(of: coordinator))))
  }

  func tell(
    _ issue: NavigationCore.Issue.Life, about coordinator: AnyObject,
    _ source: SourceLocation = .unknown
  ) {
    let who = String(describing: type(of: coordinator))
    IssueReporter.report(NavigationCore.Issue(.life(issue), who: who), source)
  }
}

extension SourceLocation {
  static let unknown = SourceLocation(fileID: "", line: 0)

  init(_ fileID: StaticString, _ line: UInt) {
    self.init(fileID: fileID.description, line: Int(line))
  }
}
