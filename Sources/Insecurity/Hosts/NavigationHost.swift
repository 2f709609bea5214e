import NavigationCore
import NavigationUIKit
import UIKit

/// A handle to a root in a window's navigation: what hosts and `navigation` have in common.
///
/// It may be released at any time: a chain lives as long as its screens. Make an ``InsecurityHost``
/// or a ``WindowHost``.
@preconcurrency @MainActor
public class NavigationHost: StartingPoint {
  enum Access {
    case open(ChainRoot, asker: EntryID?)
    /// Its coordinator is not live.
    case closed(who: String)
  }

  private var access: Access
  private let name: String

  init(_ access: Access, name: String = "A coordinator") {
    self.access = access
    self.name = name
  }

  /// Its coordinator is not live any more.
  func close() {
    access = .closed(who: name)
  }

  var root: ChainRoot? {
    switch access {
    case .open(let root, _): root
    case .closed: nil
    }
  }

  func options(_ asked: StartOptions) -> StartOptions { asked }

  /// What starts on top of this host's chain.
  func makeTopContext() -> (any AdaptiveNavigation)? { self as? any AdaptiveNavigation }

  /// The one primitive: every `start` leads here.
  func begin<Output>(
    _ child: ResultCoordinator<Output>, _ options: StartOptions,
    _ handler: @escaping (Output?, Ending) -> Void
  ) {
    let id = WindowNavigation.makeEntryID()
    switch access {
    case .open(let root, let asker):
      switch child.core.begin(as: id, in: root) {
      case .start:
        let record = child.record(options, handler)
        root.core.start(
          id, record, from: root, asker: asker, at: options.placement, animated: options.animated)
      case .issue(let issue): refuse(child, .life(issue), options, handler)
      }
    case .closed(let who): refuse(child, .life(.startedByEnded), options, handler, who: who)
    }
  }

  /// Answers with `nil` at the next turn end, as any refusal.
  private func refuse<Output>(
    _ child: ResultCoordinator<Output>, _ kind: NavigationCore.Issue.Kind,
    _ options: StartOptions, _ handler: @escaping (Output?, Ending) -> Void, who: String? = nil
  ) {
    let name = who ?? child.name
    ChainRegistry.refuse(kind, who: name, options.source) {
      handler(nil, Ending(.refused(kind), who: name, options.source))
    }
  }
}

extension ResultCoordinator {
  var name: String { String(describing: type(of: self)) }

  fileprivate func record(
    _ options: StartOptions, _ handler: @escaping (Output?, Ending) -> Void
  ) -> EntryRecord {
    var record = EntryRecord(
      coordinator: self,
      controller: { [unowned self] in viewController },
      navigation: options.navigationController, transition: options.transition,
      source: options.source, close: { [core] in core.close() },
      deliver: { [core, type = type(of: self), source = options.source] ending in
        core.deliver(ending) { result, ending in
          handler(result, Ending(ending, of: type, source))
        }
      })
    record.reporting = reportsAfterDismissal ? .late : .inTime
    return record
  }
}
