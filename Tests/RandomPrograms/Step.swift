/// One step of a random program: one public call, one action of a hand, or some time that passes.
///
/// Its description is the Swift code that makes it.
package nonisolated indirect enum Step: Hashable, Codable, Sendable {
  /// A start; `then` runs in its handler, `asked` while its controller is asked for.
  case start(Kind, by: Asker, animated: Bool, then: [Step], asked: [Step])
  case finish(Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  /// All above a coordinator.
  case dismissAbove(Int, animated: Bool)
  /// All above a host.
  case dismissAll(Int, animated: Bool)
  case batch(Int, [Step], throwing: Bool)
  /// Milliseconds pass; with none, only the running turn ends.
  case advance(Int)
  /// Until nothing moves and nothing waits.
  case rest
  case hand(Hand)
  /// A finger that rests half-way while the steps run.
  case hold(Hand, [Step])
  case foreign(Foreign)
  /// An awaited start in a task, in whose turn `then` follows the result.
  case awaited(Kind, by: Asker, animated: Bool, then: [Step])
  /// A task is cancelled.
  case cancel(Int)
  /// The main queue is served: tasks go on.
  case tasks
  /// A host is made.
  case host(Subject)
  /// A host is released; what it has started goes on.
  case forgetHost(Int)
  /// The controllers that are on no screen are released.
  case releaseRoots

  /// What a host is made for.
  package enum Subject: Hashable, Codable, Sendable {
    /// The screen of an entry.
    case screen(Int)
    /// The stack in which an entry stands.
    case stack(Int)
    /// The window's root as it is then.
    case ground
    /// A controller that is on no screen.
    case nowhere(stack: Bool)
  }

  /// How a coordinator is started.
  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case modal, fullScreen, pushed, newStack, current, adaptiveModal, adaptiveNew, fallback, alert
  }

  /// Whose navigation takes a start; the number is taken modulo how many there are.
  package enum Asker: Hashable, Codable, Sendable {
    case host(Int)
    case entry(Int)
  }

  /// What a person does.
  package enum Hand: Hashable, Codable, Sendable {
    case tapBack, swipeBack, cancelledSwipe, dragSheet, cancelledDrag, tapOutside, tapAlert
    case holdBack(Int)
    case tab(Int)
  }

  /// What code of the app does behind the library's back.
  package enum Foreign: Hashable, Codable, Sendable {
    case present(animated: Bool)
    case alert
    case dismissTop(animated: Bool)
    case dismissAll(animated: Bool)
    case push(Int, animated: Bool)
    case pop(Int, animated: Bool)
    case popToRoot(Int, animated: Bool)
    /// Takes a member out of the middle of a stack.
    case remove(Int, at: Int, animated: Bool)
    case selectTab(Int)
    case replaceRoot
    case rotate
    case background
    case foreground
    case animations(on: Bool)
  }
}

nonisolated extension Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .start(let kind, let asker, let animated, let then, let asked):
      ".start(.\(kind), by: \(asker), animated: \(animated), then: \(then), asked: \(asked))"
    case .finish(let pick, let animated): ".finish(\(pick), animated: \(animated))"
    case .dismiss(let pick, let animated): ".dismiss(\(pick), animated: \(animated))"
    case .dismissAbove(let pick, let animated): ".dismissAbove(\(pick), animated: \(animated))"
    case .dismissAll(let pick, let animated): ".dismissAll(\(pick), animated: \(animated))"
    case .batch(let host, let steps, let throwing):
      ".batch(\(host), \(steps), throwing: \(throwing))"
    case .advance(let milliseconds): ".advance(\(milliseconds))"
    case .rest: ".rest"
    case .hand(let hand): ".hand(.\(hand))"
    case .hold(let hand, let steps): ".hold(.\(hand), \(steps))"
    case .foreign(let foreign): ".foreign(.\(foreign))"
    case .awaited(let kind, let asker, let animated, let then):
      ".awaited(.\(kind), by: \(asker), animated: \(animated), then: \(then))"
    case .cancel(let pick): ".cancel(\(pick))"
    case .tasks: ".tasks"
    case .host(let subject): ".host(.\(subject))"
    case .forgetHost(let pick): ".forgetHost(\(pick))"
    case .releaseRoots: ".releaseRoots"
    }
  }
}

nonisolated extension Step.Asker: CustomStringConvertible {
  package var description: String {
    switch self {
    case .host(let number): ".host(\(number))"
    case .entry(let number): ".entry(\(number))"
    }
  }
}
