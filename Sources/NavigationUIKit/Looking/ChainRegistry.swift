import NavigationCore
import UIKit

/// Keeps each chain alive while it has something to look for, and looks at turn ends meanwhile.
package final class ChainRegistry {
  private struct WeakChain {
    weak var chain: WindowNavigation?
  }

  private unowned let turnEnd: TurnEnd
  private var busy: [WindowNavigation] = []
  private var known: [WeakChain] = []

  private init(_ turnEnd: TurnEnd) {
    self.turnEnd = turnEnd
  }

  /// The registry of the main loop that a window belongs to.
  package static func of(_ window: UIWindow?) -> ChainRegistry {
    let turnEnd = TurnEnd.of(window)
    if let registry = turnEnd.registry { return registry }
    let registry = ChainRegistry(turnEnd)
    turnEnd.registry = registry
    return registry
  }

  var now: TimeInterval { turnEnd.now }

  /// The chains that have something to look for, in the order in which they began.
  package var chains: [WindowNavigation] { busy }

  /// The one chain of a window.
  func chain(of window: UIWindow) -> WindowNavigation {
    if let chain = knownChain(of: window) { return chain }
    let chain = WindowNavigation(window: window, registry: self)
    add(chain)
    return chain
  }

  /// The chain of a window, or the given one, which had none and becomes the window's.
  func chain(of window: UIWindow, orAdopt chain: WindowNavigation) -> WindowNavigation {
    knownChain(of: window) ?? chain
  }

  private func knownChain(of window: UIWindow) -> WindowNavigation? {
    known.lazy.compactMap(\.chain).first { $0.window === window }
  }

  /// A chain of its own for a root that is in no window yet.
  func chainWithoutWindow() -> WindowNavigation {
    let chain = WindowNavigation(window: nil, registry: self)
    add(chain)
    return chain
  }

  private func add(_ chain: WindowNavigation) {
    known.removeAll { $0.chain == nil }
    known.append(WeakChain(chain: chain))
  }

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
    for chain in busy { chain.turnEnded() }
    busy.removeAll { !$0.isBusy }
    if busy.isEmpty { turnEnd.stop() }
  }
}
