import NavigationCore
import UIKit

/// Keeps each chain alive while it has something to look for, and looks at turn ends meanwhile.
package final class ChainRegistry: ChainKeeper, TurnEndTenant {
  private struct WeakChain {
    weak var chain: WindowNavigation?
  }

  private unowned let turnEnd: TurnEnd
  private var busy: [WindowNavigation] = []
  private var known: [WeakChain] = []
  /// Where a test has starts and answers written down.
  package weak var ledger: StartLedger?

  private init(_ turnEnd: TurnEnd) {
    self.turnEnd = turnEnd
  }

  // MARK: - Finding chains

  /// The registry of the main loop that a window belongs to.
  package static func of(_ window: UIWindow?) -> ChainRegistry {
    let turnEnd = TurnEnd.of(window)
    if let registry = turnEnd.tenant as? ChainRegistry { return registry }
    let registry = ChainRegistry(turnEnd)
    turnEnd.tenant = registry
    return registry
  }

  /// The one chain of the window in which a root stands; without a window, that of what it stands in.
  ///
  /// Made if there is none.
  static func chain(of subject: RootSubject) -> WindowNavigation {
    guard let window = subject.window else {
      return windowlessChain(of: subject) ?? of(nil).makeChain(in: nil)
    }
    let registry = of(window)
    registry.letJoin(window)
    return registry.knownChain(of: window) ?? registry.makeChain(in: window)
  }

  /// The chain of another root under the same topmost ancestor, which is in no window yet.
  static func windowlessChain(of subject: RootSubject) -> WindowNavigation? {
    guard let top = subject.controller?.topmostAncestor else { return nil }
    return of(nil).known.lazy.compactMap(\.chain).first {
      $0.window == nil && $0.hasRoot(under: top)
    }
  }

  /// The chains that have something to look for, in the order in which they began.
  package var chains: [WindowNavigation] { busy }

  private func knownChain(of window: UIWindow) -> WindowNavigation? {
    known.lazy.compactMap(\.chain).first { $0.window === window }
  }

  private func makeChain(in window: UIWindow?) -> WindowNavigation {
    let chain = WindowNavigation(window: window, keeper: self)
    known.removeAll { $0.chain == nil }
    known.append(WeakChain(chain: chain))
    return chain
  }

  // MARK: - Keeping and looking

  var now: TimeInterval { turnEnd.now }

  /// Something begins in this chain: it is kept, and looked at from the next turn end on.
  func keep(_ chain: WindowNavigation) {
    guard !busy.contains(where: { $0 === chain }) else { return }
    if busy.isEmpty { turnEnd.start { [unowned self] in look() } }
    busy.append(chain)
  }

  /// Lets go of everything without a word: the screens are gone, and nobody is there to be told.
  func abandon() {
    let chains = busy
    busy = []
    for chain in chains { chain.emptied() }
  }

  func askTurn() {
    turnEnd.askTurn()
  }

  /// Looks at every array and every level of every chain, as at a turn end.
  package func lookAtEverything() {
    for chain in busy { chain.lookAtEverything() }
  }

  private func look() {
    let moved = busy.filter { $0.mayHaveStrayed && moveToWindow($0) }
    for chain in busy where !moved.contains(where: { $0 === chain }) { chain.turnEnded() }
    busy.removeAll { !$0.isBusy }
    if busy.isEmpty { turnEnd.stop() }
  }

  /// What has come into this window since the last turn end comes before what is asked now.
  func letJoin(_ window: UIWindow) {
    for chain in busy where chain.window !== window && chain.windowToMoveTo === window {
      moveToWindow(chain)
    }
  }

  /// A root that gets or changes its window takes its whole chain along, if that may join.
  ///
  /// - Returns: whether it has moved.
  @discardableResult
  private func moveToWindow(_ chain: WindowNavigation) -> Bool {
    guard let window = chain.windowToMoveTo else { return false }
    guard let target = ChainRegistry.of(window).knownChain(of: window) else {
      chain.moved(to: window)
      return true
    }
    return target.take(chain)
  }

  // MARK: - Refusing

  /// Answers a start that no chain can take with `nil`, at the next turn end.
  package static func refuse(
    _ kind: Issue.Kind, who: String, _ source: SourceLocation, answer: @escaping () -> Void
  ) {
    let chain = of(nil).makeChain(in: nil)
    let record = EntryRecord(
      knowing: nil, name: who, controller: { UIViewController() }, source: source,
      deliver: { _ in answer() })
    chain.refuse(record, kind)
  }
}
