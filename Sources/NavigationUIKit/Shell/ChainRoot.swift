import NavigationCore
import UIKit

/// A root: what a host was made for.
///
/// Hosts and `navigation` hold it; it holds the chain's core.
package final class ChainRoot: RootHandle {
  /// How long a root is looked at.
  package enum Attention {
    /// While something of ours stands on it, or waits for it.
    case whileBusy
    /// Also while this says so.
    case whileWatched(() -> Bool)
  }

  package let id = RootID(Serial.next())
  package let subject: RootSubject
  package var attention: Attention = .whileBusy
  package var lost: () -> Void = {}
  /// The core of the chain as it was last; it changes when the root gets into a window.
  private var chain: WindowNavigation

  private init(_ subject: RootSubject) {
    self.subject = subject
    chain = ChainRegistry.chain(of: subject)
  }

  package convenience init(modal controller: UIViewController) {
    self.init(RootSubject(.modal, controller))
  }

  package convenience init(navigation: UINavigationController) {
    self.init(RootSubject(.navigation, navigation))
  }

  package convenience init(window: UIWindow) {
    self.init(RootSubject(.window, window))
  }

  package var object: AnyObject? { subject.object }

  package var isWatched: Bool {
    switch attention {
    case .whileBusy: false
    case .whileWatched(let isWatched): isWatched()
    }
  }

  /// The core of the chain: of the window in which the root stands now, unless something of it
  /// lives elsewhere.
  package var core: WindowNavigation {
    while let successor = chain.successor { chain = successor }
    guard !chain.knows(id) else { return chain }
    if let window = subject.window {
      if chain.window !== window { chain = ChainRegistry.chain(of: subject) }
    } else if let shared = ChainRegistry.windowlessChain(of: subject) {
      chain = shared
    }
    return chain
  }
}
